import QuartzCore

/// A row that is swiped open, or on its way.
@MainActor
final class TableSwipe {
  /// From which edge the buttons come.
  enum Side { case leading, trailing }

  var path: IndexPath
  let cell: UITableViewCell
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

  init(_ path: IndexPath, _ cell: UITableViewCell, _ side: Side, _ configuration: UISwipeActionsConfiguration) {
    (self.path, self.cell, self.side, self.configuration) = (path, cell, side, configuration)
  }
}

/// A finger that swipes over a row from one side to the other.
@MainActor
final class TableSwipeGesture: UIPanGestureRecognizer {
  init(of table: UITableView) {
    super.init(target: nil, action: nil)
    name = "row swipe"
    maximumNumberOfTouches = 1
    addAction { [weak table] gesture in table?.followSwipe(gesture as! UIPanGestureRecognizer) }
    table.panGestureRecognizer.require(toFail: self)
    table.panGestureRecognizer.addAction { [weak table] gesture in if gesture.state == .began { table?.closeSwipe(animated: true) } }
  }
}
