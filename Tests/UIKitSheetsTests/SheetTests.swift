import CoreGraphics
import Foundation
import Motion
import QuartzCore
import Testing
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// Presentation and dismissal of sheets without interruption. (Docs/behaviour/presentations.md, "Sheet detents and drags")
@MainActor struct SheetTests {
  private func shownAfter(_ t: Double, from: Double, to: Double) -> Double {
    let w = Spring.system.frequency
    return to + (from - to) * (1 + w * t) * exp(-w * t)
  }

  // Docs/behaviour/presentations.md, "Sheet detents and drags", and Docs/behaviour/controllers.md, "Appearance callbacks".
  @Test func `it comes up along the system spring and goes down again, the dim with it; the presenter receives no callback`() {
    let stage = SheetStage()
    stage.act { stage.home.present(stage.page, animated: true) { stage.note("presented") } }
    stage.wait(0.1)
    #expect(near(stage.top, shownAfter(0.1, from: 852, to: 69)) && stage.dim > 0.05 && stage.dim < 0.19)
    #expect(stage.page.transitionCoordinator?.transitionDuration == 0.5)
    stage.wait(1)
    #expect(stage.log == ["page.willAppear", "page.isAppearing", "page.didAppear", "presented"])
    stage.forget()
    stage.act { stage.page.dismiss(animated: true) { stage.note("dismissed") } }
    stage.wait(0.1)
    #expect(near(stage.top, shownAfter(0.1, from: 69, to: 852)))
    stage.wait(1)
    #expect(stage.log == ["page.willDisappear", "page.didDisappear", "dismissed"])
    stage.expectGone()
  }

  @Test func `the reported duration is 0 in viewWillAppear (behaviour: Transition coordinator)`() {
    let stage = SheetStage()
    stage.page.onWillAppear = { [unowned stage] in stage.note("\(stage.page.transitionCoordinator!.transitionDuration)") }
    stage.act { stage.home.present(stage.page, animated: true) }
    #expect(stage.log.prefix(2) == ["page.willAppear", "0.0"] && stage.page.transitionCoordinator?.transitionDuration == 0.5)
    stage.wait(1)
  }

  // Docs/behaviour/presentations.md, "Sheet detents and drags".
  @Test func `a drag beyond half of its height dismisses: should, will, and did after viewDidDisappear`() {
    let stage = SheetStage()
    stage.open()
    stage.down(200, 100)
    stage.drag(by: 410, over: 0.5)
    stage.rest()
    stage.up()
    stage.wait(1)
    #expect(stage.log == ["shouldDismiss", "willDismiss", "page.willDisappear", "page.didDisappear", "didDismiss"])
    stage.expectGone()
  }

  @Test(arguments: [(990.0, false), (1020, true)])
  func `a finger that is faster than 1000 points a second throws it away (behaviour: Sheet detents and drags)`(speed: Double, goes: Bool) {
    let stage = SheetStage()
    stage.open()
    stage.down(200, 100)
    stage.drag(by: speed * 0.2, over: 0.2)
    stage.up()
    stage.wait(1)
    #expect((stage.page.presentingViewController == nil) == goes)
    stage.expectAtRest()
  }

  // Docs/behaviour/presentations.md, "Sheet detents and drags".
  @Test func `a tap on the dim takes the same way; a programmatic dismissal does not notify the delegate`() {
    let stage = SheetStage()
    stage.open([.medium()])
    stage.tap(200, 100)
    stage.wait(1)
    #expect(stage.log == ["shouldDismiss", "willDismiss", "page.willDisappear", "page.didDisappear", "didDismiss"])
    stage.expectGone()
    let other = SheetStage()
    other.open([.medium()])
    other.ear.mayDismiss = false
    other.tap(200, 100)
    other.wait(1)
    #expect(other.log == ["shouldDismiss", "didAttemptToDismiss"])
    other.forget()
    other.act { other.home.dismiss(animated: true) }
    other.wait(1)
    #expect(other.log == ["page.willDisappear", "page.didDisappear"])
    other.expectGone()
  }

