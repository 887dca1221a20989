public import SwiftUI

/// The menus and keyboard shortcuts of the app, on the Mac and on an iPad with a keyboard.
public struct MartletCommands: Commands {
    private let launch: AppLaunch

    /// Makes the commands of an app.
    public init(_ launch: AppLaunch) {
        self.launch = launch
    }

    /// The menus; those of the system alone where the app could not be opened.
    public var body: some Commands {
        if case .success(let app) = launch.outcome { AppCommands(app: app) }
    }
}
