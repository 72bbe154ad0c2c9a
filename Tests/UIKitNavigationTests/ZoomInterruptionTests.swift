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

/// Zoom transitions that are interrupted, caught, reversed or removed while they run. (Docs/behaviour/controllers.md, "Zoom transition")
@MainActor struct ZoomInterruptionTests {
  typealias Way = ZoomStage.Way

  @Test func `a push that a pop interrupts ends at once, and the pop begins in the same turn (behaviour: Zoom transition)`() {
    let stage = ZoomStage(.push)
    stage.open()
    stage.app.advance(by: 0.1)
    #expect(stage.log.take() == ["page.willMove(nav)", "home.willDisappear", "page.willAppear", "page.isAppearing"])
    stage.close()
    #expect(
      stage.log.take() == [
        "home.didDisappear", "page.didAppear", "page.didMove(nav)", "page.willMove(nil)", "page.willDisappear", "home.willAppear",
        "home.isAppearing",
      ])
    #expect(stage.machine.diagnostics.isEmpty)
    stage.app.advance(by: 2)
    #expect(stage.log.take() == ["page.didDisappear", "home.didAppear", "page.didMove(nil)"])
    stage.expectAtRest(open: false)
  }

  // Docs/behaviour/controllers.md, "Zoom transition".
  @Test func `a presentation that a dismissal interrupts ends at once, and the dismissal begins in the same turn`() {
    let stage = ZoomStage(.present)
    stage.open()
    stage.app.advance(by: 0.1)
    _ = stage.log.take()
    stage.close()
    #expect(
      stage.log.take() == ["page.didAppear", "home.didDisappear", "page.willDisappear", "home.willAppear", "home.isAppearing"])
    stage.app.advance(by: 2)
    #expect(stage.log.take() == ["home.didAppear", "page.didDisappear"])
    stage.expectAtRest(open: false)
  }

  @Test(arguments: Way.allCases, [0.03, 0.1, 0.2, 0.4])
  // Docs/behaviour/controllers.md, "Zoom transition".
  func `an interrupted arrival goes back from where it is, with the speed that it has`(way: Way, after seconds: Double) {
    let stage = ZoomStage(way)
    stage.open()
    stage.app.advance(by: seconds)
    let (place, velocity) = (stage.zoom.motion.place, stage.zoom.motion.velocity), shown = stage.shown
    #expect(velocity[2] > 0)
    stage.close()
    #expect(stage.zoom.motion.place == place && stage.zoom.motion.velocity == velocity && stage.shown == shown)
    stage.app.advance(by: 1.0 / 60)
    // What it moved with carries it on before the spring turns it.
    let predicted = velocity[2] / 60, w = 18.2574
    #expect(abs(stage.zoom.motion.place.numbers[2] - place.numbers[2] - predicted) < (w * w * 390 + 2 * w * abs(velocity[2])) / 7200 + 1)
    stage.app.advance(by: 2)
    stage.expectAtRest(open: false)
  }

  @Test(arguments: Way.allCases)
  func `a finger takes a page that is still opening: it has appeared, and stays in the hand (behaviour: Zoom transition)`(way: Way) {
    let stage = ZoomStage(way)
    stage.open()
    stage.app.advance(by: 0.15)
    _ = stage.log.take()
    let middle = stage.shown
    let finger = stage.drag(from: CGPoint(x: middle.midX, y: middle.minY + 60), by: CGVector(dx: 0, dy: 60), rests: false)
    let heard = stage.log.take()
    #expect(heard.contains("page.didAppear") && heard.contains("page.willDisappear") && !heard.contains("page.didDisappear"))
    #expect(stage.page.transitionCoordinator?.isInteractive == true)
    stage.app.advance(by: 0.5)
    let held = stage.frame
    stage.app.advance(by: 0.5)
    #expect(stage.frame == held && stage.isVeiled)
    finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.1)
    finger.lift()
    stage.app.advance(by: 2)
    stage.expectAtRest(open: false)
  }

  @Test(arguments: Way.allCases)
  func `a page that is dragged a little and let go comes back, and all hear of it (behaviour: Appearance callbacks)`(way: Way) {
    let stage = ZoomStage(way)
    stage.openAndForget()
    let finger = stage.drag(by: CGVector(dx: 10, dy: 70))
    #expect(stage.isVeiled && stage.page.transitionCoordinator?.isInteractive == true)
    #expect(stage.shown.width < 390 && stage.shown.width > 390 * 0.86)
    finger.lift()
    #expect(stage.page.transitionCoordinator?.isCancelled == true)
    stage.app.advance(by: 2)
    let heard = stage.log.take().filter { !$0.contains("Move") }
    let expected =
      way == .push
      ? [
        "page.willDisappear", "home.willAppear", "home.isAppearing", "home.willDisappear", "home.didDisappear", "page.willAppear",
        "page.isAppearing", "page.didAppear",
      ]
      : [
        "page.willDisappear", "home.willAppear", "home.isAppearing", "home.willDisappear", "home.didDisappear", "page.willAppear",
        "page.isAppearing", "page.didAppear",
      ]
    #expect(heard == expected)
    stage.expectAtRest(open: true)
  }

  @Test(arguments: Way.allCases)
  func `a touch that the system takes away brings the page back, wherever it was`(way: Way) {
    let stage = ZoomStage(way)
    stage.openAndForget()
    let finger = stage.drag(by: CGVector(dx: 60, dy: 400), rests: false)
    finger.cancel()
    stage.app.advance(by: 2)
    stage.expectAtRest(open: true)
  }

  @Test(arguments: Way.allCases)
  func `a page that is thrown away lands on its source, with the finger's speed at first (behaviour: Zoom transition)`(way: Way) {
    let stage = ZoomStage(way)
    stage.openAndForget()
    let finger = stage.drag(by: CGVector(dx: 0, dy: 300), over: 0.2, rests: false)
    let before = stage.frame
    finger.lift()
    // 1500 points a second: the page shrinks about the finger as well, which takes a little of it away.
    #expect(stage.zoom.motion.velocity[1] > 1200 && stage.zoom.motion.velocity[1] < 1600)
    #expect(isNear(stage.frame, before, 30))
    stage.app.advance(by: 2)
    stage.expectAtRest(open: false)
  }

  @Test(arguments: Way.allCases)
  func `a page that flies home is caught where it is, and put back`(way: Way) {
    let stage = ZoomStage(way)
    stage.openAndForget()
    stage.close()
    stage.app.advance(by: 0.12)
    let flying = stage.shown.intersection(stage.frame)
    let finger = stage.app.touch(CGPoint(x: flying.midX, y: flying.minY + 40))
    finger.move(by: CGVector(dx: 0, dy: -30), duration: 0.05)
    #expect(stage.page.transitionCoordinator?.isInteractive == true)
    let held = stage.frame
    stage.app.advance(by: 0.3)
    #expect(stage.frame == held)
    finger.move(by: CGVector(dx: 0, dy: -200), duration: 0.1)
    finger.lift()
    #expect(stage.page.transitionCoordinator?.isCancelled == true)
    stage.app.advance(by: 2)
    stage.expectAtRest(open: true)
  }

  @Test(arguments: Way.allCases)
  func `a page that flies home is opened again by code: it goes on from where it is (behaviour: Zoom transition)`(way: Way) {
    let stage = ZoomStage(way)
    stage.openAndForget()
    stage.close()
    stage.app.advance(by: 0.12)
    _ = stage.log.take()
    let (place, velocity) = (stage.zoom.motion.place, stage.zoom.motion.velocity)
    stage.open()
    #expect(stage.zoom.motion.place == place && stage.zoom.motion.velocity == velocity)
    let heard = stage.log.take()
    #expect(heard.contains("page.didDisappear") && heard.contains("page.willAppear") && !heard.contains("page.didAppear"))
    #expect(heard.firstIndex(of: "page.didDisappear")! < heard.firstIndex(of: "page.willAppear")!)
    stage.app.advance(by: 2)
    stage.expectAtRest(open: true)
  }

  @Test(arguments: Way.allCases)
  func `open and close and open at once, without a turn between, come out whole`(way: Way) {
    let stage = ZoomStage(way)
    stage.app.perform {
      if let navigation = stage.navigation {
        navigation.pushViewController(stage.page, animated: true)
        navigation.popViewController(animated: true)
      } else {
        stage.home.present(stage.page, animated: true)
        stage.home.dismiss(animated: true)
      }
    }
    stage.app.advance(by: 2)
    // a dismissal before the presentation has begun is refused, as ever (Docs/behaviour/controllers.md, "Chains and refused requests")
    stage.expectAtRest(open: way == .present)
  }

  @Test(arguments: Way.allCases, [true, false])
  func `another root in the middle of a flight leaves nothing behind`(way: Way, isOpening: Bool) {
    let stage = ZoomStage(way)
    if isOpening { stage.open() } else { stage.openAndForget() }
    if !isOpening { stage.close() }
    stage.app.advance(by: 0.1)
    #expect(stage.isVeiled)
    stage.app.perform { stage.app.session.window.rootViewController = UIViewController() }
    stage.app.advance(by: 1)
    #expect(stage.machine.transitions.isEmpty && !stage.isVeiled && stage.zoom.flight == nil)
    #expect(stage.page.view.window == nil && stage.page.view.transform.isIdentity)
    #expect(stage.app.session.runtime.displayLinks.isEmpty)
  }

  @Test(arguments: Way.allCases)
  func `another preferred transition in the middle of a flight changes nothing of it`(way: Way) {
    let stage = ZoomStage(way)
    stage.open()
    stage.app.advance(by: 0.1)
    stage.app.perform { stage.page.preferredTransition = nil }
    stage.app.advance(by: 2)
    stage.expectAtRest(open: true)
  }

  @Test(arguments: Way.allCases)
  func `a second page that is opened while the first flies home comes when that has ended at once (behaviour: Zoom transition)`(way: Way) {
    let stage = ZoomStage(way)
    stage.openAndForget()
    stage.close()
    stage.app.advance(by: 0.1)
    let second = stage.app.perform { NotedPage("second", stage.log) }
    stage.app.perform {
      second.preferredTransition = .zoom { _ in stage.other }
      if let navigation = stage.navigation {
        navigation.pushViewController(second, animated: true)
      } else {
        stage.home.present(second, animated: true)
      }
    }
    #expect(stage.page.view.window == nil && second.ownZoom.isInFlight && stage.other.layer.isVeiled && !stage.isVeiled)
    stage.app.advance(by: 2)
    #expect(second.view.window != nil && stage.machine.transitions.isEmpty && !stage.other.layer.isVeiled)
  }
}
