import UIKit

/// A page with a pile of records. Two fingers spread the pile to a shelf, or one finger pushes it up. A pinch closes the shelf again.
final class StackViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate, UIGestureRecognizerDelegate {
  private let records = Record.all
  private let pile = PileLayout(), shelf = ShelfLayout()
  private lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: pile)
  private lazy var sleeves = records.map { Sleeve.image(of: $0, side: 240) }
  private let pinch = SpreadPinch()
  private let pan = UIPanGestureRecognizer()
  private var hand = SpreadHand()
  /// The transition layout that fingers control.
  private var spread: SpreadTransition?
  /// The layout to which a released change goes, until it ends. Another change must wait until then.
  private var goal: UICollectionViewLayout?
  /// A Boolean value that indicates whether the records are spread, or will be after the present change. During a gesture the old state
  /// applies.
  private var isOpen: Bool { (goal ?? spread?.currentLayout ?? collection.collectionViewLayout) === shelf }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.08, alpha: 1) : UIColor(red: 0.95, green: 0.94, blue: 0.91, alpha: 1)
    }
    collection.backgroundColor = .clear
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.contentInsetAdjustmentBehavior = .always
    collection.allowsSelection = false
    collection.accessibilityIdentifier = "stack.collection"
    collection.register(RecordCell.self, forCellWithReuseIdentifier: "record")
    collection.register(
      PileHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    (collection.dataSource, collection.delegate) = (self, self)
    view.addSubview(collection)
    pinch.addHandler { [unowned self] _ in pinched() }
    pinch.onExchange = { [unowned self] in hand.carryOn(at: pinch.location(in: view)) }
    pan.addHandler { [unowned self] _ in pushed() }
    pan.maximumNumberOfTouches = 1
    for recognizer in [pinch, pan] {
      recognizer.delegate = self
      collection.addGestureRecognizer(recognizer)
    }
    collection.panGestureRecognizer.require(toFail: pan)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: StackViewController, _) in
      // Both layouts are updated, because a change between them may be in progress.
      for layout in [page.pile, page.shelf] { layout.invalidateLayout() }
    }
  }

  // MARK: Fingers

  /// Returns a Boolean value that indicates whether a gesture begins. A pinch changes the layout at any time. One finger pushes the pile
  /// up, or pulls the shelf down at its top.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard spread == nil else { return false }
    guard gestureRecognizer === pan else { return true }
    let move = pan.translation(in: collection)
    guard abs(move.y) > abs(move.x) else { return false }
    return isOpen ? move.y > 0 && collection.contentOffset.y <= -collection.adjustedContentInset.top + 1 : move.y < 0
  }

  private func pinched() {
    switch pinch.state {
    case .began:
      hand = SpreadHand(place: pinch.location(in: view), scale: pinch.scale, isOpening: !isOpen)
      begin()
    case .changed: follow(hand.progress(scale: pinch.scale), wandered: hand.wandered(to: pinch.location(in: view)))
    case .ended: release(hand.wantsChange(scale: pinch.scale, velocity: pinch.velocity))
    case .cancelled, .failed: release(false)
    default: break
    }
  }

  private func pushed() {
    let move = pan.translation(in: view)
    switch pan.state {
    case .began:
      hand = SpreadHand(place: .zero, isOpening: !isOpen)
      begin()
    case .changed: follow(hand.progress(travel: move.y), wandered: CGPoint(x: move.x * 0.4, y: 0))
    case .ended: release(hand.wantsChange(travel: move.y, velocity: pan.velocity(in: view).y))
    case .cancelled, .failed: release(false)
    default: break
    }
  }

  // MARK: The change

  private func begin() {
    let transition = collection.startInteractiveTransition(to: isOpen ? pile : shelf) { [unowned self] _, _ in
      (spread, goal) = (nil, nil)
      showState()
    }
    spread = transition as? SpreadTransition
  }

  private func follow(_ progress: CGFloat, wandered: CGPoint) {
    spread?.drag(by: wandered)
    spread?.transitionProgress = progress
  }

  private func release(_ completes: Bool) {
    guard let spread, goal == nil else { return }
    goal = completes ? spread.nextLayout : spread.currentLayout
    showState()
    if completes { collection.finishInteractiveTransition() } else { collection.cancelInteractiveTransition() }
  }

  /// Changes the layout when the button is tapped. The change also replaces one that is in progress.
  private func toggle() {
    let opens = !isOpen
    (spread, goal) = (nil, nil)
    collection.setCollectionViewLayout(opens ? shelf : pile, animated: true)
    showState()
  }

  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout { SpreadTransition(currentLayout: fromLayout, nextLayout: toLayout) }

  // MARK: Records

  private func showState() {
    for header in collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader) {
      (header as? PileHeader)?.show(isOpen: isOpen)
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { records.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "record", for: indexPath)
    (cell as? RecordCell)?.show(records[indexPath.item], sleeves[indexPath.item])
    cell.accessibilityIdentifier = "stack.record.\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    if let header = header as? PileHeader {
      header.show(isOpen: isOpen)
      header.onToggle = { [unowned self] in toggle() }
    }
    return header
  }
}
