import QuartzCore

/// The item of a tab in a tab bar: an image, a title and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image while the tab is selected. The default is `nil`, which means `image`.
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { itemDidChange() } } }
  /// The text of the badge. The default is `nil`, which means no badge. An empty string shows a badge without text.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }
  /// The colour of the badge. The default is `nil`, which means red.
  open var badgeColor: UIColor? {
    didSet {
      styling.note("badgeColor", as: UITabBarItem.self) { [badgeColor] in $0.badgeColor = badgeColor }
      itemDidChange()
    }
  }
  /// The offset of the title from its default position, in points. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      styling.note("titlePositionAdjustment", as: UITabBarItem.self) { [titlePositionAdjustment] in
        $0.titlePositionAdjustment = titlePositionAdjustment
      }
      itemDidChange()
    }
  }
  /// The appearance of the bar while the tab is selected. The default is `nil`, which means the appearance of the bar.
  open var standardAppearance: UITabBarAppearance? { didSet { shows(standardAppearance) } }
  /// The appearance of the bar while the tab is selected and the content is scrolled to its end. The default is `nil`, which means the
  /// appearance of the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { shows(scrollEdgeAppearance) } }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// The bar that shows the item.
  weak var shownBy: UITabBar?

  /// Creates an item without a title and an image.
  public override init() { super.init() }
  /// Returns `nil`, because there are no storyboards to decode an item from.
  public required init?(coder: NSCoder) { nil }
  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// Creates an item with a title, an image, and another image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  /// Creates an item that the system defines.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let look = systemItem.look
    self.init(title: look.title, image: Symbol.named(look.symbol).flatMap { _ in UIImage(systemName: look.symbol) }, tag: tag)
  }

  /// Sets the attributes of the badge's text in a state. The attributes of the normal state also apply to the other states.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state] = textAttributes
    styling.note("badgeTextAttributes \(state.rawValue)", as: UITabBarItem.self) { $0.setBadgeTextAttributes(textAttributes, for: state) }
    itemDidChange()
  }
  /// Returns the attributes that were set for a state, or `nil` if none were set.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  override func itemDidChange() { shownBy?.itemDidChange(self) }
  private func shows(_ appearance: UITabBarAppearance?) {
    appearance?.users.add(self)
    itemDidChange()
  }
}

extension UITabBarItem: AppearanceUser { func appearanceDidChange() { itemDidChange() } }

extension UITabBarItem {
  /// The items that the system defines. The raw values equal those of UIKit.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed

    /// The title and the symbol of the item.
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
