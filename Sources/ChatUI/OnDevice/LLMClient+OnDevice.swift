import LLM
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension LLMClient {
    /// How the model of this device is named in an answer.
    static let onDeviceName: ModelID = "on-device"

    /// How many tokens it reads and writes at once.
    static let onDeviceWindow = 4_096

    /// A client of this device's own model.
    static func onDevice(_ model: any OnDeviceModel) -> LLMClient {
        LLMClient(
            baseURL: URL(constant: "http://on-device.invalid/v1"),
            model: onDeviceName,
            retryPolicy: .never,
            transport: OnDeviceTransport(model: model)
        )
    }
}

extension ModelRoute {
    /// The route to this device's own model, which reads words alone.
    static func onDevice(_ model: any OnDeviceModel) -> ModelRoute {
        ModelRoute(
            onDeviceLabel,
            .onDevice(model),
            lacks: [.tools, .images, .audio, .files, .structuredOutput, .audioOutput, .imageOutput, .webSearch]
        )
    }

    /// How a sentence calls it.
    static let onDeviceLabel = "this device's own model"
}
