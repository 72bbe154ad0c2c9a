import HostInterface
import QuartzCore

extension Runtime {
  /// The device is held another way, or the window has another size.
  func take(_ change: ScreenChange) {
    app.warn("\(InputEvent.screen(change)) does nothing yet: this version of Segue does not turn or resize an app that runs.")
  }
}
