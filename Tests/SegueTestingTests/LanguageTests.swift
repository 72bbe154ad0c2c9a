import Foundation
import SegueTesting
import Testing
import UIKit

/// An app in a language of its own.
@MainActor @Suite struct LanguageTests {
  private let bundle: Bundle

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-language-\(UUID().uuidString).bundle")
    for (language, word) in [("en", "Save it"), ("de", "Sichern"), ("de-CH", "Speichere"), ("ar", "حفظ")] {
      let place = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try "\"Save\" = \"\(word)\";".write(to: place.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    }
    bundle = try #require(Bundle(url: folder))
  }

  private func save(_ language: String) throws -> String {
    let app = TestApp(environment: EnvironmentSettings().with(.language(try #require(EnvironmentSettings.Language(language))))) {
      UIViewController()
    }
    return app.perform { NSLocalizedString("Save", bundle: bundle, comment: "") }
  }

  @Test func `strings come from the localization that suits a language best`() throws {
    #expect(try save("de-DE") == "Sichern")
    #expect(try save("de") == "Sichern")
    #expect(try save("de-CH") == "Speichere")
    #expect(try save("ar-EG") == "حفظ")
    let plain = TestApp { UIViewController() }
    #expect(plain.perform { NSLocalizedString("Save", bundle: bundle, comment: "") } == "Save it")
  }

  @Test func `a language without a localization gives what there is without one`() throws { #expect(try save("ja-JP") == "Save it") }

  @Test func `formatters and the layout direction follow the language`() throws {
    let german = TestApp(environment: EnvironmentSettings().with(.language(try #require(EnvironmentSettings.Language("de-DE"))))) {
      UIViewController()
    }
    german.perform {
      #expect(Locale.current.identifier == "de-DE" && Locale.preferredLanguages == ["de-DE"])
      #expect(1234.5.formatted() == "1.234,5")
      let formatter = DateFormatter()
      formatter.dateStyle = .full
      formatter.timeZone = TimeZone(identifier: "UTC")
      #expect(formatter.string(from: Date(timeIntervalSince1970: 0)).hasPrefix("Donnerstag"))
    }
    #expect(german.session.window.traitCollection.layoutDirection == .leftToRight)
    let arabic = TestApp(environment: EnvironmentSettings().with(.language(try #require(EnvironmentSettings.Language("ar"))))) {
      UIViewController()
    }
    #expect(arabic.session.window.traitCollection.layoutDirection == .rightToLeft)
    arabic.choose(.direction(.leftToRight))
    #expect(arabic.session.window.traitCollection.layoutDirection == .leftToRight)
    let plain = TestApp { UIViewController() }
    plain.perform { #expect(Locale.current.identifier != "de-DE") }
  }

  @Test func `a script sets the language, and what is written is read again`() throws {
    let text = "segue-touches 1\ndemo a\ndevice iphone-x\ntick 60\nlanguage ar-EG\n"
    let script = try TouchScript(text: text, named: "a")
    #expect(script.environment.language.identifier == "ar-EG" && script.environment.direction == .rightToLeft)
    #expect(try TouchScript(text: script.text, named: "b").environment == script.environment)
    var other = script
    other.environment.direction = .leftToRight
    #expect(try TouchScript(text: other.text, named: "c").environment == other.environment)
    #expect(throws: TouchScriptError.self) { try TouchScript(text: text.replacingOccurrences(of: "ar-EG", with: "a!"), named: "d") }
  }
}
