import HostInterface
import QuartzCore

extension Runtime {
  /// The app goes to the back or to the front, or memory is short.
  func take(_ change: ActivityChange) {
    app.warn("\(InputEvent.activity(change)) does nothing yet.")
  }
}
