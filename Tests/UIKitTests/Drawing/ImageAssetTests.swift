import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// Images with variants for traits, and images that are mirrored. (Docs/behaviour/environment.md, "Devices and traits" and "Right-to-left
/// layout")
@MainActor struct ImageAssetTests {
  private let page = UIViewController()
  private let app: TestApp

  init() {
    let page = page
    app = TestApp(page)
  }

  /// Two pixels: a black one at the left, a clear one at the right.
  private func mark(_ color: UIColor = .black) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  private func alpha(_ image: CGImage?, _ x: Int) -> UInt8? { image.map { $0.bytes[x * 4 + 3] } }

  @Test func `the form that says most of what holds is chosen, and the first where none suits`() {
    let asset = UIImageAsset(), (any, dark) = (mark(.red), mark(.blue))
    asset.register(any, with: UITraitCollection(displayScale: 1))
    asset.register(dark, with: UITraitCollection { ($0.userInterfaceStyle, $0.displayScale) = (.dark, 1) })
    let traits = UITraitCollection { ($0.userInterfaceStyle, $0.displayScale) = (.dark, 1) }
    #expect(asset.image(with: traits).cgImage === dark.cgImage)
    #expect(asset.image(with: traits.modifyingTraits { $0.userInterfaceStyle = .light }).cgImage === any.cgImage)
    #expect(asset.image(with: UITraitCollection(displayScale: 3)).cgImage === any.cgImage)
    asset.unregister(with: traits)
    #expect(asset.image(with: traits).cgImage === any.cgImage)
    #expect(UIImageAsset().image(with: traits).size == .zero)
  }

  @Test func `a view shows the form of its style, and follows where its style is said`() {
    let (light, dark) = (mark(.red), mark(.blue))
    light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let view = UIImageView(image: light)
    app.perform { page.view.addSubview(view) }
    #expect(view.layer.contents as? CGImage === light.cgImage)
    app.environment.style = .dark
    #expect(view.layer.contents as? CGImage === dark.cgImage && view.image === light)
    app.perform { view.overrideUserInterfaceStyle = .light }
    #expect(view.layer.contents as? CGImage === light.cgImage)
  }

  @Test func `a configuration's traits choose too`() {
    let (light, dark) = (mark(.red), mark(.blue))
    light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let configuration = UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light.withConfiguration(configuration).cgImage === dark.cgImage)
    let symbol = UIImage.SymbolConfiguration(pointSize: 30).withTraitCollection(UITraitCollection(userInterfaceStyle: .dark))
    #expect(symbol.traitCollection?.userInterfaceStyle == .dark && symbol.look.size == .points(30))
  }

  @Test func `what is flipped for right to left is turned there alone, live`() {
    let view = UIImageView(image: mark().imageFlippedForRightToLeftLayoutDirection())
    let plain = UIImageView(image: mark())
    app.perform {
      page.view.addSubview(view)
      page.view.addSubview(plain)
    }
    #expect(alpha(view.layer.contents as? CGImage, 0) == 255 && alpha(view.layer.contents as? CGImage, 1) == 0)
    app.environment.direction = .rightToLeft
    #expect(alpha(view.layer.contents as? CGImage, 0) == 0 && alpha(view.layer.contents as? CGImage, 1) == 255)
    #expect(alpha(plain.layer.contents as? CGImage, 0) == 255)
    app.perform { view.semanticContentAttribute = .playback }
    #expect(alpha(view.layer.contents as? CGImage, 0) == 255)
    #expect(alpha(mark().withHorizontallyFlippedOrientation().cgImage, 1) == 255)
  }

  @Test func `the settings of accessibility are said, with their notifications`() async {
    let heard = NotificationNames()
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification, UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name
        MainActor.assumeIsolated { heard.names.append(name) }
      }
    }
    app.environment.reduceMotion = true
    app.environment.boldText = true
    app.environment.contrast = .high
    app.perform {
      #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
      #expect(!UIAccessibility.prefersCrossFadeTransitions)
    }
    #expect(page.traitCollection.legibilityWeight == .bold && page.traitCollection.accessibilityContrast == .high)
    #expect(heard.names.starts(with: names.prefix(3)) || names.prefix(3).allSatisfy(heard.names.contains))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

@MainActor private final class NotificationNames { var names: [NSNotification.Name] = [] }
