import Foundation

extension NSAttributedString.Key {
  /// Whether an announcement waits for what is being said: an `NSNumber`; it interrupts, by default.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How much an announcement matters: a `UIAccessibilityPriority`, or its raw value.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key("UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The language in which a part is said. Kept: what is said here is text.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// Whether a part is said letter by letter. Kept: what is said here is text.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// Whether the signs of a part are said. Kept: what is said here is text.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
}
