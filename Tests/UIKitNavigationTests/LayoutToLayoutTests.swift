import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Layout to layout in a navigation stack (behaviour: Layout-to-layout transitions)")
struct LayoutToLayoutTests {
  // MARK: Taken back and interrupted

  @Test func `a pop that is cancelled by velocity leaves layout, delegate, offset and views as they were, and the next one works`() throws {
    let stage = LayoutToLayoutStage("ABC")
    stage.app.perform { stage.collection.contentOffset.y = 1000 }
    stage.app.advance(by: 0.05)
    let before = stage.picture
    let finger = stage.swipe(to: 250)
    #expect(stage.picture != before)
    finger.move(by: CGVector(dx: -200, dy: 0), duration: 0.08)
    finger.lift()
    try stage.app.settle()
    #expect(stage.picture == before)
    stage.expectAtRest()
    stage.pop()
    try stage.app.settle()
    #expect(stage.navigation.topViewController === stage.b)
    stage.expectAtRest()
  }

  @Test func `under the finger each item is as far as the finger is, and let go it goes on from there`() throws {
    let stage = LayoutToLayoutStage("AB")
    let (b, a) = (try #require(stage.frame(4)), CGRect(x: 130, y: 130, width: 130, height: 130))
    let finger = stage.swipe(to: 202)
    stage.app.advance(by: 0.2)
    let part = try #require(stage.collection.collectionViewLayout as? UICollectionViewTransitionLayout).transitionProgress
    #expect(part > 0.45 && part < 0.55)
    let held = try #require(stage.frame(4))
    #expect(abs(held.width - (b.width + (a.width - b.width) * part)) < 1e-6 && abs(held.minY - (b.minY + (a.minY - b.minY) * part)) < 1e-6)
    finger.lift()
    stage.app.advance(by: 1.0 / 60)
    let next = try #require(stage.frame(4))
    #expect(abs(next.minY - held.minY) < 12, "no jump")
    try stage.app.settle()
    stage.expectAtRest()
  }

  @Test func `taken out of the window in the middle, the pop is over, and the stack is whole when it comes back`() throws {
    for isHeld in [true, false] {
      let stage = LayoutToLayoutStage("AB")
      let finger = stage.swipe(to: 300)
      if !isHeld {
        finger.lift()
        stage.app.advance(by: 0.05)
      }
      let window = try #require(stage.navigation.view.window)
      stage.app.perform { window.rootViewController = UIViewController() }
      stage.app.advance(by: 0.3)
      if isHeld { finger.lift() }
      try stage.app.settle()
      stage.app.perform { window.rootViewController = stage.navigation }
      try stage.app.settle()
      #expect(stage.navigation.topViewController === stage.a)
      stage.expectAtRest()
    }
  }

  @Test func `a layout that the app sets in the middle of a pop ends it, and nothing is left over`() throws {
    let stage = LayoutToLayoutStage("AB")
    let finger = stage.swipe(to: 200)
    let other = stage.app.perform { TileLayout("B", columns: 5, stage.log) }
    stage.app.perform { stage.collection.setCollectionViewLayout(other, animated: true) }
    stage.app.advance(by: 0.2)
    finger.lift()
    try stage.app.settle()
    #expect(stage.navigation.viewControllers.count == 2 && stage.machine.transitions.isEmpty)
    #expect(stage.collection.superview === stage.b.view && stage.collection.delegate === stage.b)
  }

  @Test func `a plain push is interrupted by a stack that becomes another one`() throws {
    let stage = LayoutToLayoutStage("A")
    stage.push(stage.b)
    stage.app.advance(by: 0.1)
    stage.app.perform { stage.navigation.setViewControllers([stage.a], animated: false) }
    try stage.app.settle()
    #expect(stage.navigation.viewControllers == [stage.a] && stage.label(stage.collection.collectionViewLayout) == "A")
    #expect(stage.collection.superview === stage.a.view && stage.collection.delegate === stage.a)
  }

  // MARK: There and back

  @Test func `three levels deep and back again it is one collection view, in the layout of who is on top`() throws {
    let stage = LayoutToLayoutStage("A")
    let collection = stage.collection
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    for page in [stage.b, stage.c] {
      stage.push(page)
      try stage.app.settle()
      #expect(page.collectionView === collection && collection.dataSource === stage.a && collection.delegate === page)
      stage.expectAtRest()
    }
    #expect(stage.label(stage.a.collectionViewLayout) == "A" && stage.label(stage.b.collectionViewLayout) == "B")
    #expect(stage.frame(0)?.width == 390 && collection.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    for page in [stage.b, stage.a] {
      stage.pop()
      try stage.app.settle()
      #expect(stage.navigation.topViewController === page && collection.superview === page.view)
      stage.expectAtRest()
    }
    #expect(stage.frame(0)?.width == 130 && collection.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
  }

  @Test func `from the third level to the root it is one change of layout`() throws {
    let stage = LayoutToLayoutStage("ABC")
    stage.app.perform { _ = stage.navigation.popToRootViewController(animated: true) }
    #expect(stage.log.take().contains("layout A.from(C)"))
    try stage.app.settle()
    stage.expectAtRest()
    #expect(stage.frame(4) == CGRect(x: 130, y: 130, width: 130, height: 130))
  }

