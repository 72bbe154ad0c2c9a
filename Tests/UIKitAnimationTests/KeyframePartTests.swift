import Foundation
import Motion
import QuartzCore
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// Keyframes of properties that replace their value instead of adding to it: colours, contents and 3D transforms.
/// (Docs/behaviour/animation.md, "Keyframes")
@MainActor
@Suite struct KeyframePartTests {
  private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
  private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor { UIColor(red: red, green: green, blue: blue, alpha: 1) }

  private func keys(_ stage: AnimationStage, _ parts: [() -> Void]) {
    stage.act {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
        for (i, part) in parts.enumerated() {
          UIView.addKeyframe(withRelativeStartTime: 0.25 + 0.5 * Double(i), relativeDuration: 0.25, animations: part)
        }
      }
    }
  }

  @Test func `a colour goes from part to part, and waits between them`() {
    let stage = AnimationStage()
    stage.act { stage.square.backgroundColor = color(1, 0, 0) }
    keys(stage, [{ stage.square.backgroundColor = color(0, 1, 0) }, { stage.square.backgroundColor = color(0, 0, 1) }])
    let expected: [(Double, RGBA)] = [
      (0.1, RGBA(1, 0, 0)), (0.375, RGBA(0.5, 0.5, 0)), (0.6, RGBA(0, 1, 0)), (0.875, RGBA(0, 0.5, 0.5)), (1, RGBA(0, 0, 1)),
    ]
    for (t, shown) in expected {
      stage.advance(to: t)
      #expect(stage.shown.backgroundColor == shown, "\(t)")
    }
    stage.expectQuiet()
  }

  @Test func `a door turns in space from part to part and begins closed`() {
    let stage = AnimationStage()
    let turn = { (angle: CGFloat) in stage.square.layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0) }
    keys(stage, [{ turn(-1.2) }, { turn(0.4) }])
    for (t, angle) in [(0.0, 0.0), (0.2, 0), (0.375, -0.6), (0.6, -1.2), (0.875, -0.4), (1, 0.4)] {
      stage.advance(to: t)
      #expect(close(stage.shown.transform3D.m13, -Elementary.sin(angle), 1e-9), "\(t)")
    }
    stage.expectQuiet()
  }

  @Test func `contents fade from part to part`() {
    let stage = AnimationStage()
    let pictures = (0..<3).map { CGImage(PixelBuffer(width: $0 + 1, height: 1)) }
    stage.act { stage.square.layer.contents = pictures[0] }
    keys(stage, [{ stage.square.layer.contents = pictures[1] }, { stage.square.layer.contents = pictures[2] }])
    stage.advance(to: 0.375)
    #expect(stage.shown.contents === pictures[1] && stage.shown.rare.fade == .init(contents: pictures[0], opacity: 0.5))
    stage.advance(to: 0.6)
    #expect(stage.shown.contents === pictures[1] && stage.shown.rare.fade == nil)
    stage.advance(to: 0.875)
    #expect(stage.shown.contents === pictures[2] && stage.shown.rare.fade == .init(contents: pictures[1], opacity: 0.5))
  }

  /// A square that is red, and an animator that takes it by green to blue in two keyframes.
  private func redByGreenToBlue(_ stage: AnimationStage) -> UIViewPropertyAnimator {
    stage.act { stage.square.backgroundColor = color(1, 0, 0) }
    return UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.square.backgroundColor = color(0, 1, 0) }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.square.backgroundColor = color(0, 0, 1) }
      }
    }
  }

  @Test func `scrubbed by an animator and taken back, a colour is where it began`() {
    let stage = AnimationStage(), animator = redByGreenToBlue(stage)
    for (f, shown) in [(0.25, RGBA(0.5, 0.5, 0)), (0.75, RGBA(0, 0.5, 0.5)), (0.5, RGBA(0, 1, 0))] {
      stage.act { animator.fractionComplete = f }
      #expect(stage.shown.backgroundColor == shown)
    }
    stage.act {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    #expect(stage.shown.backgroundColor == RGBA(1, 0, 0) && stage.square.layer.animationKeys() == nil)
  }

  @Test(arguments: [
    (0.25, UIViewAnimatingPosition.end, RGBA(0, 0, 1)), (0.75, .end, RGBA(0, 0, 1)), (0.75, .current, RGBA(0, 0.5, 0.5)),
    (0.25, .current, RGBA(0.5, 0.5, 0)), (0.75, .start, RGBA(1, 0, 0)),
  ])
  func `stopped between its parts and finished, a colour is where the position says`(
    fraction: Double, position: UIViewAnimatingPosition, expected: RGBA
  ) {
    let stage = AnimationStage(), animator = redByGreenToBlue(stage)
    stage.act { animator.fractionComplete = fraction }
    stage.act { animator.stopAnimation(false) }
    stage.act { animator.finishAnimation(at: position) }
    #expect(stage.shown.backgroundColor == expected)
    stage.expectQuiet()
  }

  @Test func `a block that comes later replaces all parts`() {
    let stage = AnimationStage()
    stage.act { stage.square.backgroundColor = color(1, 0, 0) }
    keys(stage, [{ stage.square.backgroundColor = color(0, 1, 0) }, { stage.square.backgroundColor = color(0, 0, 1) }])
    stage.advance(to: 0.5)
    stage.act { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.square.backgroundColor = color(1, 1, 1) } }
    #expect(stage.square.layer.records.count == 1)
    stage.advance(to: 3)
    stage.expectQuiet()
  }
}
