import QuartzCore

/// A navigation bar on its way between the pages of two items that follow each other. (BEHAVIOUR-2 §17.5)
///
/// One function places both pages at either end of the way; a push animates from the lower page to the upper one, a pop back.
@MainActor
struct NavigationBarTransition {
  let lower: NavigationBarPage
  let upper: NavigationBarPage
  /// Points across; below 0 where people read from right to left.
  private let width: CGFloat

  /// Which of the two is on show.
  enum End { case lower, upper }

  /// How far into the way items have left, and from where on others come.
  private static let gone = 0.4, coming = 0.25

  init(lower: NavigationBarPage, upper: NavigationBarPage) {
    (self.lower, self.upper) = (lower, upper)
    (lower.isTravelling, upper.isTravelling) = (true, true)
    width = upper.bounds.width * (upper.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
  }

  /// Moves titles, the way back and the large titles; within an animation, all the way.
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
    // A search bar goes with its page, as far as that.
    lower.searchRoom.transform = isUpper ? CGAffineTransform(translationX: -width / 2, y: 0) : .identity
    upper.searchRoom.transform = isUpper ? .identity : CGAffineTransform(translationX: width, y: 0)
    if upper.hasLargeTitle {
      upper.largeTitle.transform = isUpper ? upper.pulled(upper.largeTitle) : CGAffineTransform(translationX: width, y: 0)
    }
  }

  /// What belongs to the lower page alone goes or comes in the first part of the way, what belongs to the upper alone in the last.
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
  /// How a title lies at rest: a large one that is pulled down is larger.
  fileprivate func pulled(_ view: UIView) -> CGAffineTransform {
    guard view === largeTitle else { return .identity }
    return CGAffineTransform(scaleX: pulledScale, y: pulledScale)
  }

  /// How much is seen of what no other page shows in this one's place.
  fileprivate func showAlone(_ alpha: CGFloat, keepsMark: Bool) {
    // A view of the app's that the other page shows as well is that one's now.
    let rest = isSearching ? 0 : alpha
    for view in leading + trailing where view.superview === self { view.alpha = rest }
    if title.superview === self { title.alpha = showsRowTitle ? rest : 0 }
    largeTitle.alpha = hasLargeTitle ? rest : 0
    back?.label.alpha = rest
    back?.mark.alpha = keepsMark && !isSearching ? 1 : rest
    searchRoom.alpha = alpha
  }
  /// As much as is seen of everything at rest.
  func showParts() { showAlone(1, keepsMark: true) }

  /// Takes back what another page has taken: a view of the app's own may belong to several items.
  private func reclaim() {
    for view in leading + trailing + [title] where view.superview is NavigationBarPage && view.superview !== self { addSubview(view) }
  }

  /// As it lies when it is the only one.
  func rest() {
    reclaim()
    isTravelling = false
    for view in [title, largeTitle, back?.label, searchRoom].compactMap({ $0 }) { view.transform = .identity }
    showAlone(1, keepsMark: true)
    setNeedsLayout()
  }
}
