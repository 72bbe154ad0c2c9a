import QuartzCore

/// The change between columns and a single navigation stack, which is shown in a compact width (Docs/behaviour/containers.md, "Split view
/// controllers").
extension SplitColumns {
  private var delegate: (any UISplitViewControllerDelegate)? { split.delegate }
  private var root: UINavigationController? { collapsedRoot as? UINavigationController }

  // MARK: Collapse

  func collapse(isFirst: Bool) {
    let shown = isFirst ? [] : arrangement.visible.filter { said[$0] != nil }
    if isFirst || mode != .oneBesideSecondary { delegate?.splitViewController(split, willChangeTo: .oneBesideSecondary) }
    let top = topColumn()
    primaryDepth = (held[.primary] as? UINavigationController)?.viewControllers.count ?? 1
    becomeCollapsed(true)
    setMode(.oneBesideSecondary)
    let bottom = held[.compact] != nil ? .compact : present.first ?? .primary
    news = SplitStackEvents(known: top)
    announce(wayToStack(from: shown, bottom: bottom, top: top))
    let root = collapsedRoot
    for controller in present.compactMap({ held[$0] }) where controller.parent === split && controller !== root { remove(controller) }
    mountRoot()
    if top != bottom { announce([.hide(bottom), .show(top)]) }
    stack(upTo: top, animated: false)
    delegate?.splitViewControllerDidCollapse(split)
    conclude()
    if bottom == .compact || split.style == .unspecified { news = nil }
    showButton()
    split.view.setNeedsLayout()
  }

  /// Returns the events for the change from the visible columns to the single column of the stack.
  private func wayToStack(from shown: [Column], bottom: Column, top: Column) -> [Event] {
    let others = shown.filter { $0 != bottom && $0 != top }.map { Event.hide($0) }
    let coming = shown.contains(bottom) ? [] : [Event.show(bottom)]
    let going = shown.contains(top) && top != bottom ? [Event.hide(top)] : []
    return others + coming + going
  }

