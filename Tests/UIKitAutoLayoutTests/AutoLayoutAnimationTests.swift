import Foundation
import Motion
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// A card in a window whose constraints move: what Docs/behaviour/card.md, "Card numbers"'s presentation is made of.
@MainActor private struct CardScene {
  let app: AppSession
  let card: UIView
  let label: UIView
  let top: NSLayoutConstraint, width: NSLayoutConstraint, height: NSLayoutConstraint

  init() {
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    app = AppSession { window in
      let card = UIView(), label = UIView()
      views = [card, label]
      window.addSubview(card)
      card.addSubview(label)
      for view in [card, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      constraints = [
        card.topAnchor.constraint(equalTo: window.topAnchor, constant: 300), card.widthAnchor.constraint(equalToConstant: 200),
        card.heightAnchor.constraint(equalToConstant: 100), card.centerXAnchor.constraint(equalTo: window.centerXAnchor),
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: card.topAnchor), label.heightAnchor.constraint(equalToConstant: 20),
      ]
      NSLayoutConstraint.activate(constraints)
    }
    (card, label) = (views[0], views[1])
    (top, width, height) = (constraints[0], constraints[1], constraints[2])
  }

  var window: UIView { app.window }
  func shown(_ view: UIView) throws -> CGRect { try #require(view.layer.presentation()).frame }
}

@MainActor @Suite struct AutoLayoutAnimationTests {
  @Test func `a changed constant animates what follows from it, inside the block that lays out (behaviour: Auto Layout)`() throws {
    let scene = CardScene()
    #expect(abs(scene.card.frame.minX - 263.0 / 3) < 1e-9, "87.5 on the pixel grid, halves up")
    scene.app.perform {
      scene.width.constant = 300
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { scene.window.layoutIfNeeded() }, completion: nil)
    }
    #expect(scene.card.bounds.width == 300)
    scene.app.advance(by: 0.5)
    #expect(abs(try scene.shown(scene.card).width - 250) < 1e-9)
    #expect(abs(try scene.shown(scene.label).width - 230) < 1e-9)
    scene.app.advance(by: 1)
    #expect(scene.app.isQuiet)
    #expect(try scene.shown(scene.label).width == 280)
  }

  @Test func `each block's layout picks up only what is new, on one view (behaviour: Auto Layout and Card numbers)`() throws {
    let scene = CardScene()
    scene.app.perform {
      scene.top.constant = 100
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear,
        animations: {
          scene.window.layoutIfNeeded()
        }, completion: nil)
      scene.height.constant = 300
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          scene.window.layoutIfNeeded()
        }, completion: nil)
    }
    #expect(scene.card.frame.minY == 100 && scene.card.frame.height == 300)
    for (time, y, height) in [(0.5, 250.0, 200.0), (1.0, 200.0, 300.0), (1.5, 150.0, 300.0), (2.0, 100.0, 300.0)] {
      scene.app.advance(by: 0.5)
      let frame = try scene.shown(scene.card)
      #expect(abs(frame.minY - y) < 1e-9, "the top takes two seconds, whatever the height does, at \(time)")
      #expect(abs(frame.height - height) < 1e-9, "the height takes one, at \(time)")
    }
  }

  @Test func `two curves on one view: a spring for the place and a nested linear animator for the size (behaviour: Card numbers)`() throws {
    let scene = CardScene()
    let duration = 0.79557, damping = 0.77833  // y = 300 in a screen 812 high
    scene.app.perform {
      let place = UIViewPropertyAnimator(duration: duration, dampingRatio: damping) {
        scene.top.constant = 0
        scene.window.layoutIfNeeded()
        let size = UIViewPropertyAnimator(duration: 0.6 * duration, curve: .linear) {
          scene.width.constant = 375
          scene.height.constant = 812
          scene.window.layoutIfNeeded()
        }
        size.startAnimation()
      }
      place.startAnimation()
    }
    scene.app.advance(by: 0.25 * duration)
    let frame = try scene.shown(scene.card)
    #expect(abs(frame.width - (200 + 175 * 0.25 / 0.6)) < 1e-6)
    #expect(abs(frame.height - (100 + 712 * 0.25 / 0.6)) < 1e-6)
    #expect(abs(frame.minY - 300 * (1 - 0.77039)) < 0.01, "the growing height does not disturb the top: x(.25D) = .77039")
    scene.app.advance(by: 2)
    #expect(try scene.shown(scene.card) == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(scene.app.isQuiet)
  }

  @Test func `an interrupted layout goes on from where it stood`() throws {
    let scene = CardScene()
    func go(to constant: CGFloat) {
      scene.app.perform {
        scene.top.constant = constant
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { scene.window.layoutIfNeeded() }, completion: nil)
      }
    }
    go(to: 100)
    scene.app.advance(by: 0.5)
    #expect(abs(try scene.shown(scene.card).minY - 200) < 1e-9)
    go(to: 300)
    #expect(abs(try scene.shown(scene.card).minY - 200) < 1e-9)
    // 300, the first with +50 to go, the second with −150: the example of Docs/behaviour/animation.md, "Animation blocks"
    scene.app.advance(by: 0.25)
    #expect(abs(try scene.shown(scene.card).minY - 200) < 1e-9)
    scene.app.advance(by: 0.5)
    #expect(abs(try scene.shown(scene.card).minY - 250) < 1e-9)
    scene.app.advance(by: 1)
    #expect(try scene.shown(scene.card).minY == 300)
  }

  @Test func `a change that no block lays out is there at once`() throws {
    let scene = CardScene()
    scene.app.perform { scene.top.constant = 100 }
    #expect(try scene.shown(scene.card).minY == 100)
    #expect(scene.app.isQuiet)
  }

  @Test func `a reversed animator gives the frames back and leaves the constant alone`() throws {
    let scene = CardScene()
    var animator: UIViewPropertyAnimator?
    scene.app.perform {
      scene.top.constant = 100
      animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.window.layoutIfNeeded() }
      animator?.startAnimation()
    }
    scene.app.advance(by: 0.5)
    scene.app.perform {
      animator?.pauseAnimation()
      animator?.isReversed = true
      animator?.startAnimation()
    }
    scene.app.advance(by: 1)
    #expect(scene.top.constant == 100)
    #expect(abs(scene.card.frame.minY - 300) < 1e-9)
  }
}
