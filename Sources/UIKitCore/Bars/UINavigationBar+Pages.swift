import QuartzCore

/// The pages of a navigation bar: the current page, its height, and the transitions between pages.
extension UINavigationBar {
  /// Returns a Boolean value that indicates whether the item at an index of the stack has a large title.
  ///
  /// The item's display mode decides, or else the mode of the items below it. A root item without a mode has a large title.
  /// (Docs/behaviour/bars.md, "Bar metrics")
  func hasLargeTitle(at index: Int, of stack: [UINavigationItem]? = nil) -> Bool {
    let stack = stack ?? self.stack
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, stack.indices.contains(index) else { return false }
    for item in stack[...index].reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Returns the height of the bar for the item at an index of the stack, with its large title fully expanded.
  func height(at index: Int, of stack: [UINavigationItem]? = nil) -> CGFloat {
    let item = (stack ?? self.stack).indices.contains(index) ? (stack ?? self.stack)[index] : nil
    let row = BarMetrics.row(for: traitCollection) + (item?.prompt == nil ? 0 : BarMetrics.prompt)
    return heightWithSearch(
      hasLargeTitle(at: index, of: stack) ? row + BarMetrics.largeTitle(in: traitCollection) : row, at: index, of: stack)
  }

  func makePage(at index: Int, of stack: [UINavigationItem]) -> NavigationBarPage {
    let item = stack[index]
    item.bar = self
    if index > 0 { stack[index - 1].bar = self }
    let page = NavigationBarPage(
      item, backTo: index > 0 ? stack[index - 1] : nil, hasLargeTitle: hasLargeTitle(at: index, of: stack),
      row: BarMetrics.row(for: traitCollection), look: look(for: item)
    ) { [weak self] in self?.goBack(from: item) }
    for button in item.containerItems + (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) { button.shownBy = self }
    return page
  }

  private func goBack(from item: UINavigationItem) {
    if let action = item.backAction { return action.perform(by: self) }
    if let owner { return owner.navigationBarGoesBack() }
    popItem(animated: true)
  }

  /// Shows the page of the top item, without animation.
  func showPage() {
    let old = page
    page = stack.isEmpty ? nil : makePage(at: stack.count - 1, of: stack)
    guard let page else {
      old?.removeFromSuperview()
      return
    }
    page.frame = bounds
    page.scrolled = collapsible > 0 ? scrolled : 0
    addSubview(page)
    // A search bar that is being edited moves between pages without leaving the window.
    page.takeSearch()
    old?.removeFromSuperview()
    page.rest()
    showLook()
  }

  /// Replaces the page after a change of its item.
  func pageIsStale() {
    guard !isChanging else {
      pageChange = .underWayWithNews
      return
    }
    showPage()
    invalidateIntrinsicContentSize()
    owner?.navigationBarDidChange()
  }

  func itemDidChange(_ item: UINavigationItem) {
    // While two pages are visible, the page that stays may belong to an item that is not in the stack at the moment.
    if isChanging || item === topItem || item === backItem { pageIsStale() }
  }

  /// Scrolls the large title with the content. The title in the row appears when the large title has disappeared.
  func scrollDidChange(from old: CGFloat) {
    guard let page, collapsible > 0, !isChanging else { return }
    let showed = page.showsRowTitle
    page.scrolled = scrolled
    guard page.hasLargeTitle, page.showsRowTitle != showed else { return }
    let show = { page.title.alpha = page.showsRowTitle ? 1 : 0 }
    guard background.mayHaveBeenSeen else { return show() }
    UIView.animate(withDuration: BarMetrics.titleFade, delay: 0, options: .allowUserInteraction, animations: show)
  }

  // MARK: Transitions

  /// Prepares the transition to other items. The result is `nil` if the top item does not change or if the bar is empty.
  ///
  /// - Parameter scrolled: The distance by which the large title of the new top item is scrolled away, in points.
  func transition(to items: [UINavigationItem], isPop: Bool, scrolled: CGFloat = 0) -> NavigationBarTransition? {
    guard let old = page, let top = items.last, top !== old.item else { return nil }
    let new = makePage(at: items.count - 1, of: items)
    let collapsible = collapsible(at: items.count - 1, of: items)
    new.scrolled = collapsible > 0 ? scrolled : 0
    let height = height(at: items.count - 1, of: items) - min(new.scrolled, collapsible)
    new.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    addSubview(new)
    new.takeSearch()
    new.layoutIfNeeded()
    pageChange = .underWay
    let transition = isPop ? NavigationBarTransition(lower: new, upper: old) : NavigationBarTransition(lower: old, upper: new)
    UIView.performWithoutAnimation {
      transition.move(to: isPop ? .upper : .lower)
      transition.fade(to: isPop ? .upper : .lower, animated: false)
    }
    page = new
    return transition
  }

  /// Ends a transition, either at its end or after a cancellation. One of the pages stays.
  func end(_ transition: NavigationBarTransition, with kept: NavigationBarPage) {
    let other = kept === transition.lower ? transition.upper : transition.lower
    other.removeFromSuperview()
    let hasNews = pageChange == .underWayWithNews
    pageChange = .none
    page = kept
    kept.frame = bounds
    kept.scrolled = collapsible > 0 ? scrolled : 0
    kept.takeSearch()
    kept.rest()
    showLook()
    setNeedsLayout()
    if hasNews { pageIsStale() }
  }

  /// Changes the items of a bar that belongs to no controller. A change that is in progress ends immediately.
  func change(to items: [UINavigationItem], animated: Bool) {
    endOwnChange()
    let isPop = items.last.map { top in stack.contains { $0 === top } } ?? true
    let way = animated && window != nil ? transition(to: items, isPop: isPop) : nil
    stack = items
    guard let way, let kept = page else { return showPage() }
    let change = NavigationBarChange(way: way, kept: kept)
    ownChange = change
    UIView.animate(
      withDuration: NavigationDuration.slide,
      animations: {
        way.move(to: isPop ? .lower : .upper)
        way.fade(to: isPop ? .lower : .upper, animated: true)
        self.showLook()
      },
      completion: { _ in if self.ownChange?.kept === kept { self.endOwnChange() } })
  }

  private func endOwnChange() {
    guard let change = ownChange else { return }
    ownChange = nil
    end(change.way, with: change.kept)
  }
}

/// A transition between two pages of a bar that is in progress.
struct NavigationBarChange {
  let way: NavigationBarTransition
  /// The page that stays.
  let kept: NavigationBarPage
}

extension UINavigationBar: BarItemObserver {
  func itemDidChange(_ item: UIBarButtonItem) {
    let views = (page?.leading ?? []) + (page?.trailing ?? [])
    guard !item.isHidden, let button = views.lazy.compactMap({ $0 as? BarButton }).first(where: { $0.item === item }) else {
      return pageIsStale()
    }
    button.refresh()
    page?.setNeedsLayout()
  }
}
