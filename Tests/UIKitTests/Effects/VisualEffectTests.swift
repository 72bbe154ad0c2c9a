import HostInterface
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

/// The result of visual effects over a plain background. (Docs/behaviour/animation.md, "Visual effects")
@MainActor @Suite struct VisualEffectTests {
  private let controller = UIViewController()
  private let app: AppSession
  private let effects: UIVisualEffectView

  init() {
    let controller = controller
    app = AppSession(device: .iPhoneX) { $0.rootViewController = controller }
    effects = app.perform {
      let view = UIVisualEffectView(effect: nil)
      view.frame = controller.view.bounds
      controller.view.addSubview(view)
      return view
    }
  }

  private func show(_ style: UIBlurEffect.Style?, over color: UIColor) {
    app.perform {
      controller.view.backgroundColor = color
      effects.effect = style.map { UIBlurEffect(style: $0) }
    }
  }

  /// Red, green and blue in the middle of the screen.
  private var shown: [Int] {
    let pixel = app.currentFrame().image(scale: 0.25).pixel(x: 47, y: 101)
    return [16, 8, 0].map { Int(pixel >> $0 & 0xff) }
  }

  private func isClose(_ a: [Int], _ b: [Int]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= 1 } }

  @Test func `an effect taken away on its way leaves no trace`() {
    show(nil, over: .black)
    app.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { effects.effect = UIBlurEffect(style: .light) } }
    app.advance(by: 0.5)
    #expect(shown[0] > 0)
    app.perform {
      effects.layer.removeAllAnimations()
      effects.effect = nil
    }
    #expect(shown == [0, 0, 0])
  }

  @Test(arguments: [
    (UIBlurEffect.Style.extraLight, [249, 198, 208]), (.light, [255, 77, 112]), (.dark, [89, 20, 34]), (.prominent, [249, 198, 208]),
    (.regular, [255, 77, 112]),
  ])
  func `white, black and gray look through a blur as measured`(style: UIBlurEffect.Style, measured: [Int]) {
    for (white, byte) in zip([1, 0, 51.0 / 255], measured) {
      show(style, over: UIColor(white: white, alpha: 1))
      #expect(isClose(shown, [byte, byte, byte]), "over \(white): \(shown)")
    }
  }

  @Test(arguments: [(UIBlurEffect.Style.extraLight, [249, 233, 198]), (.light, [255, 199, 77]), (.dark, [89, 68, 20])])
  func `a colour becomes stronger before it is covered`(style: UIBlurEffect.Style, measured: [Int]) {
    show(style, over: UIColor(red: 242 / 255, green: 179 / 255, blue: 64 / 255, alpha: 1))
    #expect(isClose(shown, measured), "\(shown)")
  }

  @Test(arguments: [
    (UIBlurEffect.Style.systemUltraThinMaterialLight, 245, 88), (.systemThinMaterialLight, 245, 142), (.systemMaterialLight, 245, 197),
    (.systemThickMaterialLight, 245, 232), (.systemChromeMaterialLight, 247, 178), (.systemUltraThinMaterial, 245, 88),
    (.systemThinMaterial, 245, 142), (.systemMaterial, 245, 197), (.systemThickMaterial, 245, 232), (.systemChromeMaterial, 247, 178),
    (.systemUltraThinMaterialDark, 177, 31), (.systemThinMaterialDark, 125, 31), (.systemMaterialDark, 83, 31),
    (.systemThickMaterialDark, 37, 31), (.systemChromeMaterialDark, 87, 18),
  ])
  func `a material turns white and black into what was measured`(style: UIBlurEffect.Style, white: Int, black: Int) {
    show(style, over: .white)
    #expect(isClose(shown, [white, white, white]), "\(shown)")
    show(style, over: .black)
    #expect(isClose(shown, [black, black, black]), "\(shown)")
  }

  @Test(arguments: [
    (UIBlurEffect.Style.extraLight, 20.0, 1.8), (.prominent, 20, 1.8), (.light, 30, 1.8), (.regular, 30, 1.8), (.dark, 20, 1.8),
    (.systemUltraThinMaterialLight, 22.5, 1.1), (.systemThinMaterialLight, 29.5, 1.35), (.systemMaterialLight, 29.5, 1.5),
    (.systemThickMaterialLight, 45, 1.5), (.systemChromeMaterialLight, 22.5, 1.1), (.systemUltraThinMaterialDark, 22.5, 1.1),
    (.systemThinMaterialDark, 29.5, 1.35), (.systemMaterialDark, 29.5, 1.5), (.systemThickMaterialDark, 45, 1.5),
    (.systemChromeMaterialDark, 22.5, 2),
  ])
  func `each style blurs and saturates as much as was measured`(style: UIBlurEffect.Style, sigma: Double, saturation: Double) {
    let recipe = UIBlurEffect(style: style).recipe(for: .plain)
    #expect(recipe.sigma == sigma && recipe.saturation == saturation)
  }

  @Test func `an effect in a fading group is a plain fade of what it shows`() {
    show(.light, over: .black)
    app.perform { effects.alpha = 0.5 }
    #expect(isClose(shown, [38, 38, 38]), "\(shown)")
  }

  @Test func `an effect that is taken away with an animation fades, and can be held on that way too`() {
    show(.light, over: .black)
    let animator = app.perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { effects.effect = nil }
      animator.fractionComplete = 0.5
      return animator
    }
    #expect(isClose(shown, [38, 38, 38]), "\(shown)")
    app.perform { animator.stopAnimation(true) }
  }

  @Test func `an animator holds an effect on its way, where its parts are in proportion`() {
    show(nil, over: .black)
    let animator = app.perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { effects.effect = UIBlurEffect(style: .light) }
      animator.fractionComplete = 0.5
      return animator
    }
    app.advance(by: 3)
    #expect(isClose(shown, [38, 38, 38]), "half of an overlay of white at 0.3: \(shown)")
    app.perform {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    #expect(shown == [0, 0, 0])
  }
}
