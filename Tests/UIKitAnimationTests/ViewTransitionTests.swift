import Foundation
import HostInterface
import Motion
import QuartzCore
import Stages
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// `UIView.transition(with:)` and `transition(from:to:)`.
@MainActor
@Suite struct ViewTransitionTests {
  private func transition(of stage: AnimationStage) -> LayerTransition? { stage.shown.rare.transition }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, LayerTransition.Style.flip(from: .left)),
    (.transitionFlipFromRight, .flip(from: .right)), (.transitionFlipFromTop, .flip(from: .top)),
    (.transitionFlipFromBottom, .flip(from: .bottom)), (.transitionCrossDissolve, .fade),
  ])
  func `options name the transition; it runs along the curve and completes at its end`(
    option: UIView.AnimationOptions, style: LayerTransition.Style
  ) {
    let stage = AnimationStage()
    stage.act {
      UIView.transition(
        with: stage.square, duration: 1, options: option, animations: { stage.square.backgroundColor = .red },
        completion: stage.noted("turn"))
    }
    #expect(transition(of: stage)?.style == style && transition(of: stage)?.picture != nil)
    stage.advance(to: 0.25)
    #expect(close(transition(of: stage)?.progress ?? 0, 0.1291619, 1e-6))
    stage.advance(to: 2)
    #expect(stage.log == ["turn true@1.0"] && transition(of: stage) == nil)
    stage.expectQuiet()
  }

  @Test func `a transition of a view whose size a spring carries below zero has no picture of it, and goes on`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.1, initialSpringVelocity: 0) {
        stage.square.bounds.size.width = 1
      }
    }
    stage.advance(to: 0.12)
    while stage.shown.bounds.size.width >= 0, stage.runtime.now.seconds < 1 { stage.advance(by: 0.01) }
    #expect(stage.shown.bounds.size.width < 0)
    stage.act {
      UIView.transition(
        with: stage.square, duration: 1, options: .transitionCrossDissolve, animations: { stage.square.backgroundColor = .red },
        completion: stage.noted("turn"))
    }
    #expect(transition(of: stage)?.style == .fade && transition(of: stage)?.picture == nil)
    #expect(stage.square.snapshotView(afterScreenUpdates: false) == nil)
    stage.advance(by: 3)
    #expect(stage.log.count == 1)
    stage.expectQuiet()
  }

  @Test func `the block's changes happen at once, unless animated content is allowed`() {
    let stage = AnimationStage()
    stage.act {
      UIView.transition(with: stage.container, duration: 1, options: .transitionCrossDissolve, animations: { stage.square.center.x = 100 })
    }
    #expect(stage.x == 100)
    stage.advance(to: 2)
    stage.act {
      UIView.transition(
        with: stage.container, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear],
        animations: { stage.square.center.x = 0 })
    }
    stage.advance(to: 2.5)
    #expect(close(stage.x, 50))
    stage.advance(to: 4)
    stage.expectQuiet()
  }

  @Test func `views change places in a transition of what holds them`() {
    let stage = AnimationStage()
    let next = UIView(frame: stage.square.frame)
    stage.act {
      UIView.transition(
        from: stage.square, to: next, duration: 1, options: [.curveLinear, .transitionFlipFromLeft], completion: stage.noted("swap"))
    }
    #expect(stage.square.superview == nil && next.superview === stage.container)
    stage.advance(to: 0.25)
    #expect(close(stage.container.layer.shown?.rare.transition?.progress ?? 0, 0.25))
    stage.advance(to: 2)
    #expect(stage.log == ["swap true@1.0"])
  }

  @Test func `showing and hiding keeps both views; without a transition there is only the change`() {
    let stage = AnimationStage()
    let next = UIView(frame: stage.square.frame)
    stage.act {
      next.isHidden = true
      stage.container.addSubview(next)
    }
    stage.act {
      UIView.transition(from: stage.square, to: next, duration: 1, options: .showHideTransitionViews, completion: stage.noted("swap"))
    }
    #expect(stage.square.isHidden && !next.isHidden && stage.square.superview === stage.container)
    #expect(stage.container.layer.animationKeys() == nil && stage.log == ["swap true@0.0"])
  }

  @Test func `a removed transition completes with false; one within a block takes its duration`() {
    let stage = AnimationStage()
    stage.act {
      UIView.animate(withDuration: 2) {
        UIView.transition(
          with: stage.square, duration: 0.5, options: .transitionCrossDissolve, animations: {}, completion: stage.noted("inner"))
      }
    }
    stage.advance(to: 1.5)
    #expect(transition(of: stage) != nil)
    stage.act { stage.square.layer.removeAllAnimations() }
    #expect(stage.log == ["inner false@1.5"])
  }

  @Test func `the status bar stays where it is while a window turns, and is in no picture of the window`() {
    let controller = UIViewController()
    let app = AppSession(device: .iPhoneX) { $0.rootViewController = controller }
    app.perform { controller.view.backgroundColor = .white }
    let dark = { (image: CGImage) in
      (0..<image.width * 44 / 375).flatMap { y in (0..<image.width).map { image.pixel(x: $0, y: y) & 0xff } }.count { $0 < 128 }
    }
    let bar = dark(app.currentFrame().image(scale: 1))
    app.perform {
      let next = UIViewController()
      next.view.backgroundColor = .white
      UIView.transition(
        with: app.window, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { app.window.rootViewController = next })
      let picture = app.window.snapshotView(afterScreenUpdates: false)?.layer.contents
      let screen = UIScreen.main.snapshotView(afterScreenUpdates: false).layer.contents
      let shades = [picture, screen].map { ($0 as AnyObject? as? CGImage).map(dark) ?? -1 }
      #expect(shades[0] == 0 && shades[1] > 0)
    }
    app.advance(by: 0.5)
    #expect(bar > 0 && dark(app.currentFrame().image(scale: 1)) == bar)
    app.perform {
      UIView.transition(with: app.window, duration: 1, options: [.transitionFlipFromLeft, .curveLinear], animations: {})
    }
    app.advance(by: 0.5)
    let half = app.currentFrame().image(scale: 1)
    #expect(half.pixel(x: 187, y: 400) & 0xff == 0, "seen from its edge, the window leaves the screen black")
  }

  @Test func `the side that comes toward the eye first looks larger`() {
    let controller = UIViewController()
    let app = AppSession(device: .iPhoneX) { $0.rootViewController = controller }
    let card = app.perform {
      controller.view.backgroundColor = .black
      let card = UIView(frame: CGRect(x: 100, y: 300, width: 160, height: 160))
      card.backgroundColor = .white
      controller.view.addSubview(card)
      return card
    }
    app.perform {
      UIView.transition(
        with: card, duration: 1, options: [.transitionFlipFromLeft, .curveLinear], animations: { card.backgroundColor = .white })
    }
    app.advance(by: 0.25)
    let image = app.currentFrame().image(scale: 1)
    let height = { (x: Int) in (200..<560).count { image.pixel(x: x, y: $0) & 0xff > 127 } }
    #expect(height(130) > 165 && height(230) < 155 && height(100) == 0)
  }
}
