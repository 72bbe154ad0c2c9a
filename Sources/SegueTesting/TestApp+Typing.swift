import HostInterface
import Motion
import UIKit

extension TestApp {
  /// Types a text, a character at a tick, into whatever edits; a newline is the return key.
  public func typeText(_ text: String) {
    for character in text { tell(character.isNewline ? .key(Key(.return)) : .insert(String(character))) }
  }

  /// Has an input method compose, step by step, and put what it has at last: `compose("ㅎ", "하", "한")`.
  public func compose(_ steps: String...) {
    for step in steps { tell(.compose(step)) }
    if let last = steps.last { tell(.insert(last)) }
  }

  /// Presses the key that deletes backwards.
  public func deleteBackward(times: Int = 1) { for _ in 0..<times { tell(.delete) } }

  /// Presses a key of a keyboard of the device's own, by its word in scripts: `return`, `shift+left`, `command+a`.
  public func press(key word: String) {
    guard let key = Key(word: word) else {
      preconditionFailure("\(word) is no key; keys are called as in touch scripts: return, shift+left")
    }
    tell(.key(key))
  }

  /// Pastes a text that the user has from elsewhere.
  public func paste(_ text: String) { tell(.paste(text)) }

  private func tell(_ event: TextEvent) {
    let time = session.nextTick(after: session.now)
    session.receive(TimedEvent(.text(event), at: time))
    session.advance(to: time)
  }
}
