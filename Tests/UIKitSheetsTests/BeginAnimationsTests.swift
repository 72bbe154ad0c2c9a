import Foundation
import QuartzCore
import Stages
import Testing
import UIKit

@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// `beginAnimations` and its family.
@MainActor struct BeginAnimationsTests {
  @MainActor private final class Ear: NSObject {
    var heard: [String] = []
    func didStop(_ name: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
      heard.append("did stop \(name ?? "-"), \(finished.boolValue)")
    }
    func willStart(_ name: String?, _ context: UnsafeMutableRawPointer?) { heard.append("will start \(name ?? "-")") }
    static let didStopSelector = Selector("animationDidStop:finished:context:", Ear.didStop)
    static let willStartSelector = Selector("animationWillStart:context:", Ear.willStart)
  }

  private func begin(_ name: String? = nil, _ ear: Ear? = nil) {
    UIView.beginAnimations(name, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(ear)
    UIView.setAnimationWillStart(Ear.willStartSelector)
    UIView.setAnimationDidStop(Ear.didStopSelector)
  }

  @Test func `animations that are removed on the way end with false (behaviour: Completion of blocks)`() {
    let stage = AnimationStage(), ear = stage.runtime.asCurrent { Ear() }
    stage.act {
      begin("slide", ear)
      stage.square.center.x = 100
      UIView.commitAnimations()
    }
    stage.advance(by: 0.5)
    #expect(close(stage.x, 50))
    stage.act { stage.square.layer.removeAllAnimations() }
    stage.advance(by: 0.1)
    #expect(ear.heard == ["will start slide", "did stop slide, false"])
    stage.expectQuiet()
  }

  @Test func `what nobody commits is committed at the end of the turn, and said`() {
    let stage = AnimationStage()
    stage.act {
      begin()
      stage.square.center.x = 100
    }
    stage.act { stage.square.alpha = 0 }
    stage.advance(by: 0.5)
    #expect(close(stage.x, 50) && stage.shown.opacity == 0)
    #expect(stage.runtime.diagnostics.contains { $0.hasPrefix("beginAnimations without commitAnimations") })
    stage.advance(by: 1)
    stage.expectQuiet()
  }

  @Test func `a commit without a beginning does nothing`() {
    let stage = AnimationStage()
    stage.act {
      UIView.commitAnimations()
      UIView.setAnimationDuration(3)
      stage.square.center.x = 100
    }
    #expect(stage.x == 100)
    stage.expectQuiet()
  }

  @Test func `what lies between the two calls is animated, in 0.2 s unless told, and the delegate hears`() {
    let stage = AnimationStage(), ear = stage.runtime.asCurrent { Ear() }
    stage.act {
      UIView.beginAnimations("plain", context: nil)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelegate(ear)
      UIView.setAnimationDidStop(Ear.didStopSelector)
      stage.square.center.x = 100
      UIView.commitAnimations()
      stage.square.center.y = 100
    }
    stage.advance(by: 0.1)
    #expect(close(stage.x, 50) && stage.shown.position.y == 100 && stage.square.movingBlocks == 0)
    stage.advance(by: 0.2)
    #expect(ear.heard == ["did stop plain, true"])
    stage.expectQuiet()
  }

  @Test func `delay, repetition and reversal are those that were set before the change`() {
    let stage = AnimationStage()
    stage.act {
      begin()
      UIView.setAnimationDelay(1)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      stage.square.center.x = 100
      UIView.commitAnimations()
    }
    stage.advance(by: 1.5)
    #expect(close(stage.x, 50))
    stage.advance(by: 1)
    #expect(close(stage.x, 50))
    stage.advance(by: 4)
    #expect(stage.x == 100)
    stage.expectQuiet()
  }

  @Test func `one pair within another takes what the outer one has, and what it says itself`() {
    let stage = AnimationStage()
    stage.act {
      begin()
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(2)
      stage.square.center.x = 100
      UIView.commitAnimations()
      stage.square.center.y = 100
      UIView.commitAnimations()
    }
    stage.advance(by: 0.5)
    #expect(close(stage.x, 25) && close(stage.shown.position.y, 50))
    stage.advance(by: 2)
    stage.expectQuiet()
  }

  @Test func `duration 0, and animations switched off, are no animation`() {
    let stage = AnimationStage(), ear = stage.runtime.asCurrent { Ear() }
    stage.act {
      begin("none", ear)
      UIView.setAnimationDuration(0)
      stage.square.center.x = 100
      UIView.commitAnimations()
    }
    #expect(stage.x == 100)
    stage.advance(by: 0.1)
    #expect(ear.heard.last == "did stop none, true")
    stage.act {
      UIView.setAnimationsEnabled(false)
      begin()
      stage.square.center.x = 0
      UIView.commitAnimations()
      UIView.setAnimationsEnabled(true)
    }
    #expect(stage.x == 0)
    stage.advance(by: 0.1)
    stage.expectQuiet()
  }

  @Test(arguments: [UIView.AnimationTransition.flipFromLeft, .curlUp])
  func `a transition of a view turns it; a curl fades, and says so once (behaviour: Modal styles)`(transition: UIView.AnimationTransition) {
    let stage = AnimationStage()
    for _ in 0..<2 {
      stage.act {
        begin()
        UIView.setAnimationTransition(transition, for: stage.container, cache: true)
        stage.square.isHidden.toggle()
        UIView.commitAnimations()
      }
      stage.advance(by: 0.5)
      let shown = stage.container.layer.shown!.rare.transition
      #expect(shown?.style == (transition == .curlUp ? .fade : .flip(from: .left)) && close(shown!.progress, 0.5))
      stage.advance(by: 1)
    }
    #expect(stage.runtime.diagnostics.filter { $0.hasPrefix("Curls are not drawn") }.count == (transition == .curlUp ? 1 : 0))
    stage.expectQuiet()
  }
}
