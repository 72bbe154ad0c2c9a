import QuartzCore

/// Search bars in navigation bars.
extension UINavigationBar {
  private func item(at index: Int, of stack: [UINavigationItem]?) -> UINavigationItem? {
    let stack = stack ?? self.stack
    guard stack.indices.contains(index) else { return nil }
    // Placement follows the traits of the bar that shows it.
    if stack[index].bar == nil { stack[index].bar = self }
    return stack[index]
  }
  /// What the search bar of an item of the stack adds; nil where it takes everything else's place.
  func heightWithSearch(_ height: CGFloat, at index: Int, of stack: [UINavigationItem]? = nil) -> CGFloat {
    guard let item = item(at: index, of: stack) else { return height }
    return item.searchPlace == .top ? item.searchHeight : height + item.searchHeight
  }
  /// How much of the bar goes as the page of an item is scrolled: the search bar, and then the large title.
  func collapsible(at index: Int, of stack: [UINavigationItem]? = nil) -> CGFloat {
    guard let item = item(at: index, of: stack), item.searchPlace != .top else { return 0 }
    return (item.collapsesSearch ? SearchMetrics.row(in: traitCollection) : 0)
      + (hasLargeTitle(at: index, of: stack) ? BarMetrics.largeTitle(in: traitCollection) : 0)
  }
  /// How much the top item's bar may be scrolled away, or pulled down.
  var collapsible: CGFloat { collapsible(at: stack.count - 1) }

  /// A search in the bar has begun or ended, or needs more room. Within an animation all moves with it.
  func searchBarDidChange(animated: Bool) {
    guard !isChanging else { return }
    page?.takeSearch()
    page?.setNeedsLayout()
    invalidateIntrinsicContentSize()
    if animated {
      page?.showParts()
      owner?.navigationBarLaysOut()
    } else {
      page?.showParts()
      setNeedsLayout()
      owner?.navigationBarDidChange()
    }
  }

  /// Content that is let go with the search bar half scrolled away comes to rest with all of it, or without; so with the large title.
  func restingScroll(_ distance: CGFloat) -> CGFloat {
    let all = collapsible
    guard distance > 0, distance < all else { return distance }
    let search = topItem?.collapsesSearch == true ? SearchMetrics.row(in: traitCollection) : 0
    if distance < search { return distance <= SearchMetrics.largestReturning * search ? 0 : search }
    let share = BarMetrics.largestExpanding / BarMetrics.largeTitle
    return distance - search <= share * BarMetrics.largeTitle(in: traitCollection) ? search : all
  }
}

/// The room of a search bar in a page of a navigation bar: it cuts off what is scrolled away.
final class SearchRoom: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
