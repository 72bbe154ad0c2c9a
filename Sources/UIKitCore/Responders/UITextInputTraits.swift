import Foundation

/// The kinds of text for which a keyboard can show suitable keys. The raw values equal those of UIKit.
///
/// - `default`, `asciiCapable`, `namePhonePad`: The letters, with planes for digits and symbols.
/// - `numbersAndPunctuation`: The plane of digits and punctuation first.
/// - `URL`: The letters, with keys for `.`, `/` and `.com` instead of the space bar.
/// - `emailAddress`, `twitter`, `webSearch`: The letters, with keys for `@`, `#` or `.` next to the space bar.
/// - `numberPad`, `asciiCapableNumberPad`: The digits only.
/// - `phonePad`, `decimalPad`: The digits and the key `+` or `.`.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
  /// An older name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The titles of the return key. The raw values equal those of UIKit.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The appearances of the keyboard. The default appearance follows the interface style of the view that is being edited.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// An older name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The rules by which the keyboard turns on Shift automatically. The raw values equal those of UIKit.
///
/// - `none`: The keyboard never turns on Shift.
/// - `words`: The keyboard turns on Shift at the beginning of each word.
/// - `sentences`: The keyboard turns on Shift at the beginning of each sentence.
/// - `allCharacters`: The keyboard turns on Shift for each letter.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// A value that indicates whether typing mistakes are corrected. It has no effect here: no mistakes are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// A value that indicates whether spelling mistakes are marked. It has no effect here: no mistakes are marked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// A value that indicates whether straight quotes become curly ones. It has no effect here: quotes stay as they are typed.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// A value that indicates whether two hyphens become a dash. It has no effect here: hyphens stay as they are typed.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// A value that indicates whether spaces are added around inserted words. It has no effect here: no spaces are added.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// The meaning of a text, which a system can use to fill it in. It has no effect here: no text is filled in automatically.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public let rawValue: String
  /// Creates a content type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The content types of a person's full, first and last names.
  public static let name = Self(rawValue: "name"), givenName = Self(rawValue: "given-name"), familyName = Self(rawValue: "family-name")
  /// The content types of a person's middle name and nickname.
  public static let middleName = Self(rawValue: "additional-name"), nickname = Self(rawValue: "nickname")
  /// The content types of a company's name and of a person's job title.
  public static let organizationName = Self(rawValue: "organization"), jobTitle = Self(rawValue: "organization-title")
  /// The content types of a street address and of its first line.
  public static let fullStreetAddress = Self(rawValue: "street-address"), streetAddressLine1 = Self(rawValue: "address-line1")
  /// The content types of the second line of a street address and of a city.
  public static let streetAddressLine2 = Self(rawValue: "address-line2"), addressCity = Self(rawValue: "address-level2")
  /// The content types of a state and of a postal code.
  public static let addressState = Self(rawValue: "address-level1"), postalCode = Self(rawValue: "postal-code")
  /// The content types of a country and of a location.
  public static let countryName = Self(rawValue: "country-name"), location = Self(rawValue: "location")
  /// The content types of a telephone number, an email address and a web address.
  public static let telephoneNumber = Self(rawValue: "tel"), emailAddress = Self(rawValue: "email"), URL = Self(rawValue: "url")
  /// The content type of a credit card number.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The content types of a user name and of an existing password.
  public static let username = Self(rawValue: "username"), password = Self(rawValue: "password")
  /// The content types of a new password and of a one-time code.
  public static let newPassword = Self(rawValue: "new-password"), oneTimeCode = Self(rawValue: "one-time-code")
}

/// The properties of the keyboard that a responder asks for. Every requirement has a default.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The rule by which the keyboard turns on Shift automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// A value that indicates whether typing mistakes are corrected. It has no effect here: no mistakes are corrected.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// A value that indicates whether spelling mistakes are marked. It has no effect here: no mistakes are marked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// The set of keys that the keyboard shows.
  var keyboardType: UIKeyboardType { get }
  /// A value that indicates whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// A Boolean value that indicates whether the text is hidden, as in a password field.
  var isSecureTextEntry: Bool { get }
  /// The meaning of the text, or `nil` if it has none in particular.
  var textContentType: UITextContentType? { get }
}

extension UITextInputTraits {
  /// The default implementation returns `.sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType {
    Implements.autocapitalizationType(self)?.autocapitalizationType ?? .sentences
  }
  /// The default implementation returns `.default`.
  public var autocorrectionType: UITextAutocorrectionType { Implements.autocorrectionType(self)?.autocorrectionType ?? .default }
  /// The default implementation returns `.default`.
  public var spellCheckingType: UITextSpellCheckingType { Implements.spellCheckingType(self)?.spellCheckingType ?? .default }
  /// The default implementation returns `.default`, a keyboard with letters.
  public var keyboardType: UIKeyboardType { Implements.keyboardType(self)?.keyboardType ?? .default }
  /// The default implementation returns `.default`, which follows the interface style of the view that is being edited.
  public var keyboardAppearance: UIKeyboardAppearance { Implements.keyboardAppearance(self)?.keyboardAppearance ?? .default }
  /// The default implementation returns `.default`, a key with the title "return".
  public var returnKeyType: UIReturnKeyType { Implements.returnKeyType(self)?.returnKeyType ?? .default }
  /// The default implementation returns `false`.
  public var enablesReturnKeyAutomatically: Bool {
    Implements.enablesReturnKeyAutomatically(self)?.enablesReturnKeyAutomatically ?? false
  }
  /// The default implementation returns `false`.
  public var isSecureTextEntry: Bool { Implements.isSecureTextEntry(self)?.isSecureTextEntry ?? false }
  /// The default implementation returns `nil`.
  public var textContentType: UITextContentType? { Implements.textContentType(self)?.textContentType }
}

/// A responder that receives typed text character by character. The keyboard appears while such a responder is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is text to delete.
  var hasText: Bool { get }
  /// Called when text is typed. The return key types a newline. The method must insert `text` at the insertion point.
  func insertText(_ text: String)
  /// Called when the delete key is pressed. The method must delete the character before the insertion point.
  func deleteBackward()
}
