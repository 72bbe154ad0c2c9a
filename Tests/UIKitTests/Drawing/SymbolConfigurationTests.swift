import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText

/// Symbol configurations by text style, font and colour, and those of buttons.
@MainActor @Suite(.hand)
struct SymbolConfigurationTests {
  let hand = Hand.current!
  private typealias Configuration = UIImage.SymbolConfiguration

  private func symbol(_ configuration: UIImage.SymbolConfiguration) throws -> UIImage { try symbol("star.fill", configuration) }
  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
    try #require(UIImage(systemName: name, withConfiguration: configuration))
  }
  /// The colors of a picture's pixels that are opaque.
  private func colors(of image: UIImage) throws -> Set<[UInt8]> {
    let picture = try #require(image.cgImage)
    var found: Set<[UInt8]> = []
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let start = y * picture.bytesPerRow + 4 * x, pixel = Array(picture.bytes[start..<start + 4])
        if pixel[3] == 255 { found.insert([pixel[2], pixel[1], pixel[0]]) }
      }
    }
    return found
  }

  /// The bytes of a symbol's picture, row by row.
  private func bytes(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> [UInt8] {
    let picture = try #require(symbol(name, configuration).cgImage)
    return (0..<picture.height).flatMap { y in picture.bytes[y * picture.bytesPerRow..<y * picture.bytesPerRow + picture.width] }
  }

  @Test func `a text style gives the size of its text, a font its size and weight`() throws {
    #expect(try bytes("star", Configuration(textStyle: .title1)) == bytes("star", Configuration(pointSize: 28)))
    let bold = Configuration(pointSize: 30, weight: .bold)
    #expect(try bytes("plus", Configuration(font: .systemFont(ofSize: 30, weight: .bold))) == bytes("plus", bold))
    #expect(try bytes("plus", bold) != bytes("plus", Configuration(pointSize: 30)))
    let semibold = Configuration(pointSize: 17, weight: .semibold)
    #expect(try bytes("plus", Configuration(textStyle: .headline)) == bytes("plus", semibold))
    let large = Configuration(pointSize: 17, weight: .regular, scale: .large)
    #expect(try bytes("plus", Configuration(textStyle: .body, scale: .large)) == bytes("plus", large))
    let small = try symbol(Configuration(font: .systemFont(ofSize: 12), scale: .small))
    #expect(try small.size.height < symbol(Configuration(pointSize: 12)).size.height)
  }

  @Test func `a symbol of a text style grows with the text size of the view that shows it, one of points does not`() throws {
    let styled = UIImageView(image: try symbol(Configuration(textStyle: .body)))
    let fixed = UIImageView(image: try symbol(Configuration(pointSize: 17)))
    let preferred = UIImageView(image: UIImage(systemName: "star.fill"))
    preferred.preferredSymbolConfiguration = Configuration(textStyle: .body)
    let before = styled.intrinsicContentSize
    hand.app.perform { for view in [styled, fixed, preferred] { hand.window.addSubview(view) } }
    hand.app.perform { hand.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    #expect(styled.intrinsicContentSize.height > before.height * 2.5 && fixed.intrinsicContentSize == before)
    #expect(preferred.intrinsicContentSize == styled.intrinsicContentSize)
    hand.app.perform { hand.window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self) }
    #expect(styled.intrinsicContentSize == before)
  }

  @Test func `a palette draws the sign in the first color and the circle around it in the second`() throws {
    let image = try symbol("xmark.circle.fill", Configuration(paletteColors: [.white, .red]))
    #expect(try colors(of: image).isSuperset(of: [[255, 255, 255], [255, 0, 0]]) && !image.isTemplate)
    let one = try symbol("xmark.circle.fill", Configuration(paletteColors: [.blue]))
    #expect(try colors(of: one) == [[0, 0, 255]])
    #expect(try symbol("star.fill", Configuration(paletteColors: [])).isTemplate)
  }

  @Test func `a hierarchical color is paler in what stands behind`() throws {
    let image = try symbol("plus.circle.fill", Configuration(hierarchicalColor: .red)), picture = try #require(image.cgImage)
    var alphas: Set<UInt8> = []
    for y in 0..<picture.height { for x in 0..<picture.width { alphas.insert(picture.bytes[y * picture.bytesPerRow + 4 * x + 3]) } }
    #expect(alphas.contains(255) && alphas.contains(128), "\(alphas.sorted())")
    #expect(try colors(of: image) == [[255, 0, 0]])
  }

  @Test func `colors that depend on traits follow the view, and a template of a palette takes the tint`() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let image = try symbol(Configuration(paletteColors: [color])), view = UIImageView(image: image)
    hand.app.perform { hand.window.addSubview(view) }
    func shown() throws -> Set<[UInt8]> { try colors(of: UIImage(cgImage: view.layer.contents as! CGImage)) }
    #expect(try shown() == [[0, 0, 0]])
    hand.app.perform { hand.window.overrideUserInterfaceStyle = .dark }
    #expect(try shown() == [[255, 255, 255]])
    #expect(image.withRenderingMode(.alwaysTemplate).isTemplate)
  }

  @Test func `what one configuration leaves open another one gives, colors too`() throws {
    let both = Configuration(pointSize: 30).applying(Configuration(paletteColors: [.red])).applying(Configuration(weight: .bold))
    #expect(both.look == SymbolLook(size: .points(30), weight: .bold, colors: .palette([.red])))
    #expect(both.applying(Configuration(textStyle: .body)).look.size == .textStyle(.body))
    #expect(both.applying(Configuration.preferringMonochrome()).look.hasColors == false && both.applying(nil) === both)
    #expect(both.configurationWithoutPointSizeAndWeight().isEqual(to: Configuration(paletteColors: [.red])))
    #expect(Configuration(textStyle: .body, scale: .small).configurationWithoutTextStyle().isEqual(to: Configuration(scale: .small)))
    #expect(Configuration(scale: .small).configurationWithoutScale() == .unspecified)
    #expect(
      Configuration(weight: .bold).configurationWithoutWeight() == .unspecified
        && Configuration(pointSize: 3) != Configuration(pointSize: 4))
    for weight in [UIImage.SymbolWeight.ultraLight, .regular, .semibold, .black] { #expect(weight.fontWeight().symbolWeight() == weight) }
  }

  @Test func `a button shows its symbols in the configuration that was set for the state`() throws {
    let button = UIButton(type: .system), plain = try #require(UIImage(systemName: "star"))
    button.setImage(plain, for: .normal)
    let before = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(Configuration(pointSize: 40), forImageIn: .normal)
    #expect(button.intrinsicContentSize.height > before.height * 1.8)
    #expect(button.imageView?.image?.symbolConfiguration?.look.size == .points(40))
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted)?.isEqual(to: Configuration(pointSize: 40)) == true)
    #expect(button.currentPreferredSymbolConfiguration?.isEqual(to: Configuration(pointSize: 40)) == true)
    button.setPreferredSymbolConfiguration(Configuration(pointSize: 50), forImageIn: .disabled)
    button.isEnabled = false
    #expect(button.imageView?.image?.symbolConfiguration?.look.size == .points(50) && button.currentImage === plain)
    button.isEnabled = true
    button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
    #expect(button.intrinsicContentSize == before)
  }

  @Test func `a button's symbol of a text style grows with the text`() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star", withConfiguration: Configuration(textStyle: .body)), for: .normal)
    hand.app.perform { hand.window.addSubview(button) }
    let before = button.intrinsicContentSize.height
    hand.app.perform { hand.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    #expect(button.intrinsicContentSize.height > before * 2)
  }

  @Test func `a symbol's baseline is where its text's is`() throws {
    let image = try symbol(Configuration(pointSize: 40)), offset = try #require(image.baselineOffsetFromBottom)
    #expect(abs(image.size.height - 2 * offset - UIFont.systemFont(ofSize: 40).capHeight) < 1e-9 && image.hasBaseline)
    #expect(image.withBaselineOffset(fromBottom: 5).baselineOffsetFromBottom == 5)
    #expect(!image.imageWithoutBaseline().hasBaseline && image.imageWithoutBaseline().cgImage == image.cgImage)
    #expect(!UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.hasBaseline)
  }

  @Test func `sizes beyond any screen make no picture of that size`() throws {
    for size in [1e6, CGFloat.greatestFiniteMagnitude] { #expect(try symbol(Configuration(pointSize: size)).size.height <= 1000) }
    #expect(UIImage(systemName: "star", withConfiguration: Configuration(pointSize: .infinity)) == nil)
    #expect(UIImage(systemName: "star", withConfiguration: Configuration(pointSize: .nan)) == nil)
    #expect(UIImage(systemName: "star", withConfiguration: Configuration(pointSize: -4)) == nil)
  }

  @Test func `a chevron to the front pointed to the back where people read from right to left`() throws {
    func flips(_ name: String) throws -> Bool { try #require(UIImage(systemName: name)).flipsForRightToLeftLayoutDirection }
    for name in ["chevron.forward", "chevron.backward"] { #expect(try flips(name)) }
    for name in ["chevron.right", "forward.end"] { #expect(try !flips(name)) }
  }
}
