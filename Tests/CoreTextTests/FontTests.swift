import CoreText
import Foundation
import Testing
import UIKit

@testable import Typesetting

@Suite(.serialized) struct FontTests {
  private let shipped = Typesetter.shippedFonts

  @Test func `a font of UIKit is a font of Core Text, and back`() {
    let font = UIFont.boldSystemFont(ofSize: 20)
    let other = font as CTFont
    #expect(CTFontGetSize(other) == 20 && CTFontCopyFamilyName(other) == "Inter")
    #expect(CTFontGetAscent(other) == font.ascender && CTFontGetDescent(other) == -font.descender)
    #expect(CTFontGetSymbolicTraits(other).contains(.traitBold))
    #expect((other as UIFont) === font)
    #expect(CTFontCopyFullName(other) == "Inter SemiBold")
  }

  // Apple's reference of CTFontCreateWithName: the best match is returned if no font has the name, and a size of 0 means 12 points.
  @Test func `an unknown name means the system font, and no size means 12 points`() {
    #expect(CTFontCopyPostScriptName(CTFontCreateWithName("No Such Font", 15, nil)) == "Inter-Regular")
    #expect(CTFontGetSize(CTFontCreateWithName("Inter-Bold", 0, nil)) == 12)
    let bold = CTFontCreateCopyWithSymbolicTraits(.systemFont(ofSize: 10), 0, nil, .traitBold, .traitBold)
    #expect(bold.map { CTFontCopyPostScriptName($0) } == "Inter-Bold")
  }

  @Test func `a file says the names of its font`() throws {
    let provider = try #require(CGDataProvider(url: shipped.appendingPathComponent("Inter-SemiBoldItalic.otf") as CFURL))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "Inter-SemiBoldItalic")
    #expect(font.fullName == "Inter Semi Bold Italic" || font.fullName == "Inter SemiBold Italic")
    #expect(CGDataProvider(data: Data("no font".utf8) as CFData).flatMap { CGFont($0) } == nil)
  }

  /// Writes a copy of a shipped font with another name to a temporary file.
  private func renamedFont(_ name: String) throws -> URL {
    var data = try Data(contentsOf: shipped.appendingPathComponent("Inter-Bold.otf"))
    func replace(_ old: Data, _ new: Data) {
      while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
    }
    replace(Data("Inter".utf8), Data(name.utf8))
    replace("Inter".data(using: .utf16BigEndian)!, name.data(using: .utf16BigEndian)!)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString).otf")
    try data.write(to: file)
    return file
  }

  @Test func `a registered font is available by its names until it is unregistered`() throws {
    #expect(UIFont(name: "Antar-Bold", size: 20) == nil)
    let before = "word".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    let file = try renamedFont("Antar")
    defer { try? FileManager.default.removeItem(at: file) }
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error) && error == nil)
    let font = try #require(UIFont(name: "Antar-Bold", size: 20))
    #expect(font.familyName == "Antar" && UIFont.familyNames.contains("Antar"))
    #expect(UIFont.fontNames(forFamilyName: "Antar") == ["Antar-Bold"])
    #expect("word".size(withAttributes: [.font: font]).width > before.width)
    #expect("word".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]) == before)

    #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil))
    #expect(UIFont(name: "Antar-Bold", size: 20) == nil && !UIFont.familyNames.contains("Antar"))
    #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
    #expect(UIFont(name: "Antar-Bold", size: 20) != nil)
  }

  @Test func `a font in memory is registered`() throws {
    let file = try renamedFont("Brava")
    let data = try Data(contentsOf: file)
    try FileManager.default.removeItem(at: file)
    let font = try #require(CGDataProvider(data: data as CFData).flatMap { CGFont($0) })
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(UIFont(name: "Brava", size: 12)?.familyName == "Brava")
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(CFErrorCopyDescription(error?.takeRetainedValue())?.contains("registered already") == true)
  }

  @Test func `a file that is missing or no font is an error with its reason`() throws {
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/no/such.ttf") as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    try Data("no font".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.unrecognizedFormat.rawValue)
  }
}
