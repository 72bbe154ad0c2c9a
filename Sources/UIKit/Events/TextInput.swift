import HostInterface
import QuartzCore

extension Runtime {
  /// Somebody typed, composed, deleted or pasted: it goes to the first responder.
  func take(_ event: TextEvent) {
    switch event {
    case .insert(let text): typist.insert(text)
    case .compose(let text): typist.compose(text)
    case .delete: typist.deleteBackward()
    case .key(let key): typist.press(key)
    case .paste(let text): typist.paste(text)
    }
  }
}
