internal import CProgram
import QuartzCore

/// The parts of an app that modules above UIKitCore implement.
///
/// UIKitCore cannot import these modules. `UIKit` installs their factories when an app first needs one of the services. Each service is
/// created on first use and belongs to its app.
@MainActor
package final class Services: RuntimeState {
  private unowned let runtime: Runtime
  private var factories: ServiceFactories?

  package private(set) lazy var keyboard = installed.keyboard(runtime)
  package private(set) lazy var textInput = installed.textInput(runtime)
  package private(set) lazy var screenReader = installed.screenReader(runtime)
  package private(set) lazy var presentations = installed.presentations(runtime)

  package init(for runtime: Runtime) { self.runtime = runtime }

  /// Sets the factories. `UIKit` calls it once for each app.
  package func install(_ factories: ServiceFactories) { self.factories = factories }

  private var installed: ServiceFactories {
    if factories == nil { segue_services(Unmanaged.passUnretained(self).toOpaque()) }
    guard let factories else { preconditionFailure("UIKitCore is linked without UIKit: depend on the product UIKit") }
    return factories
  }
}

/// The functions that create the services of an app.
@MainActor
package struct ServiceFactories {
  package let keyboard: (Runtime) -> any KeyboardService
  package let textInput: (Runtime) -> any TextInputService
  package let screenReader: (Runtime) -> any ScreenReader
  package let presentations: (Runtime) -> any PresentationFactory

  package init(
    keyboard: @escaping (Runtime) -> any KeyboardService, textInput: @escaping (Runtime) -> any TextInputService,
    screenReader: @escaping (Runtime) -> any ScreenReader, presentations: @escaping (Runtime) -> any PresentationFactory
  ) {
    (self.keyboard, self.textInput, self.screenReader, self.presentations) = (keyboard, textInput, screenReader, presentations)
  }
}

extension Runtime {
  package var services: Services { state() }
}
