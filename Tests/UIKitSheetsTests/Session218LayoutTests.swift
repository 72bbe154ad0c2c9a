import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitPresentations

// "UINavigationController meets UICollectionViewController" and "Interactive Collection View Layout Transitions": the calls of the slides, in
// Swift's spelling. What the slides leave out ("…") is filled in.

private final class YYCollectionController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if !useLayoutToLayoutNavigationTransitions { collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell") }
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// "Implement your UICollectionViewTransitionLayout subclass, e.g. update cell positions based on gesture position."
private final class YYTransitionLayout: UICollectionViewTransitionLayout {
  private var offset = UIOffset.zero

  func setOffset(_ offset: UIOffset) {
    updateValue(offset.horizontal, forAnimatedKey: "offsetH")
    updateValue(offset.vertical, forAnimatedKey: "offsetV")
    self.offset = offset
  }
  override var transitionProgress: CGFloat {
    didSet { offset = UIOffset(horizontal: value(forAnimatedKey: "offsetH"), vertical: value(forAnimatedKey: "offsetV")) }
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    for one in attributes ?? [] {
      one.center = CGPoint(x: one.center.x + offset.horizontal, y: one.center.y + offset.vertical)
    }
    return attributes
  }
}

/// "Create an instance of your own class in your delegate method."
private final class YYSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ v: UICollectionView, transitionLayoutForOldLayout o: UICollectionViewLayout, newLayout n: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout { YYTransitionLayout(currentLayout: o, nextLayout: n) }
}

/// The slides' code on layouts, run as an app.
@MainActor struct Session218LayoutTests {
  private let stage = SheetStage()

  private func makeLayout(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (CGSize(width: side, height: side), 0, 0)
    return layout
  }

  @Test func `push one collection view controller on the other, and pop: layout to layout`() throws {
    let (stage, nav) = (stage, stage.runtime.asCurrent { UINavigationController() })
    let (layout1, layout2, layout3) = stage.runtime.asCurrent { (makeLayout(60), makeLayout(100), makeLayout(180)) }
    let (cvc1, cvc2, cvc3) = stage.runtime.asCurrent {
      (
        YYCollectionController(collectionViewLayout: layout1), YYCollectionController(collectionViewLayout: layout2),
        YYCollectionController(collectionViewLayout: layout3)
      )
    }
    stage.act { stage.window.rootViewController = nav }
    stage.wait()
    stage.act { nav.pushViewController(cvc1, animated: true) }
    stage.wait(1)
    cvc2.useLayoutToLayoutNavigationTransitions = true
    cvc3.useLayoutToLayoutNavigationTransitions = true
    stage.act { nav.pushViewController(cvc2, animated: true) }
    stage.wait(1)
    stage.act { nav.pushViewController(cvc3, animated: true) }
    stage.wait(1)
    #expect(cvc3.collectionView === cvc1.collectionView && cvc1.collectionView.collectionViewLayout === layout3)
    stage.act { nav.popViewController(animated: true) }
    stage.wait(1)
    #expect(nav.topViewController === cvc2 && cvc2.collectionView.collectionViewLayout === layout2 && cvc2.collectionView.delegate === cvc2)
    stage.expectAtRest()
  }

  @Test func `both pushes and the pop in one turn, as the slide has them, end where they say`() throws {
    let (stage, nav) = (stage, stage.runtime.asCurrent { UINavigationController() })
    let cvcs = stage.runtime.asCurrent { [60, 100, 180].map { YYCollectionController(collectionViewLayout: makeLayout($0)) } }
    stage.act {
      stage.window.rootViewController = nav
      nav.pushViewController(cvcs[0], animated: true)
      cvcs[1].useLayoutToLayoutNavigationTransitions = true
      cvcs[2].useLayoutToLayoutNavigationTransitions = true
      nav.pushViewController(cvcs[1], animated: true)
      nav.pushViewController(cvcs[2], animated: true)
      nav.popViewController(animated: true)
    }
    stage.wait(2)
    let cells = try #require(cvcs[0].collectionView).visibleCells
    #expect(
      nav.viewControllers == [cvcs[0], cvcs[1]] && cvcs[0].collectionView.superview === cvcs[1].view && cells.first?.bounds.width == 100)
    stage.expectAtRest()
  }

  @Test func `start an interactive transition, track values, finish: the layout goes on at the correct velocity`() throws {
    let stage = stage
    let source = YYSource()
    let (small, large) = stage.runtime.asCurrent { (makeLayout(60), makeLayout(180)) }
    let view = stage.runtime.asCurrent { UICollectionView(frame: stage.window.bounds, collectionViewLayout: small) }
    var completions: [String] = []
    stage.act {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (view.dataSource, view.delegate) = (source, source)
      stage.window.addSubview(view)
    }
    stage.wait()
    let layout = try #require(
      stage.runtime.asCurrent { view.startInteractiveTransition(to: large) { completions.append("\($0) \($1)") } } as? YYTransitionLayout)
    let path = IndexPath(item: 1, section: 0)
    var last = CGPoint.zero
    for tick in 1...12 {
      last = view.cellForItem(at: path)?.center ?? .zero
      stage.act {
        layout.setOffset(UIOffset(horizontal: 0, vertical: 2 * CGFloat(tick)))
        layout.transitionProgress = 0.04 * CGFloat(tick)
        layout.invalidateLayout()
      }
      stage.wait(1.0 / 60)
    }
    let held = try #require(view.cellForItem(at: path)).center
    stage.act { view.finishInteractiveTransition() }
    stage.wait(1.0 / 60)
    let next = try #require(view.cellForItem(at: path)).center
    let (under, after) = (held.x - last.x, next.x - held.x)
    #expect(under > 0 && after > 0.6 * under && after < 2.5 * under, "\(under) under the finger, then \(after)")
    stage.wait(1)
    #expect(completions == ["true true"] && view.collectionViewLayout === large && layout.value(forAnimatedKey: "offsetV") == 0)
    stage.act { view.setCollectionViewLayout(small, animated: true) { completions.append("\($0)") } }
    stage.wait(1)
    #expect(completions == ["true true", "true"])
  }
}
