import SegueTesting
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitPickers
@testable import UIKitPresentations

/// Tiles take another layout: in a stack, or where they are.
final class LayoutPlay: Play {
  private lazy var few = Tiles("few", size: 180, notes)
  private lazy var many = Tiles("many", size: 90, notes)
  private lazy var navigation = UINavigationController(rootViewController: many)
  private let otherLayout = UICollectionViewFlowLayout()
  private var kind: MomentKind { passage.kind }
  private var change: UICollectionViewTransitionLayout?

  override func makeRoot() -> UIViewController {
    few.useLayoutToLayoutNavigationTransitions = true
    otherLayout.itemSize = CGSize(width: 160, height: 60)
    navigation.node.name = "navigation"
    return navigation
  }
  override func prepare() { if kind == .layoutPop { navigation.pushViewController(few, animated: false) } }

  override func step(_ tick: Int) {
    if kind == .layoutPop, passage.course == .cancelled {
      return dragThereAndBack(tick, from: CGPoint(x: 2, y: 400), by: CGVector(dx: 120, dy: 0))
    }
    app.perform {
      switch (kind, passage.course) {
      case (.layoutPush, _): if tick == 0 { navigation.pushViewController(few, animated: true) }
      case (.layoutPop, _): if tick == 0 { navigation.popViewController(animated: true) }
      case (_, .finished): if tick == 0 { many.collectionView.setCollectionViewLayout(otherLayout, animated: true) }
      default: interactiveChange(tick)
      }
    }
  }

  /// Half the way under somebody's hand, and back.
  private func interactiveChange(_ tick: Int) {
    let view = many.collectionView!
    switch tick {
    case 0:
      change = view.startInteractiveTransition(to: otherLayout) { [notes] completed, finished in
        notes.lines.append("layout change completed \(completed), finished \(finished)")
      }
    case 1...10: if view.collectionViewLayout === change { change?.transitionProgress = Double(tick) / 20 }
    case 11:
      guard view.collectionViewLayout === change else { return }
      view.cancelInteractiveTransition()
    default: break
    }
  }
}

/// Forty tiles.
private final class Tiles: UICollectionViewController {
  let name: String
  let notes: MomentNotes

  init(_ name: String, size: CGFloat, _ notes: MomentNotes) {
    (self.name, self.notes) = (name, notes)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: size, height: size)
    super.init(collectionViewLayout: layout)
    (title, node.name) = (name, name)
  }
  required init?(coder: NSCoder) { nil }
  private func note(_ line: String) { notes.lines.append("\(name).\(line)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    if !useLayoutToLayoutNavigationTransitions {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.backgroundColor = .systemTeal
    return cell
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    note("viewWillTransition(to: \(Int(size.width))×\(Int(size.height)))")
  }
}