  /// Returns the top column of the stack, which is the delegate's choice or else the secondary column.
  ///
  /// Without a style, the delegate may keep the secondary column out of the stack.
  private func topColumn() -> Column {
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

  /// Puts the columns up to `top` into the stack, each inside the previous one.
  private func stack(upTo top: Column, animated: Bool) {
    guard top != .compact, let root else { return }
    let own = root.viewControllers.filter { each in !held.values.contains { $0 === each } }
    let columns = present.dropFirst().prefix { $0.rawValue <= top.rawValue }
    root.set(own + columns.compactMap { held[$0] }, animated: animated)
  }

  // MARK: Columns in the stack

  private func isInStack(_ column: Column) -> Bool {
    guard let controller = held[column], let root else { return false }
    return controller === root || root.viewControllers.contains { $0 === controller }
  }

  /// The column that the stack shows, or `nil` if its position is empty.
  var shownColumn: Column? { root.flatMap { column(onTopOf: $0.stackNode.shown.compactMap(\.controller)) } }
  /// The column that the stack shows after its changes have ended.
  var wantedColumn: Column? { root.flatMap { column(onTopOf: $0.viewControllers) } }

  private func column(onTopOf controllers: [UIViewController]) -> Column? {
    let bottom = order.first { held[$0] === root }
    let above = controllers.last { each in order.contains { held[$0] === each } }
    let top = above.flatMap { each in order.first { held[$0] === each } } ?? bottom
    return top.flatMap { said[$0] == nil ? nil : $0 }
  }

  func showInStack(_ column: Column) { goInStack(to: column, asked: .show(column)) }

  private func goInStack(to column: Column, asked: Event? = nil) {
    guard held[.compact] == nil, said[column] != nil, let controller = held[column], let root else { return }
    announceWay(to: column, asked: asked)
    if controller === root {
      root.popToRootViewController(animated: true)
    } else if isInStack(column) {
      root.popToViewController(controller, animated: true)
    } else {
      stack(upTo: column, animated: true)
    }
  }
  func hideInStack(_ column: Column) {
    guard held[.compact] == nil, column != .primary, isInStack(column), let controller = held[column], let root,
      let index = root.viewControllers.firstIndex(where: { $0 === controller }), index > 0
    else { return }
    announceWay(to: self.column(onTopOf: Array(root.viewControllers[..<index])), asked: .hide(column))
    root.popToViewController(root.viewControllers[index - 1], animated: true)
  }

  /// Called when the stack of a column starts a change.
  func stackWillChange(_ child: UIViewController) { if isCollapsed, !isAdapting, child === collapsedRoot { stackWillChange() } }

  /// Called when a stack has changed or has become idle. Work that waited for the end is done.
  func stackDidChange(_ child: UIViewController) {
    if isCollapsed, !isAdapting, child === collapsedRoot { stackDidRest() }
    split.viewIfLoaded?.setNeedsLayout()
  }

  /// Replaces the controller of a column in the stack, or removes it.
  func replaceInStack(_ old: UIViewController, by new: UIViewController?) {
    guard let root else { return }
    let columns = root === old ? held.values.filter { $0 !== old } : [old]
    let stack = root.viewControllers
    guard stack.contains(where: { each in columns.contains { $0 === each } }) else { return }
    let kept = stack.compactMap { each in columns.contains { $0 === each } ? (each === old ? new : nil) : each }
    root.set(kept, animated: false)
  }

  /// Adds the new controller at the bottom of the stack.
  func remountRoot(insteadOf old: UIViewController?) {
    guard let root = collapsedRoot, root.parent !== split else { return }
    for controller in split.children { remove(controller) }
    mountRoot()
    if old != nil { stackDidRest() }
  }

  func showPrimary(_ controller: UIViewController) {
    if let navigation = hold(.primary) as? UINavigationController {
      navigation.set(navigation.viewControllers + [controller], animated: true)
    } else {
      set(controller, for: .primary)
    }
  }

  /// Sets the controller of the secondary column. In the collapsed state, it also shows that column.
  func showDetail(_ controller: UIViewController) {
    if let root, isCollapsed, held[.compact] != nil { return root.set(root.viewControllers + [controller], animated: true) }
    set(controller, for: .secondary)
    if isCollapsed { goInStack(to: .secondary) }
  }

  private func replacePrimary(_ controller: UIViewController) {
    guard controller !== held[.primary] else { return }
    set(controller, for: .primary)
  }

  // MARK: Expansion

  func expand() {
    let proposed = openingMode
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

  /// Moves controllers that were pushed above the primary column's own ones to the secondary column. Returns `false` if there are none.
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
  /// Gives the controllers that left the stack to the secondary column.
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

  // MARK: Buttons

  func makeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)
    item.accessibilityIdentifier = "display-mode"
    item.accessibilityLabel = "Show sidebar"
    let image = item.image
    item.primaryAction = UIAction(title: "", image: image) { [unowned self] _ in toggle() }
    return item
  }

  /// Creates the button that shows only the secondary column of three, and restores the others.
  func makeAloneButton() -> UIBarButtonItem {
    let image = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    item.accessibilityIdentifier = "secondary-only"
    item.accessibilityLabel = "Full screen"
    item.primaryAction = UIAction(title: "", image: image) { [unowned self] _ in toggleAlone() }
    return item
  }

  /// Updates the buttons in the bar of the secondary column. In the column styles, the bar has them automatically.
  func showButton() {
    guard let secondary = (held[.secondary] as? UINavigationController)?.viewControllers.first?.navigationItem else { return }
    let isShown = !isCollapsed && split.style != .unspecified && split.displayModeButtonVisibility != .never
    let hasAloneButton = split.style == .tripleColumn && split.showsSecondaryOnlyButton
    let items = isShown ? [button] + (hasAloneButton ? [aloneButton] : []) : []
    if !items.elementsEqual(secondary.containerItems, by: ===) { secondary.containerItems = items }
  }
}
