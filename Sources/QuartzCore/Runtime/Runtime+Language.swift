internal import CLanguage
import Foundation

/// The language of an app. Foundation's bundles and formatters follow it where CLanguage replaces their functions.
extension Runtime {
  /// Installs the function by which bundles and formatters read the current app's language.
  static let hasLanguage: Bool = {
    applanguage_install { buffer, size in
      guard let buffer, let language = Runtime.elsewhere?.language, language.utf8.count < size else { return false }
      for (place, byte) in language.utf8.enumerated() { buffer[place] = CChar(bitPattern: byte) }
      buffer[language.utf8.count] = 0
      return true
    }
    return true
  }()
}

/// Returns the locale that replaces `Locale.current`. It is called only if an app has set a language.
@_silgen_name("segue_current_locale")
public func _currentLocale() -> Locale { Locale(identifier: Runtime.elsewhere?.language ?? "en-001") }

/// Returns the languages that replace `Locale.preferredLanguages`. It is called only if an app has set a language.
@_silgen_name("segue_preferred_languages")
public func _preferredLanguages() -> [String] { [Runtime.elsewhere?.language ?? "en-001"] }
