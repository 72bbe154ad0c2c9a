import QuartzCore

/// A row whose swipe actions are open, or are opening or closing.
@MainActor
final class RowSwipe {
  /// The edge from which the buttons appear.
  enum Side { case leading, trailing }

  var path: IndexPath
  let cell: UIView
  let side: Side
  let configuration: UISwipeActionsConfiguration
  /// The distance by which the row is open, in points.
  var open: CGFloat = 0
  /// The distance by which the row was open at the beginning of the drag.
  var start: CGFloat = 0
  /// A Boolean value that indicates whether a finger moves the row.
  var isHeld = false
  /// A Boolean value that indicates whether an action is being performed.
  var isPerforming = false
  var actionsView: SwipeActionsView?
  /// The mask that cuts the row at the edges of its card, in a list that insets its rows.
  private var clip: UIView?

  init(_ path: IndexPath, _ cell: UIView, _ side: Side, _ configuration: UISwipeActionsConfiguration) {
    (self.path, self.cell, self.side, self.configuration) = (path, cell, side, configuration)
  }

  /// Limits the visible part of the row to its card, which is its resting frame with rounded corners.
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
  /// Resizes the mask for another size of the row, at a distance from its resting position.
  func resizeClip(to size: CGSize, shift: CGFloat) {
    let place = CGRect(origin: CGPoint(x: -shift, y: 0), size: size)
    if let clip, clip.frame != place { clip.frame = place }
  }
  /// Removes the mask.
  func unclip() {
    if clip != nil, cell.mask === clip { cell.mask = nil }
    clip = nil
  }
}

/// A list whose rows can be swiped: a table view, or a collection view with a list layout.
///
/// For the sources of its behaviour, see Docs/behaviour/lists.md, "Table updates".
@MainActor
protocol SwipedList: UIScrollView {
  /// Returns the row at a point that can be swiped now, with its cell. Returns `nil` if there is none.
  func swipeableRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
  /// The swipes of the rows. The value is `nil` if the list has no swipe actions.
  var swipes: RowSwipes? { get }
  /// Returns the actions that a row offers at one edge.
  func swipeActions(at path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration?
  /// Returns the cell that displays a row.
  func shownCell(at path: IndexPath) -> UIView?
  /// Returns the frame of a row without the swipe. Returns `nil` if there is no such row.
  func restingPlace(ofRow path: IndexPath) -> CGRect?
  /// Returns the corners that the list rounds on a row.
  func corners(ofRow path: IndexPath) -> CardCorners
  /// Inserts the buttons beneath the row.
  func insertBeneath(_ cell: UIView, _ actions: SwipeActionsView)
  /// Places a row at its swiped position.
  func placeSwipedRow(_ cell: UIView, at path: IndexPath)
  /// Called when a swipe begins.
  func swipeDidBegin(_ swipe: RowSwipe)
  /// Called when a swipe ends. The row may still be closing.
  func swipeDidEnd(_ swipe: RowSwipe)
}

extension SwipedList {
  /// The row that is swiped.
  var swipe: RowSwipe? { swipes?.current }
  func closeSwipe(animated: Bool) { swipes?.close(animated: animated) }

  /// Returns the frame of a swiped cell's row without the swipe. Returns `nil` if the cell is not swiped.
  func restingPlace(ofSwiped cell: UIView) -> CGRect? {
    guard let swipe, swipe.cell === cell else { return nil }
    return restingPlace(ofRow: swipe.path)
  }
}

/// A gesture recognizer for horizontal swipes over a row.
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
