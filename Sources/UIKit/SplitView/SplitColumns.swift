import QuartzCore

/// The columns of a split view controller: who is in them, which of them are seen, and what they are when there is room for one alone.
@MainActor
final class SplitColumns {
  typealias Column = UISplitViewController.Column
  unowned let split: UISplitViewController
  /// What the app has put into columns.
  private(set) var said: [Column: UIViewController] = [:]
  /// What stands for them in the view: the same, or a navigation controller around it.
  private(set) var held: [Column: UIViewController] = [:]
  private(set) lazy var gestures = SplitGestures(of: self)
  private(set) lazy var button = makeButton()
  private(set) lazy var aloneButton = makeAloneButton()
  private(set) var isCollapsed = false
  /// It has been seen, and the first order of columns is told.
  private var isMounted = false
  /// What the user, or `show` and `hide`, made of the preferred mode.
  private var chosen: UISplitViewController.DisplayMode?
  /// The mode in which the user asked for the secondary column alone.
  private var beforeAlone: UISplitViewController.DisplayMode?
  private(set) var mode = UISplitViewController.DisplayMode.oneBesideSecondary
  /// How many controllers the primary column had when the columns became one stack.
  var primaryDepth = 1
  /// What leaves the stack for the secondary column, over what that column had there.
  var extra: (before: [UIViewController], pages: [UIViewController])?
  private var generation = 0
  private var isAdapting = false
  private var knownSize = CGSize.zero
  /// Columns are being put where they come from, and are not to be laid out where they go.
  private var isPreparing = false

  let dim = UIView(frame: .zero)
  private var separators: [Column: UIView] = [:]

  init(of split: UISplitViewController) {
    self.split = split
    dim.backgroundColor = .black
    dim.alpha = 0
    dim.accessibilityIdentifier = "split-dim"
    let tap = UITapGestureRecognizer()
    tap.addHandler { [unowned self] _ in change(to: mode == .twoDisplaceSecondary ? mode(hiding: .primary) : .secondaryOnly, animated: true)
    }
    dim.addGestureRecognizer(tap)
  }

  var arrangement: SplitArrangement { makeArrangement(split.viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size) }
  private var order: [Column] { split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }
  var present: [Column] { order.filter { held[$0] != nil } }
  /// The stack that stands for all columns while they are collapsed.
  var collapsedRoot: UIViewController? { held[.compact] ?? present.first.flatMap { held[$0] } }

  var shownControllers: [UIViewController] {
    if isCollapsed { return collapsedRoot.map { [$0] } ?? [] }
    return present.compactMap { held[$0] }
  }

  // MARK: Who is in them

  func set(_ controller: UIViewController?, for column: Column) {
    guard controller !== said[column] else { return }
    let wasCollapsed = isCollapsed
    if wasCollapsed, let old = held[column] { takeOutOfStack(old) }
    if let old = held[column], old.parent === split { remove(old) }
    said[column] = controller
    held[column] = controller.map { wrap($0, for: column) }
    guard split.isViewLoaded else { return }
    if wasCollapsed { collapsedContentDidChange(column) } else { place() }
    showButton()
    split.view.setNeedsLayout()
  }
  private func wrap(_ controller: UIViewController, for column: Column) -> UIViewController {
    if split.style == .unspecified || column == .compact || controller is UINavigationController { return controller }
    if let own = controller.navigationController, own.viewControllers.first === controller { return own }
    return UINavigationController(rootViewController: controller)
  }

  /// Somebody is in a column from now on who is somewhere else yet.
  func setQuietly(_ controller: UIViewController, for column: Column) { (said[column], held[column]) = (controller, controller) }

  func setClassic(_ controllers: [UIViewController]) {
    if split.style != .unspecified {
      for (column, controller) in zip(order, controllers) { set(controller, for: column) }
      return
    }
    set(controllers.first, for: .primary)
    set(controllers.dropFirst().first, for: .secondary)
  }

