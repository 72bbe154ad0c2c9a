internal import CLanguage
import Foundation

/// The language of an app, which Foundation's bundles and formatters follow where CLanguage stands before their functions.
extension Runtime {
  /// Has bundles and formatters ask for the current app's language from now on.
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

/// What stands before `Locale.current`. It is called only where an app has a language of its own.
@_silgen_name("segue_current_locale")
public func _currentLocale() -> Locale { Locale(identifier: Runtime.elsewhere?.language ?? "en-001") }

/// What stands before `Locale.preferredLanguages`. It is called only where an app has a language of its own.
@_silgen_name("segue_preferred_languages")
public func _preferredLanguages() -> [String] { [Runtime.elsewhere?.language ?? "en-001"] }
