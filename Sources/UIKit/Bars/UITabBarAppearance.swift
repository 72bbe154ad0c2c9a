import QuartzCore

/// How a tab bar and its items look. (BEHAVIOUR-2 §17.4, §18)
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Of items with the words below the picture: on phones held upright.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// Of items with the words beside the picture: on tablets.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// Of items with the words beside the picture where there is little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// Of a picture behind the selected item; a template takes it.
  open var selectionIndicatorTintColor: UIColor?
  /// Behind the selected item.
  open var selectionIndicatorImage: UIImage?
  /// Whether items share the width or stand in the middle.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Of an item that stands in the middle, in points; 0 for the usual one.
  open var stackedItemWidth: CGFloat = 0
  /// Between items that stand in the middle, in points; 0 for the usual one.
  open var stackedItemSpacing: CGFloat = 0

  /// The default background.
  public required init() { super.init() }
  /// A copy.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let bar = barAppearance as? UITabBarAppearance else { return }
    (stackedLayoutAppearance, inlineLayoutAppearance) = (bar.stackedLayoutAppearance, bar.inlineLayoutAppearance)
    compactInlineLayoutAppearance = bar.compactInlineLayoutAppearance
    (selectionIndicatorTintColor, selectionIndicatorImage) = (bar.selectionIndicatorTintColor, bar.selectionIndicatorImage)
    (stackedItemPositioning, stackedItemWidth) = (bar.stackedItemPositioning, bar.stackedItemWidth)
    stackedItemSpacing = bar.stackedItemSpacing
  }

  func items(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}

/// How the items of a tab bar look in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: _UIObject {
  /// Where an item's words stand. The raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Below the picture.
    case stacked = 0
    /// Beside it.
    case inline = 1
    /// Beside it, where there is little height.
    case compactInline = 2
  }

  /// Not selected.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// Selected.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// When it cannot be used.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// With the focus, which nothing gets here.
  open private(set) var focused = UITabBarItemStateAppearance()

  /// The usual look of a style, which is the same in all three.
  public init(style: Style) { super.init(_r: ()) }
  /// The usual look.
  public convenience init() { self.init(style: .stacked) }
  /// Takes the usual look.
  open func configureWithDefault(for style: Style) { for state in [normal, selected, disabled, focused] { state.clear() } }
}

/// How an item of a tab bar looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: _UIObject {
  /// Font and colour of the words.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the words lie from where they would lie.
  open var titlePositionAdjustment = UIOffset.zero
  /// Of the picture; nil for the bar's.
  open var iconColor: UIColor?
  /// How far the badge lies from where it would lie.
  open var badgePositionAdjustment = UIOffset.zero
  /// Of the badge; nil for red.
  open var badgeBackgroundColor: UIColor?
  /// Font and colour of the badge's words.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge's words lie from its middle.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  init() { super.init(_r: ()) }

  func clear() {
    (titleTextAttributes, badgeTextAttributes) = ([:], [:])
    (titlePositionAdjustment, badgePositionAdjustment, badgeTitlePositionAdjustment) = (.zero, .zero, .zero)
    (iconColor, badgeBackgroundColor) = (nil, nil)
  }
}
