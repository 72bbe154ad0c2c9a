import QuartzCore

/// The look of a tab bar and its items. (Docs/behaviour/bars.md, "Bar appearance" and "Tab bars")
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the title below the image, as on phones in portrait orientation.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { contains(stackedLayoutAppearance) } }
  /// The look of items with the title next to the image, as on tablets.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { contains(inlineLayoutAppearance) } }
  /// The look of items with the title next to the image in a compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { contains(compactInlineLayoutAppearance) }
  }
  /// The colour of a template image behind the selected item. The default is `nil`.
  open var selectionIndicatorTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// The image behind the selected item. The default is `nil`.
  open var selectionIndicatorImage: UIImage? { didSet { appearanceDidChange() } }
  /// The way in which items are distributed. The default is `.automatic`.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { appearanceDidChange() } }
  /// The width of centred items, in points. The default is 0, which means the default width of the system.
  open var stackedItemWidth: CGFloat = 0 { didSet { appearanceDidChange() } }
  /// The distance between centred items, in points. The default is 0, which means the default distance of the system.
  open var stackedItemSpacing: CGFloat = 0 { didSet { appearanceDidChange() } }

  /// Creates an appearance with the default background.
  public required init() {
    super.init()
    observeItems()
  }
  /// Creates a copy of another appearance. The values of items are copied if the other appearance is one of a tab bar.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let bar = barAppearance as? UITabBarAppearance { copyItems(of: bar) }
    observeItems()
  }
  private func copyItems(of bar: UITabBarAppearance) {
    (stackedLayoutAppearance, inlineLayoutAppearance) = (bar.stackedLayoutAppearance.copied(), bar.inlineLayoutAppearance.copied())
    compactInlineLayoutAppearance = bar.compactInlineLayoutAppearance.copied()
    (selectionIndicatorTintColor, selectionIndicatorImage) = (bar.selectionIndicatorTintColor, bar.selectionIndicatorImage)
    (stackedItemPositioning, stackedItemWidth) = (bar.stackedItemPositioning, bar.stackedItemWidth)
    stackedItemSpacing = bar.stackedItemSpacing
  }

  private func observeItems() {
    for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] { items.users.add(self) }
  }
  private func contains(_ items: UITabBarItemAppearance) {
    items.users.add(self)
    appearanceDidChange()
  }

  func items(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}

/// The look of a tab bar's items in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: _UIObject {
  /// The layouts of an item. The raw values equal those of UIKit.
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked = 0
    /// The title is next to the image.
    case inline = 1
    /// The title is next to the image, in a compact height.
    case compactInline = 2
  }

  /// The look of an item that is not selected.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The look of a disabled item.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// The look of a focused item. It has no effect here, because items are never focused.
  open private(set) var focused = UITabBarItemStateAppearance()

  /// Creates the default look for a style. The look is the same for all styles.
  public init(style: Style) {
    super.init(_r: ())
    for state in [normal, selected, disabled, focused] { state.users.add(self) }
  }
  /// Creates the default look for the style `.stacked`.
  public convenience init() { self.init(style: .stacked) }
  /// Resets all states to the default look for a style.
  open func configureWithDefault(for style: Style) { for state in [normal, selected, disabled, focused] { state.clear() } }

  /// The appearances of bars that contain this one.
  var users = AppearanceUsers()
  /// Returns an independent copy.
  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.values = normal.values
    copy.selected.values = selected.values
    copy.disabled.values = disabled.values
    copy.focused.values = focused.values
    return copy
  }
}

extension UITabBarItemAppearance: AppearanceUser { func appearanceDidChange() { users.appearanceDidChange() } }

/// The look of a tab bar item in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: _UIObject {
  /// The attributes of the title. The default is an empty dictionary, which means the system's font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.titleTextAttributes }
    set { values.titleTextAttributes = newValue }
  }
  /// The offset of the title from its default position, in points. The default is zero.
  open var titlePositionAdjustment: UIOffset {
    get { values.titlePositionAdjustment }
    set { values.titlePositionAdjustment = newValue }
  }
  /// The colour of the image. The default is `nil`, which means the colour of the bar.
  open var iconColor: UIColor? {
    get { values.iconColor }
    set { values.iconColor = newValue }
  }
  /// The offset of the badge from its default position, in points. The default is zero.
  open var badgePositionAdjustment: UIOffset {
    get { values.badgePositionAdjustment }
    set { values.badgePositionAdjustment = newValue }
  }
  /// The colour of the badge. The default is `nil`, which means red.
  open var badgeBackgroundColor: UIColor? {
    get { values.badgeBackgroundColor }
    set { values.badgeBackgroundColor = newValue }
  }
  /// The attributes of the badge's text. The default is an empty dictionary, which means the system's font and colour.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { values.badgeTextAttributes }
    set { values.badgeTextAttributes = newValue }
  }
  /// The offset of the badge's text from the centre of the badge, in points. The default is zero.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { values.badgeTitlePositionAdjustment }
    set { values.badgeTitlePositionAdjustment = newValue }
  }

  /// The values of all properties.
  struct Values {
    var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var titlePositionAdjustment = UIOffset.zero
    var iconColor: UIColor?
    var badgePositionAdjustment = UIOffset.zero
    var badgeBackgroundColor: UIColor?
    var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    var badgeTitlePositionAdjustment = UIOffset.zero
  }
  var values = Values() { didSet { users.appearanceDidChange() } }
  /// The appearance that contains this one.
  var users = AppearanceUsers()

  init() { super.init(_r: ()) }

  func clear() { values = Values() }
}
