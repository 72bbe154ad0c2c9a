import CoreGraphics
import Foundation
import HostInterface
import Motion
import QuartzCore
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// The frames of sheets and of the views around them. (Docs/behaviour/presentations.md, "Sheet geometry" and "Sheet detents and drags")
@MainActor struct SheetGeometryTests {
  typealias Detent = UISheetPresentationController.Detent

  // Docs/behaviour/presentations.md, "Sheet geometry".
  @Test func `a large sheet begins 10 points below the safe area and goes down to the edge; the presenter stands back`() {
    let stage = SheetStage()
    stage.open()
    #expect(stage.sheet.sheetView.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(stage.page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let home = stage.home.view!
    #expect(near(home.transform.a, 0.9165) && near(home.frame.minY, 59) && near(home.layer.cornerRadius, 10))
    #expect(home.safeAreaInsets.top == 59, "what lies in it does not move")
    #expect(near(stage.dim, 0.2) && stage.page.traitCollection.userInterfaceLevel == .elevated)
    stage.act { stage.home.dismiss(animated: false) }
    stage.expectGone()
  }

  @Test func `on a screen with a small status bar it begins at 30 (behaviour: Sheet geometry)`() {
    let stage = SheetStage("iphone-8")
    stage.open()
    #expect(near(stage.top, 30) && stage.page.view.safeAreaInsets == .zero)
  }

  @Test func `a medium sheet is 0.56 of a large one's height, and leaves the presenter where it is (behaviour: Sheet detents and drags)`() {
    let stage = SheetStage()
    stage.open([.medium(), .large()])
    #expect(near(stage.top, 852 - 34 - 0.56 * 749) && stage.home.view.transform.isIdentity && near(stage.dim, 0.2))
  }

  @Test func `custom heights: their value, nil takes them out, too much is large (behaviour: Sheet detents and drags)`() {
    let stage = SheetStage()
    var maximum = 0.0
    stage.open([
      .custom(identifier: .init("a")) {
        maximum = $0.maximumDetentValue; return 200
      }, .custom { _ in nil }, .custom { _ in 5000 },
    ])
    #expect(maximum == 749 && near(stage.top, 852 - 34 - 200))
    #expect(stage.sheet.geometry.stops.count == 2 && near(stage.sheet.geometry.highest, 69))
  }

  @Test func `a sheet whose height goes with the text stayed as low as it was when the text grew, and leaped under the next finger`() {
    let stage = SheetStage()
    stage.open([.custom { $0.containerTraitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 500 : 300 }])
    #expect(near(stage.top, 852 - 34 - 300))
    func setText(_ size: EnvironmentSettings.ContentSize) {
      stage.app.receive(TimedEvent(.setting(.contentSize(size)), at: stage.app.now))
      stage.flush()
    }
    setText(.AX2)
    #expect(near(stage.top, 852 - 34 - 500))
    setText(.L)
    #expect(near(stage.top, 852 - 34 - 300))
    // What a finger holds stays under it, and is let go to the new height.
    stage.down(200, 600)
    stage.drag(by: 40, over: 0.2)
    let held = stage.top
    setText(.AX2)
    #expect(near(stage.top, held) && held > 852 - 34 - 300 + 25)
    stage.rest()
    stage.up()
    stage.wait(1)
    #expect(near(stage.top, 852 - 34 - 500))
    stage.expectAtRest()
  }

  // Docs/behaviour/presentations.md, "Sheet detents and drags".
  @Test func `a sheet opens at the height that was selected, else at the smallest, whatever their order`() {
    let stage = SheetStage()
    stage.open([.large(), .medium()])
    #expect(near(stage.top, 852 - 34 - 0.56 * 749))
    let other = SheetStage()
    other.open([.medium(), .large()]) { $0.selectedDetentIdentifier = .large }
    #expect(near(other.top, 69))
  }

  // Docs/behaviour/presentations.md, "Sheet detents and drags".
  @Test func `on its way from medium to large it takes the presenter back, and grows from its bottom`() {
    let stage = SheetStage()
    stage.open([.medium(), .large()])
    let medium = stage.top
    stage.down(200, 500)
    stage.drag(by: -160, over: 0.5)
    let share = (medium - stage.top) / (medium - 69)
    #expect(near(stage.top, medium - 150) && near(stage.sheet.sheetView.frame.maxY, 852))
    #expect(near(stage.home.view.transform.a, 1 - share * 0.0835, 1e-6) && near(stage.dim, 0.2))
    stage.up()
    stage.wait(1)
    stage.expectAtRest()
  }

  @Test func `below its lowest place it keeps its height, and the dim goes with it (behaviour: Sheet detents and drags)`() {
    let stage = SheetStage()
    stage.open()
    stage.down(200, 100)
    stage.drag(by: 401, over: 0.5)
    #expect(near(stage.sheet.sheetView.frame.height, 783) && near(stage.dim, 0.2 * (1 - 391.0 / 783)))
    #expect(stage.page.view.safeAreaInsets.bottom == 34)
    stage.rest()
    stage.up()
    stage.wait(1)
  }

