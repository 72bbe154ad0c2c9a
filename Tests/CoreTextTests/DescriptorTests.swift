import Foundation
import Testing
import UIKit

/// Descriptors of fonts by attributes.
@Suite struct DescriptorTests {
  @Test func `attributes describe a font`() {
    let plain = UIFontDescriptor(fontAttributes: [.size: 20])
    #expect(plain.pointSize == 20 && UIFont(descriptor: plain, size: 0) == .systemFont(ofSize: 20))
    let bold = UIFontDescriptor(fontAttributes: [.name: "Inter-Bold", .size: 15 as CGFloat])
    #expect(bold.postscriptName == "Inter-Bold" && bold.pointSize == 15)
    #expect(UIFontDescriptor(fontAttributes: [:]).pointSize == 12)
    #expect(bold.fontAttributes[.name] as? String == "Inter-Bold" && bold.object(forKey: .size) as? CGFloat == 15)
  }

  @Test func `traits change weight and slant`() {
    let font = UIFont.systemFont(ofSize: 17).fontDescriptor
    let heavy = font.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 17, weight: .heavy))
    let italic = font.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: 0.1]])
    #expect(italic.symbolicTraits.contains(.traitItalic))
    let symbolic = font.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue]
    ])
    #expect(symbolic.symbolicTraits == .traitBold)
    #expect(font.addingAttributes([.size: 30]).pointSize == 30 && font.addingAttributes().pointSize == 17)
  }

  @Test func `digits get equal widths`() {
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
    #expect(UIFont(descriptor: descriptor, size: 0) == .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect("111".size(withAttributes: [.font: font]).width == "000".size(withAttributes: [.font: font]).width)
  }
}
