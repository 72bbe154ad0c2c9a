import QuartzCore

/// A button in a navigation bar or toolbar, as a description; the bar makes the view.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks. The raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Regular text.
    case plain = 0
    /// Regular text; its border is no longer drawn.
    case bordered = 1
    /// Semibold text.
    case done = 2
  }

  /// Plain at first.
  open var style = Style.plain { didSet { itemDidChange() } }
  /// Who is sent `action`; nil stands for the first of the responder chain that has it.
  open weak var target: AnyObject?
  /// What is sent when it is tapped, with the item and the event.
  open var action: Selector?
  /// What runs when it is tapped, instead of `action`; it also gives title and picture.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      (title, image) = (primaryAction.title.isEmpty ? nil : primaryAction.title, primaryAction.image)
    }
  }
  /// The menu that a touch opens, or a long press where the button has an action; nil at first.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// A view in the place of a button.
  open var customView: UIView? { didSet { itemDidChange() } }
  /// In points; 0, at first, stands for what suits the content.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  /// The colour; nil takes the bar's.
  open var tintColor: UIColor? {
    didSet {
      styling.note("tintColor", as: UIBarButtonItem.self) { [tintColor] in $0.tintColor = tintColor }
      itemDidChange()
    }
  }
  /// Whether the item is left out of its bar: it takes no room there. The default is `false`.
  open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }
  /// Titles that the button must have room for.
  open var possibleTitles: Set<String>? { didSet { itemDidChange() } }

  /// What an item is besides a button.
  enum Kind { case button, fixedSpace, flexibleSpace }
  private(set) var kind = Kind.button
  /// The bar that shows it.
  weak var shownBy: (any BarItemObserver)?

  // MARK: Making

  /// A button with words.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (title, style, target, action)
  }
  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    (self.image, self.style, self.target, self.action) = (image, style, target, action)
  }
  /// A button with a picture, and another in a bar of compact height.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// One of the system's buttons.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init()
    take(systemItem)
    (self.target, self.action) = (target, action)
  }
  /// One of the system's buttons, with an action that runs when it is tapped.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
    take(systemItem)
  }
  /// A button that is what its action says.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    if let primaryAction { (title, image) = (primaryAction.title.isEmpty ? nil : primaryAction.title, primaryAction.image) }
  }
  /// A button with words, an action and a menu.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(primaryAction: primaryAction)
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }
  /// A view of the app's own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Room of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    (item.kind, item.width) = (.fixedSpace, width)
    return item
  }
  /// Room that takes an equal share of what is left.
  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.kind = .flexibleSpace
    return item
  }

  /// An empty button.
  public override init() { super.init() }
  /// Nil: there are no storyboards to decode from.
  public required init?(coder: NSCoder) { nil }

  private func take(_ system: SystemItem) {
    switch system {
    case .flexibleSpace: kind = .flexibleSpace
    case .fixedSpace: kind = .fixedSpace
    default: break
    }
    let look = system.look
    style = look.isDone ? .done : .plain
    image = look.symbol.flatMap { Symbol.named($0) == nil ? nil : UIImage(systemName: $0) }
    title = image == nil ? look.title : nil
    accessibilityLabel = look.title
  }

  override func itemDidChange() { shownBy?.itemDidChange(self) }

  /// What a tap does.
  func send(from view: UIView, with event: UIEvent?) {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.perform(by: self) }
    guard let action else { return }
    if let target {
      action.perform(on: target, with: self, event)
      return
    }
    var responder: UIResponder? = view
    while let next = responder, !action.perform(on: next, with: self, event) { responder = next.next }
  }

  // MARK: Popover

  /// Where its button is in a view of the same window; nil while no bar there shows it.
  open func frame(in referenceView: UIView) -> CGRect? { defaultFrame(in: referenceView) }
}

/// Who shows items and has to follow when they change.
@MainActor
protocol BarItemObserver: AnyObject {
  func itemDidChange(_ item: UIBarButtonItem)
}

extension UIBarButtonItem {
  /// The system's buttons. The raw values are Apple's.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward, undo, redo
    case pageCurl, close

    /// Its words, its symbol where it is a picture, and whether it closes what is under way. A symbol that is not drawn here leaves the words.
    var look: (title: String, symbol: String?, isDone: Bool) {
      switch self {
      case .done: ("Done", nil, true)
      case .cancel: ("Cancel", nil, false)
      case .edit: ("Edit", nil, false)
      case .save: ("Save", nil, true)
      case .undo: ("Undo", nil, false)
      case .redo: ("Redo", nil, false)
      case .add: ("Add", "plus", false)
      case .compose: ("Compose", "square.and.pencil", false)
      case .reply: ("Reply", "arrowshape.turn.up.left", false)
      case .action: ("Share", "square.and.arrow.up", false)
      case .organize: ("Organize", "folder", false)
      case .bookmarks: ("Bookmarks", "book", false)
      case .search: ("Search", "magnifyingglass", false)
      case .refresh: ("Refresh", "arrow.clockwise", false)
      case .stop, .close: ("Close", "xmark", false)
      case .camera: ("Camera", "camera", false)
      case .trash: ("Delete", "trash", false)
      case .play: ("Play", "play.fill", false)
      case .pause: ("Pause", "pause.fill", false)
      case .rewind: ("Rewind", "backward.fill", false)
      case .fastForward: ("Fast Forward", "forward.fill", false)
      case .pageCurl: ("Page Curl", nil, false)
      case .flexibleSpace, .fixedSpace: ("", nil, false)
      }
    }
  }
}