  // Docs/behaviour/presentations.md, "Sheet detents and drags".
  @Test func `a selected height is there at once, and within animateChanges along the spring; the delegate is notified of neither`() {
    let stage = SheetStage()
    stage.open([.medium(), .large()])
    let medium = stage.top
    stage.act { stage.sheet.selectedDetentIdentifier = .large }
    #expect(near(stage.top, 69))
    let square = stage.runtime.asCurrent { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    stage.act { stage.page.view.addSubview(square) }
    stage.act {
      stage.sheet.animateChanges {
        stage.sheet.selectedDetentIdentifier = .medium
        square.center.x = 105
      }
    }
    stage.wait(0.1)
    #expect(near(stage.top, shownAfter(0.1, from: 69, to: medium)))
    #expect(near(square.layer.shown!.position.x, shownAfter(0.1, from: 5, to: 105), 0.1), "what else is changed moves alike")
    stage.wait(1)
    #expect(near(stage.top, medium) && stage.log.isEmpty)
    stage.expectAtRest()
  }

  @Test func `the coordinator's blocks follow the finger, and are taken back with it (behaviour: Transition coordinator)`() {
    let stage = SheetStage()
    stage.open()
    let square = stage.runtime.asCurrent { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    stage.act { stage.home.view.addSubview(square) }
    stage.down(200, 100)
    stage.drag(by: 40, over: 0.1)
    stage.act {
      stage.page.transitionCoordinator?.animate(alongsideTransition: { _ in square.alpha = 0 }) {
        stage.note("cancelled: \($0.isCancelled)")
      }
    }
    stage.drag(by: 300, over: 0.3)
    let gone = (stage.top - 69) / 783
    #expect(near(square.layer.shown!.opacity, 1 - gone, 0.05))
    stage.rest()
    stage.up()
    stage.wait(1)
    #expect(square.alpha == 1 && stage.log.contains("cancelled: true"))
    stage.expectAtRest()
  }

  @Test func `after one finger has dismissed it, the same controller can be presented again`() {
    let stage = SheetStage()
    stage.open([.medium()])
    for _ in 0..<2 {
      stage.down(200, 500)
      stage.drag(by: 340, over: 0.2)
      stage.up()
      stage.wait(1)
      stage.expectGone()
      stage.open([.medium()])
      #expect(near(stage.top, 852 - 34 - 0.56 * 749))
    }
  }

  @Test func `sideways a finger does not move it, nor above its highest place`() {
    let stage = SheetStage()
    stage.open()
    stage.down(200, 100)
    for _ in 0..<10 { stage.move(by: 2, dx: 15) }
    stage.up()
    #expect(near(stage.top, 69) && stage.log.isEmpty)
    stage.down(200, 500)
    stage.drag(by: -200, over: 0.2)
    #expect(near(stage.top, 69))
    stage.up()
    stage.wait(1)
    stage.expectAtRest()
  }

  @Test func `no detents at all stop the app`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil).detents = [] }
    }
  }

  // Docs/behaviour/controllers.md, "Presentation styles".
  @Test func `what shows a sheet is its style's: others have none, and another style has another presentation controller`() {
    let stage = SheetStage()
    stage.runtime.asCurrent {
      let page = UIViewController()
      #expect(page.sheetPresentationController != nil && page.sheetPresentationController === page.presentationController)
      page.modalPresentationStyle = .fullScreen
      #expect(page.sheetPresentationController == nil)
    }
  }

  @Test(arguments: [true, false]) func `a sheet over which a whole page comes leaves whole, and comes back where it was`(animated: Bool) {
    let stage = SheetStage()
    stage.open([.medium()])
    let top = stage.top, place = stage.sheet.sheetView.frame, home = stage.page.view.superview
    stage.upper.modalPresentationStyle = .fullScreen
    stage.act { stage.page.present(stage.upper, animated: animated) }
    stage.wait(0.1)
    // What is in it stays in it, under its corners.
    #expect(stage.page.view.superview === home && (stage.sheet.sheetView.window != nil) == animated)
    stage.wait(1)
    #expect(stage.sheet.sheetView.window == nil && stage.page.view.superview === home)
    stage.act { stage.upper.dismiss(animated: animated) }
    stage.wait(0.1)
    #expect(stage.top == top)
    stage.wait(1)
    #expect(stage.top == top && stage.sheet.sheetView.frame == place && stage.sheet.sheetView.superview === stage.sheet.containerView)
    #expect(stage.page.view.superview === home && stage.window.rootViewController === stage.home)
  }
}
