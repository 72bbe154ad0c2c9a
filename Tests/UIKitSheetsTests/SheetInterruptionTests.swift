import Foundation
import Motion
import QuartzCore
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// Sheets that are released, caught, removed or changed while they move. (Docs/behaviour/presentations.md, "Sheet detents and drags")
@MainActor struct SheetInterruptionTests {
  private static let large = 69.0, height = 852.0

  // Docs/behaviour/presentations.md, "Sheet detents and drags", and Docs/behaviour/controllers.md, "Appearance callbacks".
  @Test func `a sheet that is dragged a little and let go comes back: will, did, and no didDismiss`() {
    let stage = SheetStage()
    stage.open()
    let before = stage.picture
    stage.down(200, 100)
    stage.drag(by: 110, over: 0.5)
    #expect(near(stage.top, Self.large + 100))
    #expect(stage.log == ["shouldDismiss", "willDismiss", "page.willDisappear"])
    #expect(stage.page.isBeingDismissed && stage.page.transitionCoordinator?.isInteractive == true)
    stage.rest()
    stage.up()
    #expect(stage.page.transitionCoordinator?.isCancelled == true)
    stage.wait(1)
    #expect(near(stage.top, Self.large) && stage.picture == before)
    #expect(stage.log.dropFirst(3) == ["page.willAppear", "page.isAppearing", "page.didAppear"])
    stage.expectAtRest()
  }

  @Test func `a sheet leaped to the finger when its dismissal could begin after another presentation`() {
    let stage = SheetStage()
    stage.open()
    stage.upper.modalPresentationStyle = .overCurrentContext
    stage.down(200, 100)
    stage.drag(by: 8, over: 0.05)
    stage.act { stage.page.present(stage.upper, animated: true) }
    var tops = [stage.top]
    stage.drag(by: 240, over: 1) { tops.append(stage.top) }
    #expect(zip(tops.dropFirst(), tops).allSatisfy { $0 - $1 < 10 }, "\(tops)")
    stage.up()
    stage.wait(2)
    stage.expectAtRest()
  }

  @Test func `a touch that the system takes away brings the sheet back, wherever it was`() {
    let stage = SheetStage()
    stage.open()
    stage.down(200, 100)
    stage.drag(by: 700, over: 0.2)
    stage.cancelTouch()
    stage.wait(1)
    #expect(near(stage.top, Self.large) && !stage.log.contains("didDismiss"))
    stage.expectAtRest()
  }

  @Test func `a sheet that flies back is caught where it is, and thrown away`() {
    let stage = SheetStage()
    stage.open()
    stage.down(200, 100)
    stage.drag(by: 310, over: 0.5)
    stage.rest()
    stage.up()
    stage.wait(0.1)
    let flying = stage.top
    #expect(flying > Self.large + 1 && flying < Self.large + 299)
    stage.down(200, flying + 50)
    for _ in 0..<3 { stage.move(by: 10) }
    #expect(stage.page.transitionCoordinator?.isInteractive == true && stage.page.transitionCoordinator?.isCancelled == false)
    let caught = stage.top
    stage.move(by: 40)
    #expect(near(stage.top, caught + 40))
    stage.drag(by: 300, over: 0.1)
    stage.up()
    stage.wait(1)
    #expect(stage.log == ["shouldDismiss", "willDismiss", "page.willDisappear", "shouldDismiss", "page.didDisappear", "didDismiss"])
    stage.expectGone()
  }

