import HostInterface
import SegueTesting
import Testing
import TransitionMachine
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists

/// Tiles of one size; it writes down what a change of layout tells and asks it.
final class TileLayout: UICollectionViewFlowLayout {
  let label: String
  let log: NavigationLog
  var target: CGPoint?

  init(_ label: String, columns: CGFloat, _ log: NavigationLog) {
    (self.label, self.log) = (label, log)
    super.init()
    (itemSize, minimumLineSpacing, minimumInteritemSpacing) = (CGSize(width: 390 / columns, height: 390 / columns), 0, 0)
  }
  required init?(coder: NSCoder) { nil }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    log.lines.append("layout \(label).to(\((newLayout as? TileLayout)?.label ?? "?"))")
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    log.lines.append("layout \(label).from(\((oldLayout as? TileLayout)?.label ?? "?"))")
  }
  override func finalizeLayoutTransition() { log.lines.append("layout \(label).finalize") }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    log.lines.append("layout \(label).target?")
    return target ?? proposedContentOffset
  }
}

/// A page of tiles that notes what it hears, as controller, data source and delegate.
final class TilePage: UICollectionViewController {
  let log: NavigationLog
  let name: String
  /// Whether it registers its cells though it is to show another one's.
  var registersAlways = false

  init(_ name: String, columns: CGFloat, _ log: NavigationLog) {
    (self.name, self.log) = (name, log)
    super.init(collectionViewLayout: TileLayout(name, columns: columns, log))
    title = name
  }
  required init?(coder: NSCoder) { nil }
  private func note(_ what: String) { log.lines.append("\(name).\(what)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = name
    if !useLayoutToLayoutNavigationTransitions || registersAlways {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(parent == nil ? "nil" : "nav"))")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.accessibilityIdentifier = name
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect(\(indexPath.item))")
  }
  override func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    note("transitionLayout")
    return super.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }
}

/// A navigation controller with a grid of three columns, A; B with two and C with one share its collection view.
@MainActor final class LayoutToLayoutStage: NSObject, UINavigationControllerDelegate {
  let log = NavigationLog()
  let app: TestApp
  let navigation: UINavigationController
  let a, b, c: TilePage

  init(_ names: String = "A") {
    let log = log
    var pages: [TilePage] = []
    var navigation: UINavigationController!
    app = TestApp(device: .iPhone14) {
      pages = [TilePage("A", columns: 3, log), TilePage("B", columns: 2, log), TilePage("C", columns: 1, log)]
      for page in pages.dropFirst() { page.useLayoutToLayoutNavigationTransitions = true }
      navigation = UINavigationController(rootViewController: pages[0])
      return navigation
    }
    self.navigation = navigation
    (a, b, c) = (pages[0], pages[1], pages[2])
    super.init()
    app.perform { navigation.delegate = self }
    for page in [b, c] where names.contains(page.name) { app.perform { navigation.pushViewController(page, animated: false) } }
    app.advance(by: 0.1)
    _ = log.take()
  }

  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    log.lines.append("willShow(\(viewController.title ?? "?"))")
  }
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    log.lines.append("didShow(\(viewController.title ?? "?"))")
  }

  var collection: UICollectionView { a.collectionView }
  var machine: ControllerMachine { app.session.runtime.controllers.machine }
  var diagnostics: [String] { machine.diagnostics.map(\.description) + app.diagnostics }
  func push(_ page: UIViewController, animated: Bool = true) { app.perform { navigation.pushViewController(page, animated: animated) } }
  func pop() { app.perform { _ = navigation.popViewController(animated: true) } }
  func label(_ layout: UICollectionViewLayout) -> String { (layout as? TileLayout)?.label ?? "\(type(of: layout))" }
  /// Where an item is, in the model.
  func frame(_ item: Int) -> CGRect? { collection.cellForItem(at: IndexPath(item: item, section: 0))?.frame }

  /// A finger from the leading edge, held; the caller moves and lifts it.
  func swipe(to x: CGFloat) -> TestApp.Finger {
    let finger = app.touch(CGPoint(x: 2, y: 400))
    finger.move(by: CGVector(dx: x, dy: 0), duration: 0.3)
    return finger
  }

  /// The tree in words: who lies where, who shows the collection view in which layout, and what can be seen of it.
  var picture: String {
    let shown = navigation.content.subviews.map { view in
      "\(view.accessibilityIdentifier ?? "(\(type(of: view)))")\(view.subviews.contains { $0 === collection } ? " with the collection" : "")"
    }
    let delegate = (collection.delegate as? TilePage)?.name ?? "nobody", source = (collection.dataSource as? TilePage)?.name ?? "nobody"
    let states = [a, b, c].filter { $0.parent != nil || $0.node.appearance.state != .disappeared }.map {
      "  \($0.name) \($0.node.appearance.state.rawValue), layout \(label($0.collectionViewLayout))"
    }
    return """
      stack \(navigation.viewControllers.map { $0.title ?? "?" }.joined())
      content \(shown.joined(separator: ", "))
      collection: layout \(label(collection.collectionViewLayout)), delegate \(delegate), data source \(source), at \(round(collection.contentOffset.y)), \(collection.visibleCells.count) cells
      item 4 \(frame(4).map { "(\(round($0.minX)) \(round($0.minY)) \(round($0.width)))" } ?? "out of sight"), bar \(navigation.navigationBar.stack.map { $0.title ?? "?" }.joined())
      \(states.joined(separator: "\n"))
      """
  }
  private func round(_ x: CGFloat) -> Int { Int(x.rounded()) }

  func expectAtRest(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(machine.transitions.isEmpty && diagnostics == [], sourceLocation: sourceLocation)
    #expect(machine.allNodes.allSatisfy { $0.appearance.isBalanced }, sourceLocation: sourceLocation)
    let top = navigation.topViewController
    #expect(navigation.content.subviews.count == 1 && navigation.content.subviews.first === top?.view, sourceLocation: sourceLocation)
    if let page = top as? TilePage {
      #expect(page.collectionView.superview === page.view && page.collectionView.delegate === page, sourceLocation: sourceLocation)
      #expect(label(page.collectionView.collectionViewLayout) == page.name, sourceLocation: sourceLocation)
    }
  }
}
