import QuartzCore

/// Installs the services of the modules above UIKitCore. UIKitCore calls the function by its C name when an app first needs a service.
///
/// - Parameter services: An unretained reference to the `Services` of the app.
@_cdecl("segue_install_services")
public func installServices(_ services: UnsafeRawPointer) {
  nonisolated(unsafe) let reference = services
  MainActor.assumeIsolated {
    Unmanaged<Services>.fromOpaque(reference).takeUnretainedValue().install(
      ServiceFactories(
        keyboard: { $0.keyboard }, textInput: { $0.typist }, screenReader: { $0.voiceOver }, presentations: { _ in Presentations() }))
  }
}