  func remove(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Room for one, or for more

  private var isNarrow: Bool { split.traitCollection.horizontalSizeClass == .compact }
  /// A column is on its way.
  private var isBusy: Bool { held.values.contains { ($0 as? UINavigationController)?.isChangingStack ?? false } }

  /// There will be room for one column, or for more: what goes on in a column does not hold that up, and ends at once. (BEHAVIOUR-2 §25:
  /// resizes never wait.)
  func prepare(for traits: UITraitCollection) {
    guard isMounted, traits.horizontalSizeClass != split.traitCollection.horizontalSizeClass, isBusy else { return }
    for case let column as UINavigationController in held.values { column.endStackChangeAtOnce() }
  }

  /// One stack, or columns: whichever suits the width.
  func adapt() {
    guard split.isViewLoaded, !isAdapting, !held.isEmpty else { return }
    isAdapting = true
    defer { isAdapting = false }
    guard isMounted else {
      guard split.view.window != nil || split.parent != nil else { return }
      isMounted = true
      if isNarrow { collapse(isFirst: true) } else { expandAtFirst() }
      return
    }
    guard isNarrow != isCollapsed, !isBusy else { return }
    gestures.giveUp()
    generation += 1
    chosen = nil
    // Columns leave the stack first, and stand beside it when they have.
    if isNarrow { collapse(isFirst: false) } else if !unstack() { expand() }
  }

  private func expandAtFirst() {
    mode = wantedMode
    split.delegate?.splitViewController(split, willChangeTo: mode)
    let visible = arrangement.visible.filter { held[$0] != nil }
    for column in visible { split.delegate?.splitViewController(split, willShow: column) }
    place()
    for column in visible { split.delegate?.splitViewController(split, didShow: column) }
    showButton()
  }

  func becomeCollapsed(_ collapsed: Bool) { isCollapsed = collapsed }
  func setMode(_ new: UISplitViewController.DisplayMode) { mode = new }

  // MARK: Which of them are seen

  func preferenceDidChange() {
    chosen = nil
    guard isMounted, !isCollapsed else { return }
    change(to: wantedMode, animated: false, isChoice: false)
  }
  func show(_ column: Column) {
    if isCollapsed { return showInStack(column) }
    guard held[column] != nil, isMounted, !arrangement.visible.contains(column) else { return }
    change(to: mode(showing: column), animated: true)
  }
  func hide(_ column: Column) {
    if isCollapsed { return hideInStack(column) }
    guard column != .secondary, isMounted, arrangement.visible.contains(column) else { return }
    change(to: mode(hiding: column), animated: true)
  }
  func toggle() {
    let side: Column = split.style == .tripleColumn ? .supplementary : .primary
    if arrangement.visible.contains(side) { change(to: .secondaryOnly, animated: true) } else { show(side) }
  }

  /// What the button for the secondary column alone does: what was there before comes back.
  func toggleAlone() {
    guard mode == .secondaryOnly else {
      beforeAlone = mode
      return change(to: .secondaryOnly, animated: true)
    }
    let back = beforeAlone ?? wantedMode
    change(to: back == .secondaryOnly ? self.mode(showing: .supplementary) : back, animated: true)
  }

  /// The columns of another mode come in, and others go. What was on its way goes on from where it is.
  ///
  /// - Parameter isChoice: whether it holds against what the app prefers, until the room is another.
  func change(to new: UISplitViewController.DisplayMode, animated: Bool, isChoice: Bool = true) {
    guard !isCollapsed, new != mode else { return }
    if isChoice { chosen = new }
    let before = arrangement.visible.filter { held[$0] != nil }
    split.delegate?.splitViewController(split, willChangeTo: new)
    guard !isCollapsed, new != mode else { return }
    generation += 1
    let own = generation
    let old = arrangement
    mode = new
    let after = arrangement.visible.filter { held[$0] != nil }
    let (coming, going) = (after.filter { !before.contains($0) }, before.filter { !after.contains($0) })
    for column in coming { split.delegate?.splitViewController(split, willShow: column) }
    for column in going { split.delegate?.splitViewController(split, willHide: column) }
    guard own == generation else { return }
    isPreparing = true
    UIView.performWithoutAnimation { add(coming, as: old) }
    isPreparing = false
    let end = { [weak self] in
      guard let self else { return }
      if own == generation { place() }
      for column in coming { split.delegate?.splitViewController(split, didShow: column) }
      for column in going { split.delegate?.splitViewController(split, didHide: column) }
    }
    showButton()
    guard animated, split.runtime.canAnimate, split.view.window != nil else {
      layOut()
      return end()
    }
    UIView.animate(
      withDuration: SplitMetrics.change, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        self.layOut()
        self.split.view.layoutIfNeeded()
      }, completion: { _ in end() })
  }

