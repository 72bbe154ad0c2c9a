import Foundation

/// What is to be typed: which keys the keyboard shows. The raw values are Apple's.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
  /// An earlier name.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What the return key is called. The raw values are Apple's.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether the keyboard is light or dark; as what it belongs to at first.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// An earlier name.
  public static let alert = UIKeyboardAppearance.dark
}

/// When the keyboard's shift is on by itself.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether mistakes are corrected while they are typed; here none are.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether mistakes are marked; here none are.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether straight quotes become curly ones; here they stay.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether two hyphens become a dash; here they stay.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces are added where words are put in; here none are.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// What a text is, for whoever could fill it in. Nobody does here.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// From a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Of a person.
  public static let name = Self(rawValue: "name"), givenName = Self(rawValue: "given-name"), familyName = Self(rawValue: "family-name")
  /// Of a person.
  public static let middleName = Self(rawValue: "additional-name"), nickname = Self(rawValue: "nickname")
  /// Of a company, and what somebody does there.
  public static let organizationName = Self(rawValue: "organization"), jobTitle = Self(rawValue: "organization-title")
  /// Where somebody lives.
  public static let fullStreetAddress = Self(rawValue: "street-address"), streetAddressLine1 = Self(rawValue: "address-line1")
  /// Where somebody lives.
  public static let streetAddressLine2 = Self(rawValue: "address-line2"), addressCity = Self(rawValue: "address-level2")
  /// Where somebody lives.
  public static let addressState = Self(rawValue: "address-level1"), postalCode = Self(rawValue: "postal-code")
  /// Where somebody lives.
  public static let countryName = Self(rawValue: "country-name"), location = Self(rawValue: "location")
  /// How somebody is reached.
  public static let telephoneNumber = Self(rawValue: "tel"), emailAddress = Self(rawValue: "email"), URL = Self(rawValue: "url")
  /// With what somebody pays.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// How somebody logs in.
  public static let username = Self(rawValue: "username"), password = Self(rawValue: "password")
  /// How somebody logs in.
  public static let newPassword = Self(rawValue: "new-password"), oneTimeCode = Self(rawValue: "one-time-code")
}

/// What a keyboard is to be like for somebody. Everything is optional.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// When shift is on by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether mistakes are corrected; here none are.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether mistakes are marked; here none are.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Which keys there are.
  var keyboardType: UIKeyboardType { get }
  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What the return key is called.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is hidden while it is typed, as in a password field.
  var isSecureTextEntry: Bool { get }
  /// What the text is.
  var textContentType: UITextContentType? { get }
}

extension UITextInputTraits {
  /// At the beginning of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    Implements.autocapitalizationType(self)?.autocapitalizationType ?? .sentences
  }
  /// The default.
  public var autocorrectionType: UITextAutocorrectionType { Implements.autocorrectionType(self)?.autocorrectionType ?? .default }
  /// The default.
  public var spellCheckingType: UITextSpellCheckingType { Implements.spellCheckingType(self)?.spellCheckingType ?? .default }
  /// Letters.
  public var keyboardType: UIKeyboardType { Implements.keyboardType(self)?.keyboardType ?? .default }
  /// As what it belongs to.
  public var keyboardAppearance: UIKeyboardAppearance { Implements.keyboardAppearance(self)?.keyboardAppearance ?? .default }
  /// "return".
  public var returnKeyType: UIReturnKeyType { Implements.returnKeyType(self)?.returnKeyType ?? .default }
  /// No.
  public var enablesReturnKeyAutomatically: Bool {
    Implements.enablesReturnKeyAutomatically(self)?.enablesReturnKeyAutomatically ?? false
  }
  /// No.
  public var isSecureTextEntry: Bool { Implements.isSecureTextEntry(self)?.isSecureTextEntry ?? false }
  /// Nothing in particular.
  public var textContentType: UITextContentType? { Implements.textContentType(self)?.textContentType }
}

/// Takes what is typed, a piece at a time. A responder that conforms to it, and is the first, has the keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is something to delete.
  var hasText: Bool { get }
  /// Something was typed; the return key types a newline.
  func insertText(_ text: String)
  /// The key that deletes backwards was pressed.
  func deleteBackward()
}
