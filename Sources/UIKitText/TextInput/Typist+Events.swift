import HostInterface
import QuartzCore

extension Typist: TextInputService {
  /// Passes a text event to the first responder: insertion, composition, deletion or pasting.
  package func take(_ event: TextEvent) {
    switch event {
    case .insert(let text): insert(text)
    case .compose(let text): compose(text)
    case .delete: deleteBackward()
    case .key(let key): press(key)
    case .paste(let text): paste(text)
    }
  }
}
