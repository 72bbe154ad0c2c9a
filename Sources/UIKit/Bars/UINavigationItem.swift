import QuartzCore

/// What a navigation bar shows for one controller: its title, its buttons, and what the way back to it is called.
@preconcurrency @MainActor
open class UINavigationItem: _UIObject {
  /// Whether its title is a large one. The raw values are Apple's.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below; of the root, large.
    case automatic = 0
    /// Large, if the bar prefers that.
    case always = 1
    /// Never.
    case never = 2
  }
  /// What a back button that leads here says. The raw values are Apple's.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title if it fits, else “Back”, else the mark alone.
    case `default` = 0
    /// “Back”, else the mark alone.
    case generic = 1
    /// The mark alone.
    case minimal = 2
  }

  /// The words in the middle.
  open var title: String? { didSet { if title != oldValue { itemDidChange() } } }
  /// A view in the place of the words.
  open var titleView: UIView? { didSet { if titleView !== oldValue { itemDidChange() } } }
  /// A line above the bar's row.
  open var prompt: String? { didSet { if prompt != oldValue { itemDidChange() } } }
  /// What the way back to this item looks like from the next one: its title, picture and tint; its action is not used.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  /// What the way back to this item is called.
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  /// What the way back to this item says of that.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  /// Runs instead of going back.
  open var backAction: UIAction? { didSet { itemDidChange() } }
  /// Whether there is no way back.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { itemDidChange() } } }
  /// Whether leading items stand beside the back button, not in its place.
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
  /// Whether the title is a large one.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }
  /// The leading buttons, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// The trailing buttons, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// How the bar looks for this item; nil takes the bar's.
  open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// In compact height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// At the top of what is scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// At the top of what is scrolled, in compact height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }

  /// The search whose bar stands beneath the title, or beside it; nil for none.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.session.leaveItem()
      itemDidChange()
    }
  }
  /// Whether the search bar goes as the page is scrolled, before a large title does; true at first. Not while somebody searches.
  open var hidesSearchBarWhenScrolling = true { didSet { if hidesSearchBarWhenScrolling != oldValue { itemDidChange() } } }
  /// Where the search bar is to stand; automatic at first.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { itemDidChange() } }
  }

  /// Leading buttons that a container adds to the item's own.
  var containerItems: [UIBarButtonItem] = [] { didSet { itemDidChange() } }
  /// Who shows it, or the way back to it.
  weak var bar: UINavigationBar?
  /// Set as long as the title is the controller's.
  var followsController = true

  /// An item with words in the middle.
  public init(title: String) {
    super.init(_r: ())
    self.title = title
  }
  /// An empty item.
  public convenience init() {
    self.init(title: "")
    title = nil
  }
  /// Nil: there are no storyboards to decode from.
  public required init?(coder: NSCoder) { nil }

  /// The first of the leading buttons.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the trailing buttons.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Takes other leading buttons; animated, they fade.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(animated) { self.leftBarButtonItems = items } }
  /// Takes another leading button; animated, it fades.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { self.leftBarButtonItem = item } }
  /// Takes other trailing buttons; animated, they fade.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(animated) { self.rightBarButtonItems = items } }
  /// Takes another trailing button; animated, it fades.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { self.rightBarButtonItem = item } }
  /// Takes the way back away, or gives it back; animated, it fades.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { change(animated) { self.hidesBackButton = hidesBackButton } }

  private func change(_ animated: Bool, _ body: @escaping () -> Void) {
    guard animated, let bar, bar.window != nil else { return body() }
    UIView.transition(with: bar, duration: BarMetrics.changingLook, options: .transitionCrossDissolve, animations: body)
  }

  private func itemDidChange() { bar?.itemDidChange(self) }

  // MARK: The way back

  /// What a back button that leads here may say, the best first. (BEHAVIOUR-2 §17.3)
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

  /// Where the search bar stands.
  open var searchBarPlacement: SearchBarPlacement { defaultSearchBarPlacement }
}
