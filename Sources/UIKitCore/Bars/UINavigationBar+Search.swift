import QuartzCore

/// The search bars in navigation bars.
extension UINavigationBar {
  private func item(at index: Int, of stack: [UINavigationItem]?) -> UINavigationItem? {
    let stack = stack ?? self.stack
    guard stack.indices.contains(index) else { return nil }
    // The placement depends on the traits of the bar that displays the item.
    if stack[index].bar == nil { stack[index].bar = self }
    return stack[index]
  }
  /// Returns the height of the bar with the search bar of an item. During a search, the search bar may be the only content.
  func heightWithSearch(_ height: CGFloat, at index: Int, of stack: [UINavigationItem]? = nil) -> CGFloat {
    guard let item = item(at: index, of: stack) else { return height }
    return item.searchPlace == .top ? item.searchHeight : height + item.searchHeight
  }
  /// Returns the height by which the bar shrinks when the page of an item is scrolled: the search bar first, then the large title.
  func collapsible(at index: Int, of stack: [UINavigationItem]? = nil) -> CGFloat {
    guard let item = item(at: index, of: stack), item.searchPlace != .top else { return 0 }
    return (item.collapsesSearch ? SearchMetrics.row(in: traitCollection) : 0)
      + (hasLargeTitle(at: index, of: stack) ? BarMetrics.largeTitle(in: traitCollection) : 0)
  }
  /// The height by which the bar of the top item can shrink or grow.
  var collapsible: CGFloat { collapsible(at: stack.count - 1) }

  /// Called when a search in the bar has begun or ended, or needs more space. Within an animation, all views move together.
  package func searchBarDidChange(animated: Bool) {
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

  /// Returns the resting position after a drag. A search bar or a large title that is partly hidden becomes either visible or hidden.
  func restingScroll(_ distance: CGFloat) -> CGFloat {
    let all = collapsible
    guard distance > 0, distance < all else { return distance }
    let search = topItem?.collapsesSearch == true ? SearchMetrics.row(in: traitCollection) : 0
    if distance < search { return distance <= SearchMetrics.largestReturning * search ? 0 : search }
    let share = BarMetrics.largestExpanding / BarMetrics.largeTitle
    return distance - search <= share * BarMetrics.largeTitle(in: traitCollection) ? search : all
  }
}

/// The area of a search bar in a page of a navigation bar. It clips the part that has scrolled away.
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
