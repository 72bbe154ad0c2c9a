import QuartzCore

/// The transition of a navigation bar between the pages of two consecutive items. (Docs/behaviour/bars.md, "Bar transition")
///
/// One function places both pages at either end of the transition. A push animates from the lower page to the upper page, and a pop in the
/// other direction.
@MainActor
struct NavigationBarTransition {
  let lower: NavigationBarPage
  let upper: NavigationBarPage
  /// The width of the bar in points. It is negative where the layout direction is from right to left.
  private let width: CGFloat

  /// The page that is visible at an end of the transition.
  enum End { case lower, upper }

  /// The fraction of the transition at which the old items have disappeared, and the fraction at which the new items begin to appear.
  private static let gone = 0.4, coming = 0.25

  init(lower: NavigationBarPage, upper: NavigationBarPage) {
    (self.lower, self.upper) = (lower, upper)
    (lower.isTravelling, upper.isTravelling) = (true, true)
    width = upper.bounds.width * (upper.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
  }

  /// Moves the titles, the back button and the large titles to their positions at an end.
  func move(to end: End) {
    let isUpper = end == .upper
    let label = upper.back?.label
    let lowerTitle = lower.showsRowTitle ? lower.title : lower.largeTitle
    let way = label.map { offset(from: lowerTitle, to: $0) } ?? CGPoint(x: -width / 2, y: 0)
    let shrink = lower.showsRowTitle ? 1 : UIFont.labelFontSize / lower.largeTitle.font.pointSize
    lowerTitle.transform =
      isUpper ? CGAffineTransform(translationX: way.x, y: way.y).scaledBy(x: shrink, y: shrink) : lower.pulled(lowerTitle)
    label?.transform =
      isUpper ? .identity : CGAffineTransform(translationX: -way.x, y: -way.y).scaledBy(x: 1 / shrink, y: 1 / shrink)
    lower.back?.label.transform = isUpper ? CGAffineTransform(translationX: -width / 2, y: 0) : .identity
    upper.title.transform = isUpper ? .identity : CGAffineTransform(translationX: width / 2, y: 0)
    // A search bar moves with its page, and as far as the page does.
    lower.searchRoom.transform = isUpper ? CGAffineTransform(translationX: -width / 2, y: 0) : .identity
    upper.searchRoom.transform = isUpper ? .identity : CGAffineTransform(translationX: width, y: 0)
    if upper.hasLargeTitle {
      upper.largeTitle.transform = isUpper ? upper.pulled(upper.largeTitle) : CGAffineTransform(translationX: width, y: 0)
    }
  }

  /// Fades the items that only one of the pages shows. The items of the lower page fade in the first part of the transition, those of the
  /// upper page in the last part.
  func fade(to end: End, animated: Bool) {
    let isUpper = end == .upper
    let ofLower = { lower.showAlone(isUpper ? 0 : 1, keepsMark: false) }
    let ofUpper = { upper.showAlone(isUpper ? 1 : 0, keepsMark: lower.back != nil) }
    guard animated else {
      ofLower()
      ofUpper()
      return
    }
    UIView.animateKeyframes(withDuration: UIView.inheritedAnimationDuration, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: isUpper ? 0 : 1 - Self.gone, relativeDuration: Self.gone, animations: ofLower)
      UIView.addKeyframe(
        withRelativeStartTime: isUpper ? Self.coming : 0, relativeDuration: 1 - Self.coming, animations: ofUpper)
    }
  }

  private func offset(from view: UIView, to target: UIView) -> CGPoint {
    let from = view.superview?.convert(view.center, to: lower) ?? .zero
    let to = target.superview?.convert(target.center, to: upper) ?? .zero
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}

extension NavigationBarPage {
  /// Returns the transform of a title at rest. A large title that is pulled down is enlarged.
  fileprivate func pulled(_ view: UIView) -> CGAffineTransform {
    guard view === largeTitle else { return .identity }
    return CGAffineTransform(scaleX: pulledScale, y: pulledScale)
  }

  /// Sets the opacity of the views that have no counterpart on the other page.
  fileprivate func showAlone(_ alpha: CGFloat, keepsMark: Bool) {
    // A view of the app that the other page also shows now belongs to that page.
    let rest = isSearching ? 0 : alpha
    for view in leading + trailing where view.superview === self { view.alpha = rest }
    if title.superview === self { title.alpha = showsRowTitle ? rest : 0 }
    largeTitle.alpha = hasLargeTitle ? rest : 0
    back?.label.alpha = rest
    back?.mark.alpha = keepsMark && !isSearching ? 1 : rest
    searchRoom.alpha = alpha
  }
  /// Sets the opacity that the views have at rest.
  func showParts() { showAlone(1, keepsMark: true) }

  /// Moves views back that another page has used. A view of the app may belong to several items.
  private func reclaim() {
    for view in leading + trailing + [title] where view.superview is NavigationBarPage && view.superview !== self { addSubview(view) }
  }

  /// Restores the state of a page that is the only one in its bar.
  func rest() {
    reclaim()
    isTravelling = false
    for view in [title, largeTitle, back?.label, searchRoom].compactMap({ $0 }) { view.transform = .identity }
    showAlone(1, keepsMark: true)
    setNeedsLayout()
  }
}
