import Foundation

extension NSAttributedString.Key {
  /// The attribute that indicates whether an announcement waits until the current speech ends. The value is an `NSNumber`.
  ///
  /// By default, an announcement interrupts the current speech.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The priority of an announcement. The value is a `UIAccessibilityPriority` or its raw value.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key("UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The language in which a range of text is spoken. The value is stored and has no effect, because speech is recorded as text here.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// The attribute that indicates whether a range of text is spelled out letter by letter.
  ///
  /// The value is stored and has no effect, because speech is recorded as text here.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// The attribute that indicates whether the punctuation in a range of text is spoken.
  ///
  /// The value is stored and has no effect, because speech is recorded as text here.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
}
