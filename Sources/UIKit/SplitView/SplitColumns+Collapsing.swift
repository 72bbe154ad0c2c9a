import QuartzCore

/// Columns become one stack where the width is compact, and columns again where it is not. (BEHAVIOUR-2 §24)
extension SplitColumns {
  private var delegate: (any UISplitViewControllerDelegate)? { split.delegate }
  private var root: UINavigationController? { collapsedRoot as? UINavigationController }

  // MARK: One stack

  func collapse(isFirst: Bool) {
    let shown = isFirst ? [] : arrangement.visible.filter { held[$0] != nil }
    if isFirst || mode != .oneBesideSecondary { delegate?.splitViewController(split, willChangeTo: .oneBesideSecondary) }
    let top = topColumn()
    primaryDepth = (held[.primary] as? UINavigationController)?.viewControllers.count ?? 1
    becomeCollapsed(true)
    setMode(.oneBesideSecondary)
    let root = collapsedRoot
    for controller in present.compactMap({ held[$0] }) where controller.parent === split && controller !== root { remove(controller) }
    if isFirst, held[.compact] == nil, present.contains(.primary) { delegate?.splitViewController(split, willShow: .primary) }
    mountRoot()
    let hidden: [UISplitViewController.Column] = (isFirst ? [.primary] : shown).filter { $0 != top && held[$0] != nil }
    for column in hidden { delegate?.splitViewController(split, willHide: column) }
    if isFirst ? top != .primary : !shown.contains(top) { delegate?.splitViewController(split, willShow: top) }
    stack(upTo: top, animated: false)
    delegate?.splitViewControllerDidCollapse(split)
    if isFirst || !shown.contains(top) { delegate?.splitViewController(split, didShow: top) }
    for column in hidden { delegate?.splitViewController(split, didHide: column) }
    showButton()
    split.view.setNeedsLayout()
  }

