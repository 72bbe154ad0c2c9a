import QuartzCore

/// The choice of a navigation bar's appearance and its changes. (Docs/behaviour/bars.md, "Bar appearance")
extension UINavigationBar {
  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Returns the appearance of the bar for an item.
  func look(for item: UINavigationItem?) -> UINavigationBarAppearance {
    let standard = item?.standardAppearance ?? (hasModernLook ? standardAppearance : legacyLook)
    let compact = item?.compactAppearance ?? compactAppearance
    let beneath = isCompact ? compact ?? standard : standard
    // A bar that belongs to no controller does not observe a scroll view.
    guard owner != nil, isAtScrollEdge else { return beneath }
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let compactEdge = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    if let chosen = isCompact ? compactEdge ?? edge : edge { return chosen }
    if !hasModernLook, item?.standardAppearance == nil, !isTranslucent { return beneath }
    let bare = UINavigationBarAppearance(barAppearance: beneath)
    bare.configureWithTransparentBackground()
    return bare
  }

  /// The appearance that results from the older properties.
  private var legacyLook: UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.configure(style: barStyle, isTranslucent: isTranslucent, tint: barTintColor)
    if let image = backgroundImage(for: isCompact ? .compact : .default) ?? backgroundImage(for: .default) {
      look.configureWithTransparentBackground()
      look.backgroundImage = image
      look.shadowColor = shadowImage == nil ? BarShadow.color : nil
      look.shadowImage = shadowImage
    }
    look.titleTextAttributes = titleTextAttributes ?? [:]
    look.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
    look.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return look
  }

  func showLook() { background.show(look(for: topItem)) }

  /// Called when an appearance was set, or when the scroll view has reached or left its edge.
  func lookDidChange(animated: Bool = false) {
    guard !isChanging else { return }
    if animated && background.mayHaveBeenSeen {
      UIView.animate(withDuration: BarMetrics.changingLook, delay: 0, options: .allowUserInteraction) { self.showLook() }
    } else {
      showLook()
      pageIsStale()
    }
  }
}

extension UINavigationBar: AppearanceUser {
  func appearanceDidChange() {
    hasModernLook = true
    lookDidChange()
  }
}