  @Test func `the layout takes 0.35 s, and the bar goes along (behaviour: Layout-to-layout transitions)`() throws {
    let stage = LayoutToLayoutStage("A")
    stage.push(stage.b)
    stage.app.advance(by: 0.3)
    #expect(stage.navigation.topViewController === stage.b && stage.machine.transitions.count == 1)
    stage.app.advance(by: 0.07)
    #expect(stage.machine.transitions.isEmpty && stage.navigation.navigationBar.topItem?.title == "B")
  }

  @Test func `the new layout chooses where content stands, and the one below finds its own place again`() throws {
    let stage = LayoutToLayoutStage("A")
    (stage.c.collectionViewLayout as? TileLayout)?.target = CGPoint(x: 0, y: 1560)
    stage.app.perform { stage.c.useLayoutToLayoutNavigationTransitions = true }
    stage.push(stage.c)
    try stage.app.settle()
    #expect(stage.collection.contentOffset.y == 1560)
    stage.expectAtRest()
    stage.pop()
    try stage.app.settle()
    let end = stage.collection.contentSize.height + stage.collection.adjustedContentInset.bottom - stage.collection.bounds.height
    #expect(stage.collection.contentOffset.y == end)
  }

  @Test func `not animated, and with several pushed at once, the collection view is where the top is`() throws {
    let stage = LayoutToLayoutStage("A")
    stage.app.perform { stage.navigation.setViewControllers([stage.a, stage.b, stage.c], animated: false) }
    try stage.app.settle()
    #expect(stage.collection.superview === stage.c.view)
    stage.expectAtRest()
    stage.app.perform { _ = stage.navigation.popViewController(animated: false) }
    try stage.app.settle()
    stage.expectAtRest()
    stage.app.perform { stage.navigation.setViewControllers([stage.a, stage.b, stage.c], animated: true) }
    try stage.app.settle()
    stage.expectAtRest()
  }

  @Test func `another kind of page on top slides, and below it the collection view is where it is looked for`() throws {
    let stage = LayoutToLayoutStage("AB")
    let plain = stage.app.perform { UIViewController() }
    stage.push(plain)
    try stage.app.settle()
    #expect(stage.collection.superview === stage.b.view)
    stage.app.perform { _ = stage.navigation.popToViewController(stage.a, animated: true) }
    stage.app.advance(by: 0.05)
    #expect(stage.collection.superview === stage.a.view && stage.label(stage.collection.collectionViewLayout) == "A")
    try stage.app.settle()
    stage.expectAtRest()
  }

  @Test func `above a page of another kind it is pushed as usual, with a collection view and items of its own`() throws {
    let stage = LayoutToLayoutStage("A")
    let plain = stage.app.perform { UIViewController() }
    stage.push(plain)
    try stage.app.settle()
    let lone = stage.app.perform { TilePage("L", columns: 2, stage.log) }
    stage.app.perform { lone.useLayoutToLayoutNavigationTransitions = true }
    lone.registersAlways = true
    stage.push(lone)
    try stage.app.settle()
    #expect(
      lone.collectionView !== stage.collection && lone.collectionView.dataSource === lone && !lone.collectionView.visibleCells.isEmpty)
    stage.expectAtRest()
  }

  @Test func `an animator of the delegate's gets a page that has the collection view already`() throws {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var animator: PageFade?
      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
    let stage = LayoutToLayoutStage("A")
    let delegate = Delegate()
    delegate.animator = PageFade { [stage] in
      #expect(stage.collection.superview === stage.b.view && stage.label(stage.collection.collectionViewLayout) == "B")
    }
    stage.app.perform { stage.navigation.delegate = delegate }
    stage.push(stage.b)
    try stage.app.settle()
    #expect(delegate.animator?.ran == true)
    stage.expectAtRest()
  }

  @Test func `touches are the top's to answer, cells the root's to fill`() throws {
    let stage = LayoutToLayoutStage("A")
    stage.push(stage.b)
    try stage.app.settle()
    _ = stage.log.take()
    stage.app.tap(CGPoint(x: 100, y: 400))
    stage.app.advance(by: 0.3)
    #expect(stage.log.take() == ["B.didSelect(2)"])
    #expect(stage.collection.visibleCells.allSatisfy { $0.accessibilityIdentifier == "A" })
  }

  @Test func `who takes the collection view over keeps who fills it, though the stack lets that one go`() throws {
    let stage = LayoutToLayoutStage("AB")
    stage.app.perform { stage.navigation.setViewControllers([stage.b], animated: false) }
    try stage.app.settle()
    stage.app.perform { stage.b.collectionView.reloadData() }
    stage.app.advance(by: 0.1)
    #expect(stage.navigation.viewControllers.count == 1 && !stage.b.collectionView.visibleCells.isEmpty && stage.diagnostics == [])
  }

  @Test func `to change the property in the stack stops with a sentence (behaviour: Layout-to-layout transitions)`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = LayoutToLayoutStage("AB")
        stage.app.perform { stage.b.useLayoutToLayoutNavigationTransitions = false }
      }
    }
  }
}

/// Fades a page in, after a look at it.
private final class PageFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let look: () -> Void
  private(set) var ran = false
  init(_ look: @escaping () -> Void) { self.look = look }
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    ran = true
    let to = context.view(forKey: .to)!
    context.containerView.addSubview(to)
    look()
    to.alpha = 0
    UIView.animate(withDuration: 0.2, animations: { to.alpha = 1 }) { _ in context.completeTransition(!context.transitionWasCancelled) }
  }
}
