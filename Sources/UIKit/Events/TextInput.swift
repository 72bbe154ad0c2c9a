import HostInterface
import QuartzCore

extension Runtime {
  /// Somebody typed, composed, deleted or pasted.
  func take(_ event: TextEvent) {
    app.warn("\(InputEvent.text(event)) does nothing yet: this version of Segue has nothing that takes text.")
  }
}
