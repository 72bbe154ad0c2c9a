import QuartzCore

// The types for dragging between apps and for pointers. Segue supports only fingers. Reordering in a list works without these types.

@available(*, unavailable, message: "nothing is dragged between apps here: use a UIPanGestureRecognizer or UILongPressGestureRecognizer")
open class UIDragInteraction: _AbsentObject {
  public init(delegate: Any) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "nothing is dragged between apps here: use a UIPanGestureRecognizer or UILongPressGestureRecognizer")
public protocol UIDragInteractionDelegate {}

@available(*, unavailable, message: "nothing is dragged between apps here: use a UIPanGestureRecognizer or UILongPressGestureRecognizer")
open class UIDropInteraction: _AbsentObject {
  public init(delegate: Any) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "nothing is dragged between apps here: use a UIPanGestureRecognizer or UILongPressGestureRecognizer")
public protocol UIDropInteractionDelegate {}

@available(*, unavailable, message: "nothing is dragged between apps here: hand the object over in the gesture recognizer's action")
open class UIDragItem: _AbsentObject {
  public init(itemProvider: Any) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "nothing is dragged between apps here: hand the object over in the gesture recognizer's action")
public protocol UIDragSession {}

@available(*, unavailable, message: "nothing is dragged between apps here: hand the object over in the gesture recognizer's action")
public protocol UIDropSession {}

@available(*, unavailable, message: "nothing is dragged between apps here: decide in the gesture recognizer's action")
public enum UIDropOperation: UInt { case cancel, forbidden, copy, move }

@available(*, unavailable, message: "nothing is dragged between apps here: decide in the gesture recognizer's action")
open class UIDropProposal: _AbsentObject {
  public init(operation: UIDropOperation) { _Absent.stop() }
  public init(operation: UIDropOperation, intent: Any) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "rows move with tableView(_:moveRowAt:to:); nothing is dragged out")
public protocol UITableViewDragDelegate {}

@available(*, unavailable, message: "rows move with tableView(_:moveRowAt:to:); nothing is dragged in")
public protocol UITableViewDropDelegate {}

@available(*, unavailable, message: "items move with beginInteractiveMovementForItem(at:); nothing is dragged out")
public protocol UICollectionViewDragDelegate {}

@available(*, unavailable, message: "items move with beginInteractiveMovementForItem(at:); nothing is dragged in")
public protocol UICollectionViewDropDelegate {}

@available(*, unavailable, message: "there is no pointer on a phone here: touches are all that comes")
open class UIPointerInteraction: _AbsentObject {
  public init(delegate: Any?) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no pointer on a phone here: touches are all that comes")
public protocol UIPointerInteractionDelegate {}

@available(*, unavailable, message: "there is no pointer on a phone here: touches are all that comes")
open class UIPointerStyle: _AbsentObject {
  public init(effect: Any, shape: Any? = nil) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no pointer on a phone here: touches are all that comes")
open class UIHoverGestureRecognizer: UIGestureRecognizer, _StaysOut {}

@available(*, unavailable, message: "there is no pencil here: use a UIPanGestureRecognizer")
open class UIPencilInteraction: _AbsentObject {
  public init(delegate: Any?) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no pencil here: text comes from the keyboard")
open class UIScribbleInteraction: _AbsentObject {
  public init(delegate: Any) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no pencil here: text comes from the keyboard")
open class UIIndirectScribbleInteraction: _AbsentObject {
  public init(delegate: Any) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no pointer here: allow multiple selection")
open class UIBandSelectionInteraction: _AbsentObject {
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no pointer here: set accessibilityHint")
open class UIToolTipInteraction: _AbsentObject {
  public init(defaultToolTip: String) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no 3D Touch: use UIContextMenuInteraction or UILongPressGestureRecognizer")
open class UIPreviewInteraction: _AbsentObject {
  public init(view: UIView) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no 3D Touch: use UIContextMenuInteraction with UIAction")
open class UIPreviewAction: _AbsentObject {
  public enum Style { case `default`, selected, destructive }
  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there is no 3D Touch: use UIContextMenuInteraction")
public protocol UIViewControllerPreviewing {}

@available(*, unavailable, message: "there is no 3D Touch: use UIContextMenuInteraction")
public protocol UIViewControllerPreviewingDelegate {}
