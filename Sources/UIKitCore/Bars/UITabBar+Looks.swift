import QuartzCore

/// The choice of the appearance of a tab bar and its items. (Docs/behaviour/bars.md, "Bar appearance" and "Tab bars")
extension UITabBar {
  /// The current appearance of the bar.
  var look: UITabBarAppearance {
    let standard = selectedItem?.standardAppearance ?? (hasModernLook ? standardAppearance : legacyLook)
    guard isAtScrollEdge == true else { return standard }
    if let chosen = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return chosen }
    if !hasModernLook, selectedItem?.standardAppearance == nil, !isTranslucent { return standard }
    let bare = UITabBarAppearance(barAppearance: standard)
    bare.configureWithTransparentBackground()
    return bare
  }

  /// The appearance that results from the older properties.
  private var legacyLook: UITabBarAppearance {
    let look = UITabBarAppearance()
    look.configure(style: barStyle, isTranslucent: isTranslucent, tint: barTintColor)
    guard let backgroundImage else { return look }
    look.configureWithTransparentBackground()
    (look.backgroundImage, look.shadowImage) = (backgroundImage, shadowImage)
    look.shadowColor = shadowImage == nil ? BarShadow.color : nil
    return look
  }
  /// The colour of items that are not selected: a white level of 0.6 in light mode and of 0.46 in dark mode. No source for the second value
  /// is published.
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

  /// The width of centred items, and the distance between them.
  var itemRoom: (width: CGFloat, spacing: CGFloat) {
    let (width, spacing) = hasModernLook ? (look.stackedItemWidth, look.stackedItemSpacing) : (itemWidth, itemSpacing)
    return (width > 0 ? width : TabBarMetrics.itemWidth, spacing > 0 ? spacing : TabBarMetrics.itemSpacing)
  }

  /// Returns the look of an item. The item's own properties take precedence over the appearance, and the appearance over the colours of the
  /// bar.
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
    // A title without a colour attribute has the colour of the bar, whatever the colour of the image.
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

extension UITabBar: AppearanceUser {
  func appearanceDidChange() {
    hasModernLook = true
    showLook()
  }
}