  // MARK: Where they lie

  func layOutSoon() { split.viewIfLoaded?.setNeedsLayout() }

  /// Columns that are about to be seen are there, where they come from.
  private func add(_ columns: [Column], as old: SplitArrangement) {
    for column in columns {
      guard let controller = held[column] else { continue }
      if controller.parent !== split {
        split.addChild(controller)
        controller.view.frame = old.frame(of: column)
        put(controller.view)
        controller.didMove(toParent: split)
      } else if controller.view.superview !== split.view {
        controller.view.frame = old.frame(of: column)
        put(controller.view)
      }
      controller.view.layoutIfNeeded()
    }
  }
  private func put(_ view: UIView) { split.view.addSubview(view) }

  /// Columns that are seen are in the view, and no others.
  func place() {
    guard split.isViewLoaded, !isCollapsed, isMounted else { return }
    let wanted = arrangement
    add(wanted.visible, as: wanted)
    for column in present where !wanted.visible.contains(column) {
      guard let view = held[column]?.viewIfLoaded, view.superview === split.view else { continue }
      view.removeFromSuperview()
    }
    layOut()
  }

  func layOut() {
    guard split.isViewLoaded, isMounted, !isPreparing else { return }
    guard !isCollapsed else {
      collapsedRoot?.viewIfLoaded?.frame = split.view.bounds
      for view in [dim] + Array(separators.values) { view.removeFromSuperview() }
      return
    }
    // A window that has been turned, or has another size, is another room.
    if knownSize != split.view.bounds.size {
      knownSize = split.view.bounds.size
      (chosen, beforeAlone) = (nil, nil)
    }
    if chosen == nil, mode != wantedMode, !isNarrow { change(to: wantedMode, animated: false, isChoice: false) }
    gestures.turn()
    let wanted = arrangement
    for column in present { held[column]?.viewIfLoaded.map { $0.superview === split.view ? $0.frame = wanted.frame(of: column) : () } }
    layOutDim(wanted)
    layOutSeparators(wanted)
    for column in [Column.supplementary, .primary] {
      if let view = held[column]?.viewIfLoaded, view.superview === split.view { split.view.bringSubviewToFront(view) }
    }
  }
  private func layOutDim(_ wanted: SplitArrangement) {
    if wanted.isDim || dim.superview != nil {
      if dim.superview !== split.view {
        UIView.performWithoutAnimation { dim.frame = split.view.bounds }
      }
      split.view.addSubview(dim)
    }
    dim.frame = split.view.bounds
    dim.alpha = wanted.isDim ? SplitMetrics.dim * (wanted.isOverlaid ? wanted.reveal : 1) : 0
    dim.isUserInteractionEnabled = wanted.isDim
  }
  private func layOutSeparators(_ wanted: SplitArrangement) {
    for column in present where column != .secondary {
      let line = separators[column] ?? UIView(frame: .zero)
      if line.superview !== split.view {
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        separators[column] = line
      }
      split.view.addSubview(line)
      line.frame = wanted.separator(after: column)
    }
  }
}
