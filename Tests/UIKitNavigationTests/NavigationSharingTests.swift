import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// The bar content that two pages of a stack share, and the views that animate along with a change of the stack. (Docs/behaviour/bars.md,
/// "Bar transition" to "Edge pop")
@MainActor struct NavigationSharingTests {
  enum Place: String, CaseIterable { case button, title }

  @Test(arguments: Place.allCases)
  func `a view that two items share is back in its place after a cancelled pop`(place: Place) throws {
    let stage = NavigationStage("AB")
    let shared = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    stage.app.perform {
      for name in ["A", "B"] {
        let item = stage.page(name).navigationItem
        switch place {
        case .button: item.rightBarButtonItem = UIBarButtonItem(customView: shared)
        case .title: item.titleView = shared
        }
      }
    }
    let page = stage.bar.page
    let before = shared.convert(shared.bounds, to: stage.bar)
    #expect(shared.superview === page && shared.alpha == 1)
    for _ in 0..<2 {
      stage.swipe(to: 0.3)
      try stage.app.settle()
      #expect(stage.bar.page === page && shared.superview === page && shared.alpha == 1)
      #expect(shared.convert(shared.bounds, to: stage.bar) == before)
    }
    stage.pop()
    stage.app.advance(by: 0.1)
    #expect(shared.window != nil)
    try stage.app.settle()
    #expect(shared.superview === stage.bar.page && stage.bar.page?.item === stage.page("A").navigationItem && shared.alpha == 1)
  }

  // Docs/behaviour/bars.md, "Hidden bars and extended layout".
  @Test func `a page that leaves keeps its room while the toolbar goes, and the one that comes has its own from the first`() throws {
    let stage = NavigationStage("AB")
    stage.app.perform { stage.navigation.setToolbarHidden(false, animated: false) }
    stage.page("A").onCallback = { [unowned stage] in if $0 == "willAppear" { stage.navigation.setToolbarHidden(true, animated: true) } }
    #expect(stage.page("B").view.safeAreaInsets.bottom == 78)
    let finger = stage.app.touch(CGPoint(x: 2, y: 400))
    finger.move(by: CGVector(dx: 120, dy: 0), duration: 0.2)
    #expect(stage.page("B").view.safeAreaInsets.bottom == 78 && stage.page("A").view.safeAreaInsets.bottom == 34)
    stage.app.advance(by: 0.2)
    finger.lift()
    try stage.app.settle()
    #expect(stage.page("B").view.safeAreaInsets.bottom == 78 && !stage.navigation.isToolbarHidden)
    stage.expectAtRest()
  }

  // Docs/behaviour/bars.md, "Hidden bars and extended layout".
  @Test func `a toolbar that is hidden while a push is under way takes the page's room along, not at once`() throws {
    let stage = NavigationStage("A")
    stage.app.perform { stage.navigation.setToolbarHidden(false, animated: false) }
    let footer = UIView()
    stage.app.perform {
      let view = stage.page("B").view!
      footer.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(footer)
      NSLayoutConstraint.activate([
        footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor), footer.heightAnchor.constraint(equalToConstant: 20),
        footer.leadingAnchor.constraint(equalTo: view.leadingAnchor), footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    stage.push("B")
    stage.app.advance(by: 0.05)
    let before = footer.layer.presentation()!.frame.minY
    #expect(abs(before - 746) < 0.01)
    stage.app.perform { stage.navigation.setToolbarHidden(true, animated: true) }
    stage.app.advance(by: 1.0 / 60)
    let after = footer.layer.presentation()!.frame.minY
    #expect(after >= before && after < before + 20 && abs(footer.frame.minY - 790) < 0.01)
    try stage.app.settle()
    #expect(abs(footer.layer.presentation()!.frame.minY - 790) < 0.01)
  }

  @Test(arguments: [(0.3, 800.0), (0.2, 1000), (0.55, 300), (0.8, -150), (0.2, 100)])
  func `a page that the edge swipe lets go moves on with the finger's speed (behaviour: Edge pop)`(part: Double, speed: Double) throws {
    let stage = NavigationStage("AB")
    let finger = stage.app.touch(CGPoint(x: 2, y: 400))
    finger.move(by: CGVector(dx: 390 * part, dy: 0), duration: 0.3)
    finger.move(by: CGVector(dx: speed * 0.2, dy: 0), duration: 0.2)
    let measured = stage.navigation.edgePop.recognizer.velocity(in: nil).x
    #expect(abs(measured - speed) < max(0.1 * abs(speed), 30))
    let view = stage.page("B").view!
    let start = view.layer.presentation()!.frame.minX
    finger.tell(.ended, delivery: .atOnce)
    stage.app.advance(by: 1.0 / 480)
    let step = (view.layer.presentation()!.frame.minX - start) * 480
    #expect(abs(step - measured) < 120 + 0.1 * abs(measured), "\(measured) goes on as \(step)")
    try stage.app.settle()
    stage.expectAtRest()
  }
}
