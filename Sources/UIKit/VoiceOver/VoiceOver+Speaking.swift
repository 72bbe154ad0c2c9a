import Foundation
import QuartzCore
internal import ScreenReading

/// What is said, and who hears of its end.
extension VoiceOver {
  /// Says what an element is.
  func say(_ element: SpokenElement) {
    lastSaid = element
    queue.say(element.words, at: runtime.now)
    awaitEnd()
  }

  /// Announces a sentence.
  func announce(_ text: String, _ priority: SpeechQueue.Priority = .usual, queues: Bool = false) {
    queue.announce(text, priority, queues: queues, at: runtime.now)
    awaitEnd()
  }

  /// Announces a sentence as its attributes say.
  func announce(_ text: NSAttributedString) {
    guard text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    let said = attributes[.accessibilitySpeechAnnouncementPriority]
    let name = (said as? UIAccessibilityPriority)?.rawValue ?? said as? String
    let priority: SpeechQueue.Priority =
      switch name.map(UIAccessibilityPriority.init(rawValue:)) {
      case .high: .high
      case .low: .low
      default: .usual
      }
    let queues = attributes[.accessibilitySpeechQueueAnnouncement]
    announce(text.string, priority, queues: (queues as? Bool) ?? (queues as? NSNumber)?.boolValue ?? false)
  }

  /// The value of what has the focus is another one, or it is selected now.
  func sayWhatIsNew() {
    guard let focused, let old = lastSaid, !focused.isSpokenAsEdited else { return }
    let value = focused.isValueSpoken ? focused.accessibilityValue : nil, traits = focused.accessibilityTraits
    guard value != old.value || traits.rawValue != old.traits.rawValue else { return }
    var new = old
    (new.value, new.traits) = (value, SpokenTraits(rawValue: traits.rawValue))
    lastSaid = new
    if traits.contains(.updatesFrequently) { return }
    if traits.contains(.selected), !old.traits.contains(.selected) { queue.say("Selected", at: runtime.now) }
    if value != old.value, let words = new.valueInWords { queue.say(words, at: runtime.now) }
    awaitEnd()
  }

  /// Tells of announcements that are over, now and when the next one is.
  private func awaitEnd() {
    for ending in queue.takeEndings() {
      NotificationCenter.default.post(
        name: UIAccessibility.announcementDidFinishNotification, object: nil,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: ending.text,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: NSNumber(value: ending.isWhole),
        ])
    }
    if let wakeUp { runtime.cancel(wakeUp) }
    wakeUp = nil
    guard queue.isAwaited, let end = queue.nextEnd else { return }
    wakeUp = runtime.schedule(at: end) { [unowned self] in
      wakeUp = nil
      queue.advance(to: runtime.now)
      awaitEnd()
    }
  }
}
