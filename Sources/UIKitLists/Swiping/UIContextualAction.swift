import QuartzCore

/// An action that a swipe over a row offers.
@preconcurrency @MainActor
open class UIContextualAction: _UIObject {
  /// The meaning of an action for the row.
  public enum Style: Int, Sendable {
    /// The action keeps the row. Its default colour is grey.
    case normal = 0
    /// The action deletes the row. Its default colour is red.
    case destructive = 1
  }
  /// A closure that performs an action. It must call its last argument at the end, with `true` if the action was performed. Then the row
  /// closes.
  ///
  /// It receives the action, the view of the button and that completion handler.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The meaning of the action for the row.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The title of the button.
  open var title: String?
  /// The image of the button, above its title. The default is `nil`.
  open var image: UIImage?
  /// The background colour of the button. The default is grey, or red for a destructive action. Setting `nil` restores the default.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?

  /// Creates an action with a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init(_r: ())
  }
}

/// The swipe actions of a row at one edge. The first action is nearest to the edge.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: _UIObject {
  /// The actions, from the edge inwards.
  open private(set) var actions: [UIContextualAction]
  /// A Boolean value that indicates whether a swipe over most of the row performs the first action. The default is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init(_r: ())
  }
}
