import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// Colours that depend on traits (Docs/behaviour/environment.md, "System colours").
@MainActor struct DynamicColorTests {
  private let page = UIViewController()
  private let app: TestApp
  private var view: UIView { page.view }

  init() {
    let page = page
    app = TestApp(page)
  }

  @Test func `a background follows the style and is still the colour that was set`() {
    app.perform { view.backgroundColor = .systemBackground }
    #expect(view.layer.backgroundColor == UIColor(white: 1, alpha: 1).cgColor)
    app.environment.style = .dark
    #expect(view.layer.backgroundColor == UIColor(white: 0, alpha: 1).cgColor)
    #expect(view.backgroundColor == .systemBackground)
  }

  @Test func `a colour that was taken out of it does not follow`() {
    app.perform { view.layer.borderColor = UIColor.label.cgColor }
    app.environment.style = .dark
    #expect(view.layer.borderColor == UIColor(white: 0, alpha: 1).cgColor)
  }

  @Test func `a layer's own colour set afterwards is what the view has`() {
    app.perform { view.backgroundColor = .systemBackground }
    app.perform { view.layer.backgroundColor = UIColor.red.cgColor }
    #expect(view.backgroundColor == .red)
  }

  @Test func `a change of style inside a block is an ordinary animation that can be turned back half-way`() throws {
    app.perform { view.backgroundColor = .systemBackground }
    let animator = app.perform { () -> UIViewPropertyAnimator in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { app.session.runtime.environment.style = .dark }
      animator.startAnimation()
      return animator
    }
    app.advance(by: 0.5)
    let half = try #require(view.layer.presentation()?.backgroundColor?.components?.first)
    #expect(abs(half - 0.5) < 0.02, "half-way is \(half)")
    app.perform { animator.isReversed = true }
    try app.settle()
    #expect(view.layer.presentation()?.backgroundColor == UIColor(white: 1, alpha: 1).cgColor)
  }

  @Test func `text is drawn in the colour of the new style`() throws {
    let label = app.perform { () -> UILabel in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "Today"
      view.addSubview(label)
      return label
    }
    #expect(label.layer.shown?.rare.contentsTint == RGBA(white: 0))
    app.environment.style = .dark
    #expect(label.layer.shown?.rare.contentsTint == RGBA(white: 1))
  }

  @Test func `system colours are one object each, equal to themselves and to no fixed colour`() {
    #expect(UIColor.label === UIColor.label && UIColor.label == .label && UIColor.label != .black)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label.withAlphaComponent(0.4))
  }

  @Test func `an app's own rule is asked for the traits at hand, through other rules and alphas`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .secondaryLabel : .red }.withAlphaComponent(0.25)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark).rgba == RGBA(235.0 / 255, 235.0 / 255, 245.0 / 255, 0.25))
    #expect(color.resolvedColor(with: UITraitCollection()).rgba == RGBA(1, 0, 0, 0.25))
    var red: CGFloat = 0
    dark.performAsCurrent { color.getRed(&red, green: nil, blue: nil, alpha: nil) }
    #expect(red == 235.0 / 255)
  }

  @Test(arguments: [
    (UIColor.systemBackground, UIUserInterfaceLevel.base, 0), (.systemBackground, .elevated, 0x1C),
    (.secondarySystemBackground, .base, 0x1C),
    (.secondarySystemBackground, .elevated, 0x2C), (.systemGray6, .base, 0x1C),
  ])
  func `grounds above the page are lighter in the dark`(color: UIColor, level: UIUserInterfaceLevel, red: Int) {
    let traits = UITraitCollection { ($0.userInterfaceStyle, $0.userInterfaceLevel) = (.dark, level) }
    #expect(Int((color.resolvedColor(with: traits).rgba.red * 255).rounded()) == red)
  }

  @Test func `materials follow the style, also under a blur that is held half-way`() throws {
    let effect = app.perform { () -> UIVisualEffectView in
      let effect = UIVisualEffectView(effect: nil)
      effect.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.addSubview(effect)
      return effect
    }
    let animator = app.perform { () -> UIViewPropertyAnimator in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { effect.effect = UIBlurEffect(style: .systemMaterial) }
      animator.fractionComplete = 0.5
      return animator
    }
    app.environment.style = .dark
    app.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    try app.settle()
    #expect(effect.layer.backdrop == UIBlurEffect.Style.systemMaterialDark.recipe)
  }

  @Test func `the status bar is light in the dark, unless a controller wants another`() {
    app.environment.style = .dark
    #expect(app.session.runtime.statusBar.layer?.sublayers?.map(\.opacity) == [0, 1])
  }
}
