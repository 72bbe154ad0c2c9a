import QuartzCore

/// A button or a space in a navigation bar or toolbar. The bar creates the view for it.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The styles of a bar button. The raw values equal those of UIKit.
  public enum Style: Int, Sendable {
    /// The title has regular weight.
    case plain = 0
    /// The title has regular weight. The border of this older style is no longer drawn.
    case bordered = 1
    /// The title is semibold, which marks the button that completes a task.
    case done = 2
  }

  /// The style of the button. The default is `.plain`.
  open var style = Style.plain { didSet { itemDidChange() } }
  /// The object that receives `action`. It is a weak reference. If it is `nil`, the action goes to the first object in the responder chain
  /// that implements it.
  open weak var target: AnyObject?
  /// The selector that is sent to `target` when the button is tapped. Its arguments are the item and the event.
  open var action: Selector?
  /// The action that is performed when the button is tapped. It takes precedence over `action`. Setting it also sets the item's title and
  /// image.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      (title, image) = (primaryAction.title.isEmpty ? nil : primaryAction.title, primaryAction.image)
    }
  }
  /// The menu of the button. A touch opens it, or a long press if the button also has an action. The default is `nil`.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// The view that is shown instead of a button. The default is `nil`.
  open var customView: UIView? { didSet { itemDidChange() } }
  /// The width of the item in points. The default is 0, which means the width of its content.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  /// The tint colour of the button. The default is `nil`, which means the tint colour of the bar.
  open var tintColor: UIColor? {
    didSet {
      styling.note("tintColor", as: UIBarButtonItem.self) { [tintColor] in $0.tintColor = tintColor }
      itemDidChange()
    }
  }
  /// A Boolean value that indicates whether the item is left out of its bar. A hidden item takes up no room. The default is `false`.
  open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }
  /// The titles for which the button reserves enough width. The value is stored but has no effect here.
  open var possibleTitles: Set<String>? { didSet { itemDidChange() } }

  /// The kinds of items: buttons and spaces.
  enum Kind { case button, fixedSpace, flexibleSpace }
  private(set) var kind = Kind.button
  /// The bar that shows the item.
  weak var shownBy: (any BarItemObserver)?

  // MARK: Making

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (title, style, target, action)
  }
  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    (self.image, self.style, self.target, self.action) = (image, style, target, action)
  }
  /// Creates a button with an image, and with another image for bars of compact height. The second image is stored but not used by bar
  /// buttons here.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// Creates a button or space that the system defines.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init()
    take(systemItem)
    (self.target, self.action) = (target, action)
  }
  /// Creates a button or space that the system defines, with an action that is performed when it is tapped.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
    take(systemItem)
  }
  /// Creates a button with the title and image of an action, which is performed when the button is tapped.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    if let primaryAction { (title, image) = (primaryAction.title.isEmpty ? nil : primaryAction.title, primaryAction.image) }
  }
  /// Creates a button with a title, an image, an action and a menu. A title or image takes precedence over that of the action.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(primaryAction: primaryAction)
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }
  /// Creates an item that shows a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Returns a space of a fixed width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    (item.kind, item.width) = (.fixedSpace, width)
    return item
  }
  /// Returns a space that takes up an equal share of the remaining width.
  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.kind = .flexibleSpace
    return item
  }

  /// Creates a button without a title and an image.
  public override init() { super.init() }
  /// Returns `nil`, because there are no storyboards to decode an item from.
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

  /// Performs the action of the item.
  func send(from view: UIView, with event: UIEvent?) {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.perform(by: self) }
    guard let action else { return }
    if let target {
      action.sendOrStop(to: target, [self, event])
      return
    }
    var responder: UIResponder? = view
    while let next = responder, !action.perform(on: next, with: self, event) { responder = next.next }
  }

  // MARK: Popover

  /// Returns the frame of the item's view in the coordinates of a view in the same window. The result is `nil` while no bar in that window
  /// shows the item.
  open func frame(in referenceView: UIView) -> CGRect? { defaultFrame(in: referenceView) }
}

/// An object that shows items and is notified of their changes.
@MainActor
protocol BarItemObserver: AnyObject {
  func itemDidChange(_ item: UIBarButtonItem)
}

extension UIBarButtonItem {
  /// The buttons and spaces that the system defines. The raw values equal those of UIKit.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward, undo, redo
    case pageCurl, close

    /// The title, the symbol and the emphasis of the button. If the symbol is not available, the button shows its title.
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
