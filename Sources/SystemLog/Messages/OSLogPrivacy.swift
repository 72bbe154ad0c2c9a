/// The option that determines whether a value of a message is written.
public struct OSLogPrivacy: Sendable {
  /// The masks of a private value.
  public enum Mask: Sendable {
    /// A number that is equal for equal values.
    case hash
    /// No mask: the value is written as `<private>`.
    case none
  }
  enum Access { case automatic, open, hidden }
  let access: Access
  let mask: Mask

  /// The value is written.
  public static let `public` = OSLogPrivacy(access: .open, mask: .none)
  /// The value is written as `<private>`.
  public static let `private` = OSLogPrivacy(access: .hidden, mask: .none)
  /// The value is written as `<private>`.
  public static let sensitive = OSLogPrivacy(access: .hidden, mask: .none)
  /// Numbers and Boolean values are public. Strings, objects and other values are private.
  public static let auto = OSLogPrivacy(access: .automatic, mask: .none)
  /// Returns the option for a private value with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(access: .hidden, mask: mask) }
  /// Returns the option for a private value with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(access: .hidden, mask: mask) }
  /// Returns the automatic option with a mask for values that are private.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(access: .automatic, mask: mask) }

  /// Returns the text that is written for a value.
  ///
  /// The environment variable `SEGUE_LOG_PRIVATE` shows private values, as Xcode does while it debugs an app.
  func shown(_ text: String, isPublicByDefault: Bool) -> String {
    let isPublic = access == .open || (access == .automatic && isPublicByDefault)
    if isPublic || LogOutput.showsPrivateValues { return text }
    switch mask {
    case .none: return "<private>"
    case .hash: return "<mask.hash: '\(Self.hash(text))'>"
    }
  }

  /// Returns the FNV-1a hash of a text as hexadecimal digits. It is the same in each run, unlike the standard library's.
  private static func hash(_ text: String) -> String {
    let value = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(value, radix: 16)
  }
}