  @Test func `a sheet that is dismissed by the API is caught on its way, and put back`() {
    let stage = SheetStage()
    stage.open()
    let before = stage.picture
    stage.act { stage.home.dismiss(animated: true) { stage.note("completion") } }
    stage.wait(0.1)
    let flying = stage.top
    stage.down(200, flying + 100)
    stage.drag(by: -150, over: 0.2)
    #expect(stage.top < flying + 100)
    stage.up()
    stage.wait(1)
    #expect(near(stage.top, Self.large) && stage.picture == before)
    #expect(
      stage.log == ["page.willDisappear", "shouldDismiss", "page.willAppear", "page.isAppearing", "page.didAppear", "completion"])
    stage.expectAtRest()
  }

  @Test func `a sheet is caught as it comes, and thrown down: it was never there`() {
    let stage = SheetStage()
    stage.sheet.delegate = stage.ear
    let before = stage.picture
    stage.act { stage.home.present(stage.page, animated: true) }
    stage.wait(0.15)
    stage.down(200, stage.top + 60)
    stage.drag(by: 150, over: 0.1)
    stage.up()
    #expect(stage.page.transitionCoordinator?.isCancelled == true)
    stage.wait(1)
    #expect(stage.picture == before)
    #expect(
      stage.log.filter { $0.hasPrefix("page") } == ["page.willAppear", "page.isAppearing", "page.willDisappear", "page.didDisappear"])
    stage.expectGone()
  }

  @Test func `a sheet that is caught as it comes and let go arrives`() {
    let stage = SheetStage()
    stage.act { stage.home.present(stage.page, animated: true) }
    stage.wait(0.15)
    stage.down(200, stage.top + 60)
    stage.drag(by: -60, over: 0.1)
    stage.rest()
    stage.up()
    stage.wait(1)
    #expect(near(stage.top, Self.large) && stage.log == ["page.willAppear", "page.isAppearing", "page.didAppear"])
    stage.expectAtRest()
  }

  @Test(arguments: [true, false])
  func `the API dismisses a sheet that a finger holds: it goes, and the finger moves nothing any more`(animated: Bool) {
    let stage = SheetStage()
    stage.open([.medium(), .large()])
    stage.down(200, 500)
    stage.drag(by: -60, over: 0.2)
    let held = stage.top
    stage.act { stage.home.dismiss(animated: animated) }
    if animated {
      #expect(near(stage.top, held))
      stage.move(by: -50)
      #expect(stage.top > held - 1)
    }
    stage.wait(1)
    stage.up()
    stage.wait()
    #expect(stage.log == ["page.willDisappear", "page.didDisappear"])
    stage.expectGone()
  }

  // Docs/behaviour/controllers.md, "Chains and refused requests".
  @Test func `the API cannot dismiss what a finger is dismissing; it is said, and the finger decides`() {
    let stage = SheetStage()
    stage.open()
    stage.down(200, 100)
    stage.drag(by: 100, over: 0.2)
    stage.act { stage.home.dismiss(animated: true) }
    #expect(stage.runtime.diagnostics.contains { $0.hasPrefix("Attempt to dismiss") })
    stage.rest()
    stage.up()
    stage.wait(1)
    #expect(near(stage.top, Self.large))
    stage.expectAtRest()
  }

  @Test func `another root takes the sheet away under the finger`() {
    let stage = SheetStage()
    stage.open()
    stage.down(200, 100)
    stage.drag(by: 100, over: 0.2)
    stage.act { stage.window.rootViewController = stage.upper }
    stage.drag(by: 100, over: 0.2)
    stage.up()
    stage.wait(1)
    #expect(stage.window.subviews.first === stage.upper.view && stage.page.view.window == nil)
    stage.expectAtRest()
  }

  @Test func `heights that change under the finger: it keeps what it holds, and lets go to the new ones`() {
    let stage = SheetStage()
    stage.open([.medium(), .large()])
    stage.down(200, 500)
    stage.drag(by: -110, over: 0.3)
    let held = stage.top
    let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) { _ in 450 }
    stage.act { stage.sheet.detents = [small, .large()] }
    #expect(near(stage.top, held))
    stage.rest()
    stage.up()
    stage.wait(1)
    #expect(near(stage.top, Self.height - 34 - 450))
    stage.expectAtRest()
  }

  @Test func `the highest place goes while the finger is there: the sheet comes down to what there is`() {
    let stage = SheetStage()
    stage.open([.medium(), .large()])
    stage.down(200, 500)
    stage.drag(by: -310, over: 0.3)
    stage.act { stage.sheet.detents = [.medium()] }
    #expect(near(stage.top, Self.height - 34 - 0.56 * 749))
    stage.up()
    stage.wait(1)
    stage.expectAtRest()
  }

  // Docs/behaviour/presentations.md, "Sheet detents and drags".
  @Test func `what may not be dismissed follows ever less, returns, and the delegate is notified of the attempt at the end`() {
    for isModal in [true, false] {
      let stage = SheetStage()
      stage.open()
      stage.page.isModalInPresentation = isModal
      stage.ear.mayDismiss = false
      stage.down(200, 100)
      stage.drag(by: 410, over: 0.5)
      #expect(near(stage.top, Self.large + RubberBand.stretch(400, over: Self.height - Self.large)))
      #expect(!stage.page.isBeingDismissed && !stage.log.contains("didAttemptToDismiss"))
      stage.up()
      #expect(stage.log == (isModal ? ["didAttemptToDismiss"] : ["shouldDismiss", "didAttemptToDismiss"]))
      stage.wait(1)
      #expect(near(stage.top, Self.large))
      stage.expectAtRest()
    }
  }

  @Test func `position and velocity are continuous when a finger lets go (behaviour: Sheet detents and drags)`() {
    let stage = SheetStage()
    stage.open([.medium(), .large()])
    stage.down(200, 500)
    stage.drag(by: -120, over: 0.2)
    let held = stage.top
    stage.up()
    #expect(near(stage.top, held) && near(stage.velocity, -600, 1))
    stage.wait(0.05)
    let (w, distance, t) = (Spring.system.frequency, held - Self.large, 0.05)
    #expect(near(stage.top, Self.large + (distance + (w * distance - 600) * t) * exp(-w * t)))
    stage.wait(1)
    #expect(near(stage.top, Self.large) && stage.log == ["selected com.apple.UIKit.large"])
    stage.expectAtRest()
  }
}
