import UIKitCore

/// A list whose selection a `ListUpdateEngine` keeps. It calls the app's delegate, and its cells display the selection.
@MainActor
protocol ListSelectionHost: SwipedList {
  associatedtype ElementView: UIView

  /// A Boolean value that indicates whether items can be selected now.
  var allowsAnySelection: Bool { get }
  /// A Boolean value that indicates whether several items can be selected now.
  var allowsSeveral: Bool { get }
  /// A Boolean value that indicates whether a touch that ends removes the highlight before it selects the item, and not after that.
  static var unhighlightsBeforeSelection: Bool { get }

  /// Returns the item at a point that a touch can highlight.
  func touchedItem(at point: CGPoint) -> IndexPath?
  /// Returns whether a touch that ends on an item selects it. Otherwise the item no longer exists, or its cell has handled the touch.
  func selects(touchedItem path: IndexPath) -> Bool
  /// Returns whether an item can still be selected after others were deselected.
  func canStillSelect(_ path: IndexPath) -> Bool

  /// Queries the delegate whether an item can be highlighted.
  func shouldHighlight(_ path: IndexPath) -> Bool
  /// Queries the delegate for the item that a touch on an item selects.
  func itemToSelect(_ path: IndexPath) -> IndexPath?
  /// Queries the delegate for the item that is deselected. `isReplaced` indicates whether another item is selected instead of it.
  func itemToDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath?
  /// Notifies the delegate of an event.
  func notify(_ event: SelectionEvent, _ path: IndexPath)
  /// Called after a touch has changed the selection.
  func selectionDidChange()

  func showHighlight(_ isHighlighted: Bool, in view: ElementView)
  func showSelection(_ isSelected: Bool, in view: ElementView, animated: Bool)
}

/// An event of which a list's delegate is notified after a touch.
enum SelectionEvent { case didHighlight, didUnhighlight, didSelect, didDeselect }
