import QuartzCore

/// What a tab bar shows for one tab: a picture, words and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while the tab is selected; nil stands for `image`.
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { itemDidChange() } } }
  /// What the badge says; nil for none, an empty string for a badge without words.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }
  /// Of the badge; nil for red.
  open var badgeColor: UIColor? {
    didSet {
      styling.note("badgeColor", as: UITabBarItem.self) { [badgeColor] in $0.badgeColor = badgeColor }
      itemDidChange()
    }
  }
  /// How far the words lie from where they would lie.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      styling.note("titlePositionAdjustment", as: UITabBarItem.self) { [titlePositionAdjustment] in
        $0.titlePositionAdjustment = titlePositionAdjustment
      }
      itemDidChange()
    }
  }
  /// How the bar looks while the tab is selected; nil takes the bar's.
  open var standardAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
  /// The same at the end of what is scrolled.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// The bar that shows it.
  weak var shownBy: UITabBar?

  /// An empty item.
  public override init() { super.init() }
  /// Nil: there are no storyboards to decode from.
  public required init?(coder: NSCoder) { nil }
  /// An item with words, a picture and a number of the app's own.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// An item with words and a picture, and another while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  /// One of the system's items.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let look = systemItem.look
    self.init(title: look.title, image: Symbol.named(look.symbol).flatMap { _ in UIImage(systemName: look.symbol) }, tag: tag)
  }

  /// Font and colour of the badge's words in a state; the normal ones hold for the others too.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state] = textAttributes
    styling.note("badgeTextAttributes \(state.rawValue)", as: UITabBarItem.self) { $0.setBadgeTextAttributes(textAttributes, for: state) }
    itemDidChange()
  }
  /// What was set for a state; nil for nothing.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  override func itemDidChange() { shownBy?.itemDidChange(self) }
}

extension UITabBarItem {
  /// The system's items. The raw values are Apple's.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed

    /// Its words and its symbol.
    var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "arrow.down.circle.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "star.fill")
      }
    }
  }
}
