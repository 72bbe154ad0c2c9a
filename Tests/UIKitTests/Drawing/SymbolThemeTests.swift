import Foundation
import Testing

@testable import UIKit

/// Symbols that the installed font of icons draws.
struct SymbolThemeTests {
  @Test func `more than five hundred of Apple's names have a symbol, and each of them covers something`() throws {
    #expect(SymbolTheme.isInstalled, "apt install \(SymbolTheme.package)")
    #expect(SymbolTheme.icons.count >= 900)
    let style = UIImage.SymbolConfiguration(pointSize: 17)
    for name in SymbolTheme.icons.keys.sorted() {
      let picture = try #require(Symbol.picture(name, style.look.resolved(for: UITraitCollection())), "\(name)")
      let covered = coverage(picture).count { $0 > 128 }
      #expect(covered > 40, "\(name) covers \(covered) pixels")
      #expect(covered < picture.width * picture.height * 9 / 10, "\(name) covers \(covered) pixels")
    }
  }

  @Test func `an icon that is there filled alone has an outline, which covers less`() throws {
    #expect(SymbolTheme.icons["paperplane"] == .init(character: "\u{E163}", isHollow: true))
    #expect(SymbolTheme.icons["paperplane.fill"] == .init(character: "\u{E163}", isHollow: false))
    let (outline, filled) = try (ink("folder"), ink("folder.fill"))
    #expect(outline < filled * 0.9)
  }

  @Test func `a heavier weight covers more, a lighter one less`() throws {
    for name in ["wifi.slash", "airplane", "gearshape"] {
      let inks = try [.ultraLight, .regular, .black].map { try ink(name, $0) }
      #expect(inks == inks.sorted() && Set(inks).count == 3, "\(name): \(inks)")
    }
  }

  @Test func `circle and square go around what the font has`() throws {
    for name in ["airplane.circle", "airplane.circle.fill", "xmark.square", "trash.square.fill"] {
      #expect(UIImage(systemName: name) != nil, "\(name)")
    }
    #expect(UIImage(systemName: "unicorn.circle") == nil)
  }

  @Test func `names that are drawn here are drawn as they were`() {
    for name in ["heart", "star.fill", "chevron.left", "square.and.arrow.up", "person.crop.circle"] {
      #expect(SymbolTheme.icons[name] == nil, "\(name)")
    }
  }

  private func ink(_ name: String, _ weight: UIImage.SymbolWeight = .regular) throws -> Double {
    let picture = try #require(Symbol.picture(name, SymbolLook(size: .points(40), weight: weight).resolved(for: UITraitCollection())))
    return coverage(picture).reduce(0) { $0 + Double($1) }
  }

  private func coverage(_ picture: CGImage) -> [UInt8] {
    (0..<picture.height).flatMap { y in picture.bytes[y * picture.bytesPerRow..<y * picture.bytesPerRow + picture.width] }
  }
}