  @Test func `up to the largest undimmed height the presenter is clear, and can be touched (behaviour: Sheet detents and drags)`() {
    let stage = SheetStage()
    var taps = 0
    let button = stage.runtime.asCurrent { UITapGestureRecognizer() }
    button.addHandler { _ in taps += 1 }
    stage.act { stage.home.view.addGestureRecognizer(button) }
    stage.open([.medium(), .large()]) { $0.largestUndimmedDetentIdentifier = .medium }
    #expect(stage.dim == 0)
    stage.tap(200, 200)
    #expect(taps == 1 && stage.page.presentingViewController != nil)
    stage.act { stage.sheet.selectedDetentIdentifier = .large }
    #expect(near(stage.dim, 0.2))
    stage.tap(200, 30)
    stage.wait(1)
    #expect(taps == 1 && stage.page.presentingViewController == nil)
    stage.expectGone()
  }

  @Test func `on a phone that lies on its side it covers all, unless it is to lie on the edge (behaviour: Adaptation)`() {
    let stage = SheetStage("iphone-14-landscape")
    stage.open([.medium(), .large()])
    #expect(stage.sheet.sheetView.frame == stage.window.bounds && !stage.sheet.geometry.hasGrabber)
    let edge = SheetStage("iphone-14-landscape")
    edge.open([.medium(), .large()]) {
      $0.prefersEdgeAttachedInCompactHeight = true
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      edge.page.preferredContentSize = CGSize(width: 400, height: 100)
    }
    #expect(edge.sheet.geometry.stops.map(\.identifier) == [.large], "medium plays no part where the height is compact")
    #expect(edge.sheet.sheetView.frame == CGRect(x: 222, y: 10, width: 400, height: 380))
    #expect(edge.home.view.transform.isIdentity, "there the presenter stays where it is")
  }

  @Test(arguments: [(UIModalPresentationStyle.formSheet, CGSize(width: 540, height: 620)), (.pageSheet, CGSize(width: 704, height: 1092))])
  // Docs/behaviour/presentations.md, "Sheet geometry".
  func `on a tablet it is a card in the middle, and the preferred size decides`(style: UIModalPresentationStyle, size: CGSize) {
    let stage = SheetStage("ipad")
    stage.page.modalPresentationStyle = style
    stage.open()
    let frame = stage.sheet.sheetView.frame
    #expect(frame.size == size && near(frame.midX, 410, 0.5) && near(frame.midY, 590, 0.5) && stage.home.view.transform.isIdentity)
    stage.act { stage.page.preferredContentSize = CGSize(width: 300, height: 400) }
    stage.wait()
    #expect(stage.sheet.sheetView.frame.size == CGSize(width: 300, height: 400))
  }

  @Test func `the dim behind cards in the dark is deeper (behaviour: Sheet geometry)`() {
    let stage = SheetStage("ipad", environment: EnvironmentSettings(style: .dark))
    stage.page.modalPresentationStyle = .formSheet
    stage.open()
    #expect(near(stage.dim, 0.48))
  }

  @Test func `a grabber of 36 × 5 lies 5 below the top, if it is asked for (behaviour: Sheet detents and drags)`() {
    let stage = SheetStage()
    stage.open { $0.prefersGrabberVisible = true }
    let grabber = stage.sheet.sheetView.subviews.last!
    #expect(!grabber.isHidden && grabber.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
    stage.act { stage.sheet.prefersGrabberVisible = false }
    #expect(grabber.isHidden)
  }

  @Test func `corners are rounded at the top, by 10 unless told (behaviour: Sheet geometry)`() {
    let stage = SheetStage()
    stage.open()
    let clip = stage.page.view.superview!
    #expect(clip.layer.cornerRadius == 10 && clip.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    stage.act { stage.sheet.preferredCornerRadius = 30 }
    #expect(clip.layer.cornerRadius == 30)
  }

  @Test func `a sheet over a sheet: the first stands back as well, and comes forward again (behaviour: Sheet geometry)`() {
    let stage = SheetStage()
    stage.open()
    let first = stage.sheet.sheetView
    stage.act { stage.page.present(stage.upper, animated: true) }
    stage.wait(1)
    #expect(near(first.transform.a, 0.9165) && near(stage.home.view.transform.a, 0.9165))
    #expect(near(first.frame.minY, 59), "10 points of it are seen above the second")
    stage.down(200, 100)
    stage.drag(by: 700, over: 0.2)
    stage.up()
    stage.wait(1)
    #expect(stage.upper.view.window == nil && first.transform.isIdentity && near(stage.top, 69))
    stage.act { stage.home.dismiss(animated: true) }
    stage.wait(1)
    stage.expectGone()
  }

  @Test func `dismissing the lower of two takes both away (behaviour: Sheet detents and drags and Chains and refused requests)`() {
    let stage = SheetStage()
    stage.open()
    stage.act { stage.page.present(stage.upper, animated: false) }
    stage.act { stage.home.dismiss(animated: true) }
    stage.wait(1)
    #expect(stage.upper.view.window == nil && stage.sheet.sheetView.transform.isIdentity)
    stage.expectGone()
  }
}
