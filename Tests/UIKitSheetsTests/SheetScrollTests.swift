import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// A drag that a sheet shares with a scroll view. (Docs/behaviour/presentations.md, "Sheet detents and drags", and
/// Docs/behaviour/touch.md, "Scroll views")
@MainActor struct SheetScrollTests {
  private static let large = 69.0
  private var medium: Double { 852 - 34 - 0.56 * 749 }

  private final class Scrolling: NSObject, UIScrollViewDelegate {
    var offsets: [Double] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
  }

  private func open(
    _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
    setUp: (UISheetPresentationController) -> Void = { _ in }
  ) -> (SheetStage, UIScrollView, Scrolling) {
    let stage = SheetStage()
    let (scroll, ear) = stage.runtime.asCurrent { (UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 783)), Scrolling()) }
    stage.act {
      scroll.contentSize = CGSize(width: 393, height: 3000)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.delegate = ear
      stage.page.view.addSubview(scroll)
    }
    stage.open(detents, setUp: setUp)
    ear.offsets = []
    return (stage, scroll, ear)
  }

  @Test func `the scroll view goes away under the finger: the sheet comes to rest, and the next finger moves it`() {
    let (stage, scroll, _) = open()
    stage.down(200, 600)
    stage.drag(by: -100, over: 0.2)
    stage.act { scroll.removeFromSuperview() }
    stage.drag(by: -50, over: 0.1)
    stage.up()
    stage.wait(1)
    #expect(near(stage.top, medium))
    stage.down(200, 600)
    stage.drag(by: -200, over: 0.2)
    stage.up()
    stage.wait(1)
    #expect(near(stage.top, Self.large))
    stage.expectAtRest()
  }

  @Test func `the scroll view is released under the finger`() {
    let stage = SheetStage()
    stage.act {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 783))
      scroll.contentSize = CGSize(width: 393, height: 3000)
      stage.page.view.addSubview(scroll)
    }
    stage.open([.medium(), .large()])
    stage.down(200, 600)
    stage.drag(by: -100, over: 0.2)
    stage.act { stage.page.view.subviews[0].removeFromSuperview() }
    stage.up()
    stage.wait(1)
    #expect(!stage.sheet.drag.isActive && near(stage.top, medium))
    stage.expectAtRest()
  }

  @Test func `a drag down from the content's top moves the sheet, and the offset stays 0; let go, it returns (behaviour: Scroll views)`() {
    let (stage, scroll, ear) = open([.large()])
    stage.down(200, 400)
    stage.drag(by: 210, over: 0.3)
    #expect(near(stage.top, Self.large + 200) && scroll.contentOffset.y == 0 && ear.offsets.isEmpty)
    stage.rest()
    stage.up()
    stage.wait(1)
    #expect(near(stage.top, Self.large) && scroll.contentOffset.y == 0 && ear.offsets.isEmpty)
    stage.expectAtRest()
  }

  @Test func `a finger that comes back up moves the sheet to where it was, and then the content, without a jump`() {
    let (stage, scroll, _) = open([.large()])
    stage.down(200, 400)
    stage.drag(by: 110, over: 0.2)
    stage.drag(by: -140, over: 0.2)
    #expect(near(stage.top, Self.large) && near(scroll.contentOffset.y, 40))
    stage.rest()
    stage.up()
    stage.wait(2)
    #expect(near(stage.top, Self.large) && near(scroll.contentOffset.y, 40) && !stage.page.isBeingDismissed)
    #expect(stage.log.last == "page.didAppear")
    stage.expectAtRest()
  }

  @Test func `content that was scrolled goes to its top first, and then the sheet follows the same finger`() {
    let (stage, scroll, _) = open([.large()])
    stage.act { scroll.contentOffset.y = 60 }
    stage.down(200, 400)
    stage.drag(by: 160, over: 0.3)
    #expect(scroll.contentOffset.y == 0 && near(stage.top, Self.large + 90))
    stage.rest()
    stage.up()
    stage.wait(1)
    #expect(near(stage.top, Self.large))
    stage.expectAtRest()
  }

  @Test func `thrown down by its content the sheet goes, and the content stays at its top (behaviour: Scroll views)`() {
    let (stage, scroll, ear) = open([.large()])
    stage.down(200, 300)
    stage.drag(by: 300, over: 0.2)
    let velocity = 1500.0
    stage.up()
    #expect(near(stage.velocity, velocity, 1) && !scroll.isDecelerating)
    stage.wait(1)
    #expect(stage.log == ["shouldDismiss", "willDismiss", "page.willDisappear", "page.didDisappear", "didDismiss"] && ear.offsets.isEmpty)
    stage.expectGone()
  }

  // Docs/behaviour/presentations.md, "Sheet detents and drags".
  @Test func `a drag up from the content's top makes the sheet larger first, and then scrolls under the same finger`() {
    let (stage, scroll, _) = open()
    let way = medium - Self.large
    stage.down(200, 800)
    stage.drag(by: -(way + 10 + 50), over: 0.5)
    #expect(near(stage.top, Self.large) && near(scroll.contentOffset.y, 50))
    stage.up()
    #expect(scroll.isDecelerating && stage.velocity == 0, "the finger moved the content last: its speed is the content's")
    stage.wait(3)
    #expect(near(stage.top, Self.large) && scroll.contentOffset.y > 50 && stage.log == ["selected com.apple.UIKit.large"])
    stage.expectAtRest()
  }

  @Test func `content that was let go stopped dead while the sheet around it was still in its transition`() {
    let (stage, scroll, _) = open([.large()])
    stage.act { stage.page.dismiss(animated: false) }
    stage.wait()
    stage.act { stage.home.present(stage.page, animated: true) }
    stage.wait(0.25)
    stage.down(200, 700)
    stage.drag(by: -200, over: 0.2)
    let scrolled = scroll.contentOffset.y
    #expect(stage.sheet.isInTransition && near(stage.top, Self.large) && scrolled > 100)
    stage.up()
    #expect(scroll.isDecelerating && stage.velocity == 0)
    stage.wait(3)
    #expect(near(stage.top, Self.large) && scroll.contentOffset.y > scrolled + 100)
    stage.expectAtRest()
  }

  @Test func `content that was let go stopped dead where the sheet around it had been caught between two stops`() {
    let (stage, scroll, _) = open { $0.selectedDetentIdentifier = .large }
    stage.act {
      scroll.contentOffset.y = 60
      stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .medium }
    }
    stage.wait(0.1)
    stage.down(200, 700)
    stage.drag(by: -110, over: 0.2)
    #expect(stage.top > Self.large + 50 && stage.top < medium - 50 && near(scroll.contentOffset.y, 160))
    stage.up()
    #expect(scroll.isDecelerating)
    stage.wait(3)
    #expect(scroll.contentOffset.y > 200 && (near(stage.top, Self.large) || near(stage.top, medium)))
    stage.expectAtRest()
  }

  @Test func `thrown down just as it passes a stop the sheet stood still, and its content got the speed`() {
    let (stage, scroll, ear) = open([.custom { _ in 200 }, .medium(), .large()]) { $0.selectedDetentIdentifier = .large }
    stage.down(200, 300)
    stage.drag(by: medium - Self.large + 10, over: 0.4)
    #expect(near(stage.top, medium))
    stage.up()
    #expect(stage.velocity > 800 && !scroll.isDecelerating)
    stage.wait(1)
    #expect(ear.offsets.isEmpty)
    stage.expectAtRest()
  }

  @Test func `let go on its way up the sheet takes the finger's speed, and the content none (behaviour: Sheet detents and drags)`() {
    let (stage, scroll, _) = open()
    stage.down(200, 800)
    stage.drag(by: -160, over: 0.2)
    stage.up()
    #expect(near(stage.velocity, -800, 1) && !scroll.isDecelerating && scroll.contentOffset.y == 0)
    stage.wait(1)
    #expect(near(stage.top, Self.large))
    stage.expectAtRest()
  }

  // Docs/behaviour/presentations.md, "Sheet detents and drags".
  @Test func `where scrolling does not expand, a drag up scrolls, and a drag down still moves the sheet`() {
    let (stage, scroll, _) = open { $0.prefersScrollingExpandsWhenScrolledToEdge = false }
    stage.down(200, 700)
    stage.drag(by: -110, over: 0.2)
    #expect(near(stage.top, medium) && near(scroll.contentOffset.y, 100))
    stage.rest()
    stage.up()
    stage.wait(1)
    stage.down(200, 600)
    stage.drag(by: 160, over: 0.2)
    #expect(scroll.contentOffset.y == 0 && near(stage.top, medium + 50))
    stage.drag(by: -50, over: 0.1)
    #expect(near(stage.top, medium) && scroll.contentOffset.y == 0)
    stage.drag(by: -20, over: 0.1)
    #expect(near(stage.top, medium) && near(scroll.contentOffset.y, 20))
    stage.up()
    stage.wait(4)
    #expect(near(stage.top, medium) && scroll.contentOffset.y > 40)
    stage.expectAtRest()
  }

  @Test func `content that does not scroll is no obstacle: the sheet is dragged by it`() {
    let (stage, scroll, _) = open()
    stage.act { scroll.contentSize = CGSize(width: 393, height: 10) }
    stage.down(200, 700)
    stage.drag(by: -110, over: 0.2)
    #expect(near(stage.top, medium - 100))
    stage.up()
    stage.wait(1)
    stage.expectAtRest()
  }

  @Test func `a finger on the content catches a sheet that flies`() {
    let (stage, scroll, _) = open()
    stage.act { stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large } }
    stage.wait(0.05)
    let flying = stage.top
    #expect(flying < medium - 1 && flying > Self.large + 50)
    stage.down(200, 700)
    stage.drag(by: 40, over: 0.2)
    #expect(stage.sheet.drag.isActive && scroll.contentOffset.y == 0)
    stage.rest()
    stage.up()
    stage.wait(1)
    stage.expectAtRest()
  }

  @Test func `two fingers, one on the content and one beside it: the first has the sheet`() {
    let (stage, scroll, _) = open()
    stage.act { scroll.frame = CGRect(x: 0, y: 100, width: 393, height: 600) }
    stage.down(200, 700)
    stage.drag(by: -60, over: 0.2)
    stage.down(200, 400, finger: 2)
    stage.drag(by: -60, over: 0.2, finger: 2)
    #expect(near(stage.top, medium - 50))
    stage.up()
    stage.up(finger: 2)
    stage.wait(1)
    stage.expectAtRest()
  }
}