  /// Which column is on top: the delegate's choice, or the secondary. Without a style the delegate may keep the secondary from the stack.
  private func topColumn() -> UISplitViewController.Column {
    if held[.compact] != nil {
      _ = delegate?.splitViewController(split, topColumnForCollapsingToProposedTopColumn: .compact)
      return .compact
    }
    guard held[.secondary] != nil else { return .primary }
    guard split.style == .unspecified else {
      let answer = delegate?.splitViewController(split, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
      return held[answer] != nil && answer != .compact ? answer : .secondary
    }
    if let primary = delegate?.primaryViewController(forCollapsing: split) { replacePrimary(primary) }
    guard let primary = held[.primary], let secondary = held[.secondary] else { return .secondary }
    let isHandled = delegate?.splitViewController(split, collapseSecondary: secondary, onto: primary) ?? false
    return isHandled || !(primary is UINavigationController) ? .primary : .secondary
  }

  private func mountRoot() {
    guard let root = collapsedRoot else { return }
    let isNew = root.parent !== split
    if isNew { split.addChild(root) }
    root.view.frame = split.view.bounds
    split.view.addSubview(root.view)
    if isNew { root.didMove(toParent: split) }
  }

  /// The columns up to one lie in the stack, each in the one before.
  private func stack(upTo top: UISplitViewController.Column, animated: Bool) {
    guard top != .compact, let root else { return }
    let own = root.viewControllers.filter { each in !held.values.contains { $0 === each } }
    let columns = present.dropFirst().prefix { $0.rawValue <= top.rawValue }
    root.set(own + columns.compactMap { held[$0] }, animated: animated)
  }

  // MARK: In the stack

  private func isInStack(_ column: UISplitViewController.Column) -> Bool {
    guard let controller = held[column], let root else { return false }
    return controller === root || root.viewControllers.contains { $0 === controller }
  }

  func showInStack(_ column: UISplitViewController.Column) {
    guard held[.compact] == nil, let controller = held[column], let root else { return }
    if controller === root {
      root.popToRootViewController(animated: true)
    } else if isInStack(column) {
      root.popToViewController(controller, animated: true)
    } else {
      delegate?.splitViewController(split, willShow: column)
      stack(upTo: column, animated: true)
    }
  }
  func hideInStack(_ column: UISplitViewController.Column) {
    guard held[.compact] == nil, column != .primary, isInStack(column), let controller = held[column], let root,
      let index = root.viewControllers.firstIndex(where: { $0 === controller }), index > 0
    else { return }
    root.popToViewController(root.viewControllers[index - 1], animated: true)
  }

  /// A stack has changed, or has come to rest: what waited for that is done.
  func stackDidChange(_ child: UIViewController) { split.viewIfLoaded?.setNeedsLayout() }

  /// A column's controller leaves the stack, and another may take its place there.
  func takeOutOfStack(_ controller: UIViewController) {
    guard let root, root !== controller, root.viewControllers.contains(where: { $0 === controller }) else { return }
    root.set(root.viewControllers.filter { $0 !== controller }, animated: false)
  }
  func collapsedContentDidChange(_ column: UISplitViewController.Column) {
    guard let root = collapsedRoot else { return }
    if root.parent !== split {
      for controller in split.children { remove(controller) }
      mountRoot()
    }
  }

  func showPrimary(_ controller: UIViewController) {
    if let navigation = held[.primary] as? UINavigationController {
      navigation.set(navigation.viewControllers + [controller], animated: true)
    } else {
      set(controller, for: .primary)
    }
  }

  func showDetail(_ controller: UIViewController) {
    guard isCollapsed else { return set(controller, for: .secondary) }
    guard let root else { return set(controller, for: .secondary) }
    if held[.compact] != nil { return root.set(root.viewControllers + [controller], animated: true) }
    if isInStack(.secondary), let old = held[.secondary], old !== root { takeOutOfStack(old) }
    set(controller, for: .secondary)
    stack(upTo: .secondary, animated: true)
  }

  private func replacePrimary(_ controller: UIViewController) {
    guard controller !== held[.primary] else { return }
    set(controller, for: .primary)
  }

  // MARK: Columns again

  func expand() {
    let proposed = wantedMode
    let mode =
      split.style == .unspecified
      ? proposed
      : delegate?.splitViewController(
        split, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if let compact = held[.compact], compact.parent === split { remove(compact) }
    becomeCollapsed(false)
    handOverExtra()
    if split.style == .unspecified, let primary = delegate?.primaryViewController(forExpanding: split) { replacePrimary(primary) }
    setMode(mode == .automatic ? proposed : mode)
    place()
    delegate?.splitViewControllerDidExpand(split)
    showButton()
    split.view.setNeedsLayout()
  }

  /// What was pushed over the primary column's own controllers belongs to the secondary column. False if nothing was.
  func unstack() -> Bool {
    guard held[.compact] == nil, let root else { return false }
    let inside = root.viewControllers.dropFirst()
    guard inside.contains(where: { each in held.values.contains { $0 === each } }) || root.viewControllers.count > max(1, primaryDepth)
    else { return false }
    if split.style == .unspecified, let primary = held[.primary],
      let separated = delegate?.splitViewController(split, separateSecondaryFrom: primary)
    {
      if separated !== held[.secondary] { keepSecondary(separated) }
      root.set(root.viewControllers.prefix(max(1, primaryDepth)).filter { $0 !== separated && $0 !== held[.secondary] }, animated: false)
      return true
    }
    let columns = Array(held.values)
    let stack = root.viewControllers
    let own = stack.filter { each in !columns.contains { $0 === each } }
    let kept = Array(own.prefix(max(1, primaryDepth))), extra = Array(own.dropFirst(max(1, primaryDepth)))
    root.set(kept, animated: false)
    if !extra.isEmpty {
      let secondary = held[.secondary] as? UINavigationController
      self.extra = (stack.contains { $0 === secondary } ? secondary?.viewControllers ?? [] : [], extra)
    }
    return true
  }
  /// The pages that have left the stack are nobody's now.
  private func handOverExtra() {
    guard let extra else { return }
    self.extra = nil
    if let secondary = held[.secondary] as? UINavigationController {
      secondary.set(extra.before + extra.pages, animated: false)
    } else if let last = extra.pages.last {
      if split.style == .unspecified { keepSecondary(last) } else { set(last, for: .secondary) }
    }
  }
  private func keepSecondary(_ controller: UIViewController) { setQuietly(controller, for: .secondary) }

  // MARK: The button

  func makeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)
    item.accessibilityIdentifier = "display-mode"
    item.accessibilityLabel = "Show sidebar"
    let image = item.image
    item.primaryAction = UIAction(title: "", image: image) { [unowned self] _ in toggle() }
    return item
  }

  /// Leaves the secondary of three columns alone, and brings the others back.
  func makeAloneButton() -> UIBarButtonItem {
    let image = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    item.accessibilityIdentifier = "secondary-only"
    item.accessibilityLabel = "Full screen"
    item.primaryAction = UIAction(title: "", image: image) { [unowned self] _ in toggleAlone() }
    return item
  }

  /// The secondary column's bar has them by itself, in the column styles.
  func showButton() {
    guard let secondary = (held[.secondary] as? UINavigationController)?.viewControllers.first?.navigationItem else { return }
    let isShown = !isCollapsed && split.style != .unspecified && split.displayModeButtonVisibility != .never
    let hasAloneButton = split.style == .tripleColumn && split.showsSecondaryOnlyButton
    let items = isShown ? [button] + (hasAloneButton ? [aloneButton] : []) : []
    if !items.elementsEqual(secondary.containerItems, by: ===) { secondary.containerItems = items }
  }
}
