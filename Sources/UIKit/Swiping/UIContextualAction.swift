import QuartzCore

/// One thing that a swipe over a row offers.
@preconcurrency @MainActor
open class UIContextualAction: _UIObject {
  /// What the action means for the row.
  public enum Style: Int, Sendable {
    /// The row stays.
    case normal = 0
    /// The row goes; red.
    case destructive = 1
  }
  /// Performs the action. The completion has to be called when it is done, with whether it was: then the row closes.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action means for the row.
  open private(set) var style: Style
  /// What happens.
  open private(set) var handler: Handler
  /// What the button says.
  open var title: String?
  /// What the button shows, above its title.
  open var image: UIImage?
  /// The button's colour; grey, or red of a destructive action, unless another is set.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?

  /// An action with a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init(_r: ())
  }
}

/// What a swipe over a row offers from one edge, the first action nearest to the edge.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: _UIObject {
  /// The actions, from the edge inwards.
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe over most of the row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Some actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init(_r: ())
  }
}
