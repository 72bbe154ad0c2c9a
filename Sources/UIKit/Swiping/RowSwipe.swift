import QuartzCore

/// A row that is swiped open, or on its way.
@MainActor
final class RowSwipe {
  /// From which edge the buttons come.
  enum Side { case leading, trailing }

  var path: IndexPath
  let cell: UIView
  let side: Side
  let configuration: UISwipeActionsConfiguration
  /// How far it is open.
  var open: CGFloat = 0
  /// Where that was when the finger came.
  var start: CGFloat = 0
  /// A finger moves it.
  var isHeld = false
  /// An action is being performed.
  var isPerforming = false
  var actionsView: SwipeActionsView?
  /// Cuts the row off where its card ends, in a list that insets its rows.
  private var clip: UIView?

  init(_ path: IndexPath, _ cell: UIView, _ side: Side, _ configuration: UISwipeActionsConfiguration) {
    (self.path, self.cell, self.side, self.configuration) = (path, cell, side, configuration)
  }

  /// Lets no more be seen of the row than lies within its card: the place where it rests, with its corners.
  func clip(to card: CGRect, _ corners: CardCorners) {
    guard clip != nil || cell.mask == nil else { return }
    let place = CGRect(origin: CGPoint(x: card.minX - cell.frame.minX, y: card.minY - cell.frame.minY), size: card.size)
    guard let clip else {
      let made = UIView(frame: CGRect(origin: .zero, size: card.size))
      made.backgroundColor = .black
      made.layer.cornerRadius = corners.corners.isEmpty ? 0 : corners.radius
      made.layer.maskedCorners = corners.corners
      cell.mask = made
      clip = made
      return made.frame = place
    }
    if clip.frame != place { clip.frame = place }
  }
  /// The row is going to be of another size, so far from where it rests.
  func resizeClip(to size: CGSize, shift: CGFloat) {
    let place = CGRect(origin: CGPoint(x: -shift, y: 0), size: size)
    if let clip, clip.frame != place { clip.frame = place }
  }
  /// The row is whole again.
  func unclip() {
    if clip != nil, cell.mask === clip { cell.mask = nil }
    clip = nil
  }
}

/// A list whose rows are swiped: a table, or a collection view that shows a list. (BEHAVIOUR-2 §19.4)
@MainActor
protocol SwipedList: UIScrollView {
  /// The row under a point that a swipe may move now, with its cell; nil if none may be.
  func swipeableRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
  /// The row that is swiped.
  var swipe: RowSwipe? { get }
  /// What a row offers from one edge.
  func swipeActions(at path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration?
  /// The cell that shows a row now.
  func shownCell(at path: IndexPath) -> UIView?
  /// Where a row is while it is not swiped; nil if there is none.
  func restingPlace(ofRow path: IndexPath) -> CGRect?
  /// The corners that the list rounds of a row.
  func corners(ofRow path: IndexPath) -> CardCorners
  /// Puts the buttons beneath the row.
  func insertBeneath(_ cell: UIView, _ actions: SwipeActionsView)
  /// Puts a row where it is, or was, swiped to.
  func placeSwipedRow(_ cell: UIView, at path: IndexPath)
  /// A row is swiped from now on.
  func swipeDidBegin(_ swipe: RowSwipe)
  /// It is not any more; it may still be on its way back.
  func swipeDidEnd(_ swipe: RowSwipe)
}

extension SwipedList {
  /// Where the row of a cell is while it is not swiped, if it is now.
  func restingPlace(ofSwiped cell: UIView) -> CGRect? {
    guard let swipe, swipe.cell === cell else { return nil }
    return restingPlace(ofRow: swipe.path)
  }
}

/// A finger that swipes over a row from one side to the other.
@MainActor
final class RowSwipeGesture: UIPanGestureRecognizer {
  private weak var swipes: RowSwipes?
  init(of swipes: RowSwipes, in list: any SwipedList) {
    super.init(target: nil, action: nil)
    self.swipes = swipes
    name = "row swipe"
    maximumNumberOfTouches = 1
    addAction { [weak swipes] gesture in swipes?.follow(gesture as! UIPanGestureRecognizer) }
    list.panGestureRecognizer.require(toFail: self)
    list.panGestureRecognizer.addAction { [weak swipes] gesture in if gesture.state == .began { swipes?.close(animated: true) } }
    list.addGestureRecognizer(self)
  }
}
