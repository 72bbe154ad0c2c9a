import QuartzCore

/// Which look a bar has, and when it changes. (BEHAVIOUR-2 §17.4)
extension UINavigationBar {
  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The look for an item.
  func look(for item: UINavigationItem?) -> UINavigationBarAppearance {
    let standard = item?.standardAppearance ?? (hasModernLook ? standardAppearance : legacyLook)
    let compact = item?.compactAppearance ?? compactAppearance
    let beneath = isCompact ? compact ?? standard : standard
    // A bar that belongs to no controller knows nothing of what is scrolled.
    guard owner != nil, isAtScrollEdge else { return beneath }
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let compactEdge = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    if let chosen = isCompact ? compactEdge ?? edge : edge { return chosen }
    if !hasModernLook, item?.standardAppearance == nil, !isTranslucent { return beneath }
    let bare = UINavigationBarAppearance(barAppearance: beneath)
    bare.configureWithTransparentBackground()
    return bare
  }

  /// What the older properties say.
  private var legacyLook: UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    if barStyle == .black { look.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark) }
    if !isTranslucent { look.configureWithOpaqueBackground() }
    if let barTintColor { look.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(Self.tintOverBlur) : barTintColor }
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
  /// How much of a `barTintColor` lies over the blur (a choice).
  private static let tintOverBlur: CGFloat = 0.85

  func showLook() { background.show(look(for: topItem)) }

  /// A look was set, or the edge was reached or left.
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
