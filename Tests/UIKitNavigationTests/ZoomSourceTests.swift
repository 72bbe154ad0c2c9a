import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// The source view of a zoom transition that is moved, reused or removed while the transition runs. (Docs/behaviour/controllers.md, "Zoom
/// transition")
@MainActor struct ZoomSourceTests {
  typealias Way = ZoomStage.Way

  @Test(arguments: Way.allCases)
  func `a source that is removed while the page flies home: the page goes where it was, fading, and nothing is left`(way: Way) {
    let stage = ZoomStage(way)
    stage.openAndForget()
    stage.close()
    stage.app.advance(by: 0.1)
    stage.app.perform {
      stage.tile.removeFromSuperview()
      stage.source = nil
    }
    stage.app.advance(by: 0.1)
    #expect(!stage.isVeiled && stage.zoom.isInFlight && (stage.page.view.superview?.alpha ?? 1) < 0.7)
    stage.app.advance(by: 2)
    stage.expectAtRest(open: false)
  }

  @Test(arguments: Way.allCases)
  func `a source that is reused: the page turns to the view that has its place now, without a jump`(way: Way) {
    let stage = ZoomStage(way)
    stage.openAndForget()
    stage.close()
    stage.app.advance(by: 0.1)
    let place = stage.frame, velocity = stage.zoom.motion.velocity
    stage.source = stage.other
    stage.app.advance(by: 1.0 / 60)
    #expect(!stage.isVeiled && stage.other.layer.isVeiled)
    let step = velocity[1] / 60
    #expect(abs(stage.frame.midY - place.midY - step) < 40)
    var last = CGRect.null
    while stage.zoom.isInFlight {
      last = stage.frame
      stage.app.advance(by: 1.0 / 60)
    }
    #expect(isNear(last, stage.other.convert(stage.other.bounds, to: nil), 2))
    stage.expectAtRest(open: false)
  }

  @Test(arguments: Way.allCases)
  func `a source that scrolls takes the page along, which lands on it`(way: Way) {
    let stage = ZoomStage(way)
    stage.openAndForget()
    stage.close()
    var last = CGRect.null
    for _ in 0..<120 where stage.zoom.isInFlight {
      last = stage.frame
      stage.app.perform { stage.tile.frame.origin.y = min(stage.tile.frame.origin.y + 8, 500) }
      stage.app.advance(by: 1.0 / 60)
    }
    #expect(isNear(last, CGRect(x: 40, y: 500, width: 120, height: 90), 3))
    stage.expectAtRest(open: false)
  }

  @Test(arguments: Way.allCases)
  func `a source that is hidden by the app stays hidden afterwards, and its own alpha is untouched`(way: Way) {
    let stage = ZoomStage(way)
    stage.app.perform { stage.tile.alpha = 0.5 }
    stage.open()
    stage.app.advance(by: 0.1)
    #expect(stage.tile.alpha == 0.5 && !stage.tile.isHidden && stage.isVeiled)
    stage.app.perform { stage.tile.isHidden = true }
    stage.app.advance(by: 2)
    #expect(stage.tile.isHidden && stage.tile.alpha == 0.5 && !stage.isVeiled)
  }

  @Test func `a source that nobody holds any more is no trouble`() {
    let stage = ZoomStage(.push)
    weak var weakly: UIView?
    stage.app.perform {
      let passing = UIView(frame: CGRect(x: 10, y: 300, width: 50, height: 50))
      stage.home.view.addSubview(passing)
      (weakly, stage.source) = (passing, passing)
    }
    stage.open()
    stage.app.advance(by: 0.1)
    stage.app.perform {
      weakly?.removeFromSuperview()
      stage.source = nil
    }
    stage.app.advance(by: 2)
    #expect(weakly == nil)
    stage.expectAtRest(open: true)
  }

  @Test func `forty walks of opening, closing, dragging and changing sources end whole`() {
    var random = SystemRandom(seed: 218)
    for round in 0..<40 {
      let stage = ZoomStage(round.isMultiple(of: 2) ? .push : .present)
      var fingers: [TestApp.Finger] = []
      for _ in 0..<25 {
        switch random.next(9) {
        case 0, 1: stage.open()
        case 2, 3: stage.close()
        case 4: fingers.append(stage.drag(by: CGVector(dx: Double(random.next(200)) - 100, dy: Double(random.next(500)) - 150), over: 0.1))
        case 5: if let finger = fingers.popLast() { random.next(3) == 0 ? finger.cancel() : finger.lift() }
        case 6: stage.source = [stage.tile, stage.other, nil][random.next(3)]
        case 7: stage.app.perform { stage.tile.frame.origin.y += 10 }
        default: stage.app.advance(by: Double(random.next(20)) / 60)
        }
        stage.app.advance(by: Double(random.next(6)) / 60)
      }
      for finger in fingers { finger.lift() }
      stage.app.advance(by: 3)
      stage.expectAtRest(open: stage.isOpen)
      #expect(stage.page.view.window != nil || stage.home.view.window != nil)
    }
  }
}

/// A generator of small numbers, the same on every run.
private struct SystemRandom {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
