import QuartzCore

/// The content of a navigation bar for one view controller: the title, the buttons, and the title of the back button that leads to it.
@preconcurrency @MainActor
open class UINavigationItem: _UIObject {
  nonisolated open override class func objcKeys() -> [ObjCKey] {
    (self as any NavigationItemKeys.Type).navigationItemKeys + super.objcKeys()
  }

  /// The modes of an item's large title. The raw values equal those of UIKit.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The item has the mode of the item below it. The root item has a large title.
    case automatic = 0
    /// The title is large, if the bar's `prefersLargeTitles` is `true`.
    case always = 1
    /// The title is never large.
    case never = 2
  }
  /// The titles of the back button that leads to the item. The raw values equal those of UIKit.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The back button shows the title if it fits. Otherwise it shows “Back”, or only the indicator.
    case `default` = 0
    /// The back button shows “Back” if it fits, or only the indicator.
    case generic = 1
    /// The back button only shows the indicator.
    case minimal = 2
  }

  /// The title in the centre of the bar. The default is `nil`.
  open var title: String? {
    willSet { objcStorage?.willChange("title") }
    didSet {
      if title != oldValue { itemDidChange() }
      objcStorage?.didChange("title")
    }
  }
  /// The view that is shown instead of the title. The default is `nil`.
  open var titleView: UIView? { didSet { if titleView !== oldValue { itemDidChange() } } }
  /// A line of text above the row of the bar. The default is `nil`.
  open var prompt: String? { didSet { if prompt != oldValue { itemDidChange() } } }
  /// The item whose title, image and tint colour the back button that leads to this item has. Its action is not used. The default is `nil`.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  /// The title of the back button that leads to this item. The default is `nil`, which means `title`.
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  /// The mode of the back button that leads to this item. The default is `.default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  /// The action that the back button performs instead of going back. The default is `nil`.
  open var backAction: UIAction? { didSet { itemDidChange() } }
  /// A Boolean value that indicates whether the back button is hidden while this item is the top item. The default is `false`.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { itemDidChange() } } }
  /// A Boolean value that indicates whether the leading items are shown next to the back button instead of replacing it. The default is
  /// `false`.
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
  /// The mode of the item's large title. The default is `.automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }
  /// The buttons at the leading side, from the edge inwards. The default is `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// The buttons at the trailing side, from the edge inwards. The default is `nil`.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// The appearance of the bar while this item is the top item. The default is `nil`, which means the appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { shows(standardAppearance) } }
  /// The appearance of the bar in a compact height while this item is the top item. The default is `nil`.
  open var compactAppearance: UINavigationBarAppearance? { didSet { shows(compactAppearance) } }
  /// The appearance of the bar for this item while the content is scrolled to its top. The default is `nil`.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { shows(scrollEdgeAppearance) } }
  /// The appearance of the bar for this item in a compact height while the content is scrolled to its top. The default is `nil`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { shows(compactScrollEdgeAppearance) } }

  /// The object that provides the view below or next to the title, such as a search controller. The default is `nil`.
  package var accessory: (any NavigationBarAccessory)? {
    didSet {
      guard accessory !== oldValue else { return }
      oldValue?.leaveItem()
      itemDidChange()
    }
  }
  /// A Boolean value that indicates whether the search bar collapses when the content scrolls. It collapses before a large title does. It
  /// stays visible during a search. The default is `true`.
  open var hidesSearchBarWhenScrolling = true { didSet { if hidesSearchBarWhenScrolling != oldValue { itemDidChange() } } }
  /// The preferred position of the search bar. The default is `.automatic`.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { itemDidChange() } }
  }

  /// The leading buttons that a container controller adds to those of the item.
  var containerItems: [UIBarButtonItem] = [] { didSet { itemDidChange() } }
  /// The bar that shows the item or its back button.
  weak var bar: UINavigationBar?
  /// A Boolean value that indicates whether the title follows the title of the view controller.
  var followsController = true

  /// Creates an item with a title.
  public init(title: String) {
    super.init(_r: ())
    self.title = title
  }
  /// Creates an item without a title.
  public convenience init() {
    self.init(title: "")
    title = nil
  }
  /// Returns `nil`, because there are no storyboards to decode an item from.
  public required init?(coder: NSCoder) { nil }

  /// The first of the leading buttons. Setting it replaces all leading buttons.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the trailing buttons. Setting it replaces all trailing buttons.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the leading buttons. An animated change fades.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(animated) { self.leftBarButtonItems = items } }
  /// Sets a single leading button. An animated change fades.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { self.leftBarButtonItem = item } }
  /// Sets the trailing buttons. An animated change fades.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(animated) { self.rightBarButtonItems = items } }
  /// Sets a single trailing button. An animated change fades.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { self.rightBarButtonItem = item } }
  /// Hides or shows the back button. An animated change fades.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { change(animated) { self.hidesBackButton = hidesBackButton } }

  private func change(_ animated: Bool, _ body: @escaping () -> Void) {
    guard animated, let bar, bar.window != nil else { return body() }
    UIView.transition(with: bar, duration: BarMetrics.changingLook, options: .transitionCrossDissolve, animations: body)
  }

  private func itemDidChange() { bar?.itemDidChange(self) }
  private func shows(_ appearance: UINavigationBarAppearance?) {
    appearance?.users.add(self)
    itemDidChange()
  }

  // MARK: Back button

  /// The possible titles of the back button that leads to this item, in order of preference. (Docs/behaviour/bars.md, "Bar metrics")
  var backTitles: [String] {
    let generic = "Back"
    if let own = backBarButtonItem?.title, backButtonDisplayMode != .minimal { return [own, ""] }
    switch backButtonDisplayMode {
    case .default: return [backButtonTitle ?? title ?? generic, generic, ""]
    case .generic: return [generic, ""]
    case .minimal: return [""]
    }
  }

  // MARK: Search

  /// The actual position of the search bar.
  open var searchBarPlacement: SearchBarPlacement { defaultSearchBarPlacement }
}

extension UINavigationItem: AppearanceUser { func appearanceDidChange() { itemDidChange() } }
