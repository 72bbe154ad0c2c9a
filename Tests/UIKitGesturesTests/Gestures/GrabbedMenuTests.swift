import Foundation
import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// A menu that a finger opens, flicks back and grabs again while it moves. (Docs/behaviour/controllers.md, "Percent-driven transitions",
/// and Docs/behaviour/touch.md, "Gesture recognizers")
@MainActor struct GrabbedMenuTests {
  private static let waits = [0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]

  @Test(arguments: [GrabbedMenu.Kind.animator, .blocks], [1.0, 0.8, 0.5])
  func `grabbed on its way back, a menu goes as far as the finger's translation, which is 10 points less than the finger's way`(
    kind: GrabbedMenu.Kind, damping: Double
  ) {
    var grabs = 0
    for wait in Self.waits {
      let menu = GrabbedMenu(kind, damping: damping)
      menu.flickBack()
      menu.app.advance(by: wait)
      let finger = menu.app.touch(CGPoint(x: 40, y: 400))
      var way = 0.0
      for _ in 0..<10 {
        finger.move(by: CGVector(dx: 7, dy: 0), duration: 1.0 / 60)
        way += 7
        guard menu.isHeld, kind == .blocks || menu.grabbedX >= -menu.width else { continue }
        grabs += 1
        #expect(abs(menu.translation - (way - 10)) < 1e-9)
        #expect(abs(menu.shownX - menu.grabbedX - (menu.isAtGrab ? 0 : menu.translation)) < 1e-6, "after \(wait)")
      }
    }
    #expect(grabs > 20)
  }

  @Test func `an animator's menu that is grabbed beyond its closed place gives that back over as much of the finger's way`() {
    var grabs = 0
    for damping in [0.8, 0.5] {
      for wait in Self.waits {
        let menu = GrabbedMenu(.animator, damping: damping)
        menu.flickBack()
        menu.app.advance(by: wait)
        let finger = menu.app.touch(CGPoint(x: 40, y: 400))
        finger.move(by: CGVector(dx: 11, dy: 0), duration: 1.0 / 60)
        var last = menu.shownX
        for _ in 0..<60 {
          finger.move(by: CGVector(dx: 0.5, dy: 0), duration: 1.0 / 60)
          guard menu.isHeld, menu.grabbedX < -menu.width - 0.01 else { continue }
          let beyond = -menu.width - menu.grabbedX
          grabs += 1
          // The fraction was 0 at the grab, and the place is the fraction's once the way is as long as what was beyond.
          let ahead = menu.shownX - menu.grabbedX - menu.translation
          #expect(abs(ahead - min(beyond, menu.translation)) < 1e-6, "\(beyond) beyond, after \(wait)")
          #expect(menu.shownX - last <= 2 * (0.5 + menu.translationAtGrab) + 1e-6, "it does not jump")
          last = menu.shownX
        }
      }
    }
    #expect(grabs > 20)
  }

  @Test func `an app that sets the translation to zero at the grab leaves what the finger went beyond the 10 points`() {
    let menu = GrabbedMenu(.blocks, damping: 1)
    menu.startsFromZero = true
    menu.flickBack()
    menu.app.advance(by: 0.05)
    let finger = menu.app.touch(CGPoint(x: 40, y: 400))
    for _ in 0..<3 { finger.move(by: CGVector(dx: 12, dy: 0), duration: 1.0 / 60) }
    #expect(menu.translationAtGrab == 2 && menu.translation == 24)
    #expect(abs(menu.shownX - menu.grabbedX - 24) < 1e-6)
  }
}

/// A menu at the left edge that follows a pan: by a property animator that is paused, or by blocks whose presentation is taken over.
@MainActor
final class GrabbedMenu {
  enum Kind { case animator, blocks }

  let width: CGFloat = 300
  let app: TestApp
  private let kind: Kind
  private let damping: CGFloat
  private let menu = UIView(frame: CGRect(x: -300, y: 0, width: 300, height: 800))
  private let pan = UIPanGestureRecognizer()
  private var animator: UIViewPropertyAnimator?
  private var grabbedFraction: CGFloat = 0
  /// Where the menu was when the finger took hold of it, and how far the finger's translation was then.
  private(set) var grabbedX: CGFloat = 0, translationAtGrab: CGFloat = 0
  /// Whether the app counts the finger's way from the grab on.
  var startsFromZero = false

  init(_ kind: Kind, damping: CGFloat) {
    (self.kind, self.damping) = (kind, damping)
    let root = UIViewController()
    app = TestApp { root }
    app.perform {
      root.view.addSubview(menu)
      pan.addHandler { [unowned self] _ in moved() }
      root.view.addGestureRecognizer(pan)
    }
  }

  var shownX: CGFloat { (menu.layer.presentation() ?? menu.layer).frame.minX }
  var translation: CGFloat { pan.translation(in: nil).x }
  var isHeld: Bool { pan.state == .began || pan.state == .changed }
  var isAtGrab: Bool { pan.state == .began }

  /// Pulls the menu half out, and lets go of it on a quick way back.
  func flickBack() {
    let finger = app.touch(CGPoint(x: 40, y: 400))
    finger.move(by: CGVector(dx: 160, dy: 0), duration: 0.3)
    app.advance(by: 0.1)
    finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.05)
    finger.lift()
  }

  private func moved() {
    switch pan.state {
    case .began: grab()
    case .changed: follow()
    case .ended: letGo()
    default: break
    }
  }

  private func grab() {
    translationAtGrab = translation
    if startsFromZero { pan.setTranslation(.zero, in: nil) }
    switch kind {
    case .animator:
      let animator = animator ?? makeAnimator()
      animator.pauseAnimation()
      animator.isReversed = false
      grabbedFraction = animator.fractionComplete
    case .blocks:
      menu.frame.origin.x = shownX
      menu.layer.removeAllAnimations()
    }
    grabbedX = shownX
  }

  private func follow() {
    switch kind {
    case .animator: animator?.fractionComplete = grabbedFraction + translation / width
    case .blocks: menu.frame.origin.x = grabbedX + translation
    }
  }

  private func letGo() {
    let rest = max(shownX + width, 1)
    let speed = abs(pan.velocity(in: nil).x) / rest
    switch kind {
    case .animator:
      animator?.isReversed = true
      let spring = UISpringTimingParameters(dampingRatio: damping, initialVelocity: CGVector(dx: speed, dy: 0))
      animator?.continueAnimation(withTimingParameters: spring, durationFactor: 0)
    case .blocks:
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: speed, options: .allowUserInteraction
      ) { self.menu.frame.origin.x = -self.width }
    }
  }

  private func makeAnimator() -> UIViewPropertyAnimator {
    let made = UIViewPropertyAnimator(duration: 0.5, dampingRatio: damping) { self.menu.frame.origin.x = 0 }
    made.addCompletion { [unowned self] _ in animator = nil }
    animator = made
    return made
  }
}
