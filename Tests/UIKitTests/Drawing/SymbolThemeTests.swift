import Foundation
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// Symbols drawn with the installed icon font.
struct SymbolThemeTests {
  @Test func `more than five hundred of Apple's names have a symbol, and each of them covers something`() throws {
    #expect(SymbolTheme.isInstalled, "apt install \(SymbolTheme.package)")
    #expect(SymbolTheme.icons.count >= 700)
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

  @Test func `every symbol that is drawn by hand covers something, in each weight and filled too`() throws {
    for name in Symbol.drawnNames {
      for form in [name, name + ".fill"] {
        guard form == name || Symbol.plain(form) != nil else { continue }
        for weight in [UIImage.SymbolWeight.ultraLight, .black] {
          let picture = try #require(Symbol.picture(form, SymbolLook(size: .points(17), weight: weight).resolved(for: .init())), "\(form)")
          let covered = coverage(picture).count { $0 > 128 }
          #expect(covered > 20 && covered < picture.width * picture.height * 95 / 100, "\(form) covers \(covered) pixels")
        }
      }
    }
  }

  @Test func `a bird is a bird, and names whose icon meant something else are drawn by hand or have no symbol`() {
    for name in ["bird", "tortoise", "fish", "crown", "diamond", "cross", "square.and.pencil", "textformat.size.smaller", "faceid"] {
      #expect(SymbolTheme.icons[name] == nil && Symbol.named(name) != nil, "\(name)")
    }
    for name in ["guitars", "helicopter", "lamp.desk", "mustache", "hands.clap"] { #expect(Symbol.named(name) == nil, "\(name)") }
  }

  @Test func `slashes, badges and bubbles are put together from what they stand on`() throws {
    for name in [
      "bookmark.slash", "star.slash.fill", "bell.badge", "app.badge.fill", "calendar.badge.plus", "person.fill.xmark", "cart.badge.minus",
      "info.bubble", "quote.bubble.fill", "rectangle.badge.checkmark", "gamecontroller.circle",
    ] {
      #expect(UIImage(systemName: name) != nil, "\(name)")
    }
    #expect(try ink("bookmark.slash") != ink("bookmark") && ink("calendar.badge.plus") != ink("calendar"))
    for name in ["unicorn.slash", "unicorn.badge.plus", "bell.badge.unicorn", "unicorn.bubble"] {
      #expect(Symbol.named(name) == nil, "\(name)")
    }
  }

  @Test func `a name with many endings is looked up in a time that grows with its length alone`() {
    for ending in [".slash", ".badge.plus", ".bubble", ".circle", ".fill", ".square.fill"] {
      #expect(Symbol.named("star" + String(repeating: ending, count: 2000)) == nil)
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
