import Foundation
import QuartzCore
@_spi(UIKit) import UIKitCore
internal import ScreenReading

/// The speech of VoiceOver, and the notifications of its end.
extension VoiceOver {
  /// Speaks the description of an element.
  func say(_ element: SpokenElement) {
    lastSaid = element
    queue.say(element.words, at: runtime.now)
    awaitEnd()
  }

  /// Announces a text.
  func announce(_ text: String, _ priority: SpeechQueue.Priority = .usual, queues: Bool = false) {
    queue.announce(text, priority, queues: queues, at: runtime.now)
    awaitEnd()
  }

  /// Announces a text with the options in its attributes.
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

  /// Speaks the changed value or selection of the focused element.
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

  /// Posts notifications for announcements that have ended, now and at the end of the next one.
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
