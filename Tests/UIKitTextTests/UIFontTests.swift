import Foundation
import Testing
import Typesetting
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitText
@testable import UIKitVoiceOver

@MainActor @Suite struct UIFontTests {
  @Test func `the system font measures as on iOS`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.leading == 0)
    #expect(font.capHeight > font.xHeight)
    #expect(font.familyName == "Inter")
    #expect(font.fontName == "Inter-Regular")
  }

  @Test func `a rounded or monospaced font is not silently plain: it is another family, as tall as the system font`() {
    let plain = UIFont.systemFont(ofSize: 17, weight: .semibold)
    for (design, own) in [(UIFontDescriptor.SystemDesign.rounded, FontDesign.rounded), (.serif, .serif), (.monospaced, .monospaced)] {
      let font = plain.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) }
      #expect(font?.familyName == Typesetter.standard.family(of: own) ?? plain.familyName)
      #expect(font?.lineHeight == plain.lineHeight && font?.pointSize == 17)
      #expect(font?.fontDescriptor.withDesign(.default).map { UIFont(descriptor: $0, size: 0) } == plain)
    }
    #expect(plain.fontDescriptor.withDesign(.init(rawValue: "handwritten")) == nil)
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.fontDescriptor.withDesign(.rounded)?.textStyle == .body)
  }

  @Test func `characters of the monospaced system font have equal widths, or its digits where no such font is installed`() {
    let font = UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)
    let texts = Typesetter.standard.family(of: .monospaced) == nil ? ["1111", "0000", "4444"] : ["iiii", "mmmm", "1111", "...."]
    let widths = texts.map { ($0 as NSString).size(withAttributes: [.font: font]).width }
    #expect(widths.allSatisfy { abs($0 - widths[0]) < 1e-6 } && widths[0] > 0)
    #expect(font.lineHeight == UIFont.systemFont(ofSize: 14).lineHeight && font.pointSize == 14)
    #expect(font === UIFont.monospacedSystemFont(ofSize: 14, weight: .regular))
  }

  @Test func `text styles have the sizes of content size Large`() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15),
      (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes { #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size) }
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == "Inter-SemiBold")
  }

  @Test func `the font of a text style is equal to itself, and to no system font of its size`() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.pointSize == 17 && body != .systemFont(ofSize: 17))
    #expect(body === UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .body), size: 0) == body)
    #expect(UIFont(descriptor: body.fontDescriptor, size: 20) == .systemFont(ofSize: 20))
    #expect(body.withSize(20) == .systemFont(ofSize: 20))
  }

  @Test func `a bold system font is semibold, one of bold weight is bolder`() {
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == "Inter-SemiBold")
    #expect(UIFont.boldSystemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.systemFont(ofSize: 17, weight: .bold).fontName == "Inter-Bold")
  }

  @Test func `two system fonts of one kind are one object`() {
    #expect(UIFont.systemFont(ofSize: 17) === UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) === UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17, weight: .semibold) === UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont.italicSystemFont(ofSize: 17) === UIFont.italicSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 12).withSize(17) === UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) !== UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
  }

  @Test func `fonts that nobody uses are forgotten, and those in use stay one object`() {
    let kept = UIFont.systemFont(ofSize: 17.25)
    for size in 0..<2000 { _ = UIFont.systemFont(ofSize: 100 + CGFloat(size) / 8) }
    #expect(SharedFonts.all.count < 1000)
    #expect(UIFont.systemFont(ofSize: 17.25) === kept)
  }

  @Test func `fonts are equal when they set the same glyphs`() {
    #expect(UIFont.systemFont(ofSize: 12) != .systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12) != .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12).withSize(20) == .systemFont(ofSize: 20))
    #expect(Set([UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12)]).count == 1)
  }

  @Test func `faces are found by name, and what no font has is nil`() {
    #expect(UIFont(name: "Inter-SemiBoldItalic", size: 14)?.fontName == "Inter-SemiBoldItalic")
    #expect(UIFont(name: "Inter", size: 14)?.pointSize == 14)
    #expect(UIFont(name: "Inter-Fat", size: 14) == nil)
    #expect(UIFont(name: "No Such Font", size: 14) == nil)
    #expect(UIFont(name: "", size: 14) == nil)
  }

  @Test func `descriptors carry traits over`() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let both = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: both, size: 0).fontName == "Inter-BoldItalic")
    #expect(UIFont(descriptor: both, size: 22).pointSize == 22)
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    #expect(
      UIFont.systemFont(ofSize: 15, weight: .heavy).fontDescriptor.withSymbolicTraits(.traitBold)?.postscriptName == "Inter-ExtraBold")
  }

  @Test func `every weight is heavier than the one before`() {
    let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let widths = weights.map { "Hamburgefons".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40, weight: $0)]).width }
    #expect(Set(weights.map { UIFont.systemFont(ofSize: 10, weight: $0).fontName }).count == 9)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }
}
