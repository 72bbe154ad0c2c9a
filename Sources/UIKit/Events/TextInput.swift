import HostInterface
import QuartzCore

extension Runtime {
  /// Passes a text event to the first responder: insertion, composition, deletion or pasting.
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
