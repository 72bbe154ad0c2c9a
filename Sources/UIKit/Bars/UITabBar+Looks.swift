import QuartzCore

/// Which look a tab bar and its items have. (BEHAVIOUR-2 §17.4, §18)
extension UITabBar {
  /// How it looks now.
  var look: UITabBarAppearance {
    let standard = selectedItem?.standardAppearance ?? (hasModernLook ? standardAppearance : legacyLook)
    guard isAtScrollEdge == true else { return standard }
    if let chosen = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return chosen }
    if !hasModernLook, selectedItem?.standardAppearance == nil, !isTranslucent { return standard }
    let bare = UITabBarAppearance(barAppearance: standard)
    bare.configureWithTransparentBackground()
    return bare
  }

  /// What the older properties say.
  private var legacyLook: UITabBarAppearance {
    let look = UITabBarAppearance()
    if barStyle == .black { look.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark) }
    if !isTranslucent { look.configureWithOpaqueBackground() }
    if let barTintColor { look.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(Self.tintOverBlur) : barTintColor }
    guard let backgroundImage else { return look }
    look.configureWithTransparentBackground()
    (look.backgroundImage, look.shadowImage) = (backgroundImage, shadowImage)
    look.shadowColor = shadowImage == nil ? BarShadow.color : nil
    return look
  }
  /// How much of a `barTintColor` lies over the blur (a choice).
  private static let tintOverBlur: CGFloat = 0.85
  /// Of items that are not selected: grey .6 in the light (R), .46 in the dark (K).
  static let unselectedColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.46 : 0.6, alpha: 1) }

  var itemStyle: UITabBarItemAppearance.Style {
    if traitCollection.verticalSizeClass == .compact { return .compactInline }
    return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
  }

  private var positioning: ItemPositioning { hasModernLook ? look.stackedItemPositioning : itemPositioning }

  var standsInTheMiddle: Bool {
    switch positioning {
    case .automatic: traitCollection.horizontalSizeClass == .regular
    case .fill: false
    case .centered: true
    }
  }

  /// The width of items that stand in the middle, and the room between them.
  var itemRoom: (width: CGFloat, spacing: CGFloat) {
    let (width, spacing) = hasModernLook ? (look.stackedItemWidth, look.stackedItemSpacing) : (itemWidth, itemSpacing)
    return (width > 0 ? width : TabBarMetrics.itemWidth, spacing > 0 ? spacing : TabBarMetrics.itemSpacing)
  }

  /// How an item looks: what its own properties say, over what the appearance says, over the bar's colours.
  func itemLook(
    of item: UITabBarItem, isSelected: Bool, in look: UITabBarAppearance, _ style: UITabBarItemAppearance.Style
  ) -> TabItemLook {
    let states = look.items(style)
    let state = !item.isEnabled ? states.disabled : isSelected ? states.selected : states.normal
    let name: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
    let own = (item.titleTextAttributes(for: .normal) ?? [:]).filter { name == .normal || $0.key != .foregroundColor }
      .merging(item.titleTextAttributes(for: name) ?? [:]) { $1 }
    var result = TabItemLook()
    let usual = isSelected ? tintColor! : unselectedItemTintColor ?? Self.unselectedColor
    result.color = state.iconColor ?? (item.isEnabled ? usual : usual.withAlphaComponent(Self.disabledAlpha))
    result.words = state.titleTextAttributes.merging(own) { $1 }
    // Words without a colour of their own have the bar's, whatever the picture's is.
    if result.words[.foregroundColor] == nil { result.words[.foregroundColor] = item.isEnabled ? usual : result.color }
    result.wordsOffset = state.titlePositionAdjustment == .zero ? item.titlePositionAdjustment : state.titlePositionAdjustment
    result.badgeColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
    result.badgeWords = state.badgeTextAttributes
      .merging(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }.merging(item.badgeTextAttributes(for: name) ?? [:]) { $1 }
    (result.badgeOffset, result.badgeWordsOffset) = (state.badgePositionAdjustment, state.badgeTitlePositionAdjustment)
    return result
  }
  private static let disabledAlpha: CGFloat = 0.4
}
