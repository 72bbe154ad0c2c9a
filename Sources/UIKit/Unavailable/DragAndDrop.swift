// Dragging between apps and pointers: fingers are what a phone has. Reordering inside a list works without them.

@available(*, unavailable, message: "nothing is dragged between apps here: use a UIPanGestureRecognizer or UILongPressGestureRecognizer")
public class UIDragInteraction {}

@available(*, unavailable, message: "nothing is dragged between apps here: use a UIPanGestureRecognizer or UILongPressGestureRecognizer")
public protocol UIDragInteractionDelegate {}

@available(*, unavailable, message: "nothing is dragged between apps here: use a UIPanGestureRecognizer or UILongPressGestureRecognizer")
public class UIDropInteraction {}

@available(*, unavailable, message: "nothing is dragged between apps here: use a UIPanGestureRecognizer or UILongPressGestureRecognizer")
public protocol UIDropInteractionDelegate {}

@available(*, unavailable, message: "nothing is dragged between apps here: hand the object over in the gesture recognizer's action")
public class UIDragItem {}

@available(*, unavailable, message: "nothing is dragged between apps here: hand the object over in the gesture recognizer's action")
public protocol UIDragSession {}

@available(*, unavailable, message: "nothing is dragged between apps here: hand the object over in the gesture recognizer's action")
public protocol UIDropSession {}

@available(*, unavailable, message: "nothing is dragged between apps here: decide in the gesture recognizer's action")
public class UIDropProposal {}

@available(*, unavailable, message: "rows move with tableView(_:moveRowAt:to:); nothing is dragged out")
public protocol UITableViewDragDelegate {}

@available(*, unavailable, message: "rows move with tableView(_:moveRowAt:to:); nothing is dragged in")
public protocol UITableViewDropDelegate {}

@available(*, unavailable, message: "items move with beginInteractiveMovementForItem(at:); nothing is dragged out")
public protocol UICollectionViewDragDelegate {}

@available(*, unavailable, message: "items move with beginInteractiveMovementForItem(at:); nothing is dragged in")
public protocol UICollectionViewDropDelegate {}

@available(*, unavailable, message: "there is no pointer on a phone here: touches are all that comes")
public class UIPointerInteraction {}

@available(*, unavailable, message: "there is no pointer on a phone here: touches are all that comes")
public protocol UIPointerInteractionDelegate {}

@available(*, unavailable, message: "there is no pointer on a phone here: touches are all that comes")
public class UIPointerStyle {}

@available(*, unavailable, message: "there is no pointer on a phone here: touches are all that comes")
public class UIHoverGestureRecognizer {}

@available(*, unavailable, message: "there is no pencil here: use a UIPanGestureRecognizer")
public class UIPencilInteraction {}

@available(*, unavailable, message: "there is no pencil here: text comes from the keyboard")
public class UIScribbleInteraction {}

@available(*, unavailable, message: "there is no pencil here: text comes from the keyboard")
public class UIIndirectScribbleInteraction {}

@available(*, unavailable, message: "there is no pointer here: allow multiple selection")
public class UIBandSelectionInteraction {}

@available(*, unavailable, message: "there is no pointer here: set accessibilityHint")
public class UIToolTipInteraction {}

@available(*, unavailable, message: "there is no 3D Touch: use UIContextMenuInteraction or UILongPressGestureRecognizer")
public class UIPreviewInteraction {}

@available(*, unavailable, message: "there is no 3D Touch: use UIContextMenuInteraction with UIAction")
public class UIPreviewAction {}

@available(*, unavailable, message: "there is no 3D Touch: use UIContextMenuInteraction")
public protocol UIViewControllerPreviewing {}

@available(*, unavailable, message: "there is no 3D Touch: use UIContextMenuInteraction")
public protocol UIViewControllerPreviewingDelegate {}
