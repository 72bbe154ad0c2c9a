import HostInterface
import Motion
import UIKit

extension TestApp {
  /// Types a text into the focused text view, one character per tick. A newline is typed with the Return key.
  public func typeText(_ text: String) {
    for character in text { tell(character.isNewline ? .key(Key(.return)) : .insert(String(character))) }
  }

  /// Composes a text with an input method step by step, and inserts the last step: `compose("ㅎ", "하", "한")`.
  public func compose(_ steps: String...) {
    for step in steps { tell(.compose(step)) }
    if let last = steps.last { tell(.insert(last)) }
  }

  /// Presses the key that deletes backwards.
  public func deleteBackward(times: Int = 1) { for _ in 0..<times { tell(.delete) } }

  /// Presses a key of a hardware keyboard. The key is given as in scripts: `return`, `shift+left`, `command+a`.
  public func press(key word: String) {
    guard let key = Key(word: word) else {
      preconditionFailure("\(word) is no key; keys are called as in touch scripts: return, shift+left")
    }
    tell(.key(key))
  }

  /// Pastes a text that comes from another app.
  public func paste(_ text: String) { tell(.paste(text)) }

  private func tell(_ event: TextEvent) {
    let time = session.nextTick(after: session.now)
    session.receive(TimedEvent(.text(event), at: time))
    session.advance(to: time)
  }
}
