import QuartzCore

/// The columns of a split view controller: who is in them, which of them are seen, and what they are when there is room for one alone.
@MainActor
final class SplitColumns {
  typealias Column = UISplitViewController.Column
  unowned let split: UISplitViewController
  /// The controllers that the app set.
  var said: [Column: UIViewController] = [:]
  /// The controllers that stand for them in the view: the same, or a navigation controller around it. Empty until the view appears.
  var held: [Column: UIViewController] = [:]
  /// The navigation controllers that the split view made around controllers of the app.
  var wrappers: [Column: UINavigationController] = [:]
  /// The events of columns in the collapsed stack that the delegate receives; `nil` while there is no such stack.
  var news: SplitStackNews?
  private(set) lazy var gestures = SplitGestures(of: self)
  private(set) lazy var button = makeButton()
  private(set) lazy var aloneButton = makeAloneButton()
  private(set) var isCollapsed = false
  /// It has been seen, and the first order of columns is told.
  private(set) var isMounted = false
  /// What the user, or `show` and `hide`, made of the preferred mode.
  private var chosen: UISplitViewController.DisplayMode?
  /// The mode in which the user asked for the secondary column alone.
  private var beforeAlone: UISplitViewController.DisplayMode?
  /// The columns that are seen. Until the view appears, that is the secondary column.
  private(set) var mode = UISplitViewController.DisplayMode.secondaryOnly
  /// The preferences of the app.
  var preference = SplitPreference()
  /// How many controllers the primary column had when the columns became one stack.
  var primaryDepth = 1
  /// What leaves the stack for the secondary column, over what that column had there.
  var extra: (before: [UIViewController], pages: [UIViewController])?
  private var generation = 0
  /// The columns are becoming one stack, or columns again.
  private(set) var isAdapting = false
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
    tap.addHandler { [unowned self] _ in change(to: modeWithoutDim, animated: true) }
    dim.addGestureRecognizer(tap)
  }

  var arrangement: SplitArrangement { makeArrangement(split.viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size) }
  var order: [Column] { split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }
  /// The columns that have a controller, first to last.
  var present: [Column] { order.filter { said[$0] != nil && held[$0] != nil } }
  /// The stack that stands for all columns while they are collapsed.
  var collapsedRoot: UIViewController? { held[.compact] ?? present.first.flatMap { held[$0] } }

  // MARK: Children

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
  ///
  /// - Parameter isAppearing: Whether the view is about to appear; it may not be in a window yet.
  func adapt(isAppearing: Bool = false) {
    guard split.isViewLoaded, !isAdapting, !said.isEmpty else { return }
    isAdapting = true
    defer { isAdapting = false }
    guard isMounted else {
      guard split.view.window != nil || isAppearing && split.parent != nil else { return }
      isMounted = true
      holdAll()
      if isNarrow { collapse(isFirst: true) } else { expandAtFirst() }
      return
    }
    guard isNarrow != isCollapsed, !isBusy else { return }
    gestures.giveUp()
    generation += 1
    chosen = nil
    if isNarrow { return collapse(isFirst: false) }
    closeNews()
    // Columns leave the stack first, and stand beside it when they have.
    if !unstack() { expand() }
  }

  private func expandAtFirst() {
    mode = openingMode
    split.delegate?.splitViewController(split, willChangeTo: mode)
    let visible = arrangement.visible.filter { said[$0] != nil }
    for column in visible { split.delegate?.splitViewController(split, willShow: column) }
    place()
    for column in visible { split.delegate?.splitViewController(split, didShow: column) }
    showButton()
  }

  func becomeCollapsed(_ collapsed: Bool) { isCollapsed = collapsed }
  func setMode(_ new: UISplitViewController.DisplayMode) { mode = new }

  // MARK: Which of them are seen

  /// The app prefers other columns: they are seen at once.
  func modePreferenceDidChange() { preferenceDidChange(to: askedMode) }
  /// The app prefers another behavior: the columns are seen that it opens with.
  func behaviorPreferenceDidChange() { preferenceDidChange(to: openingMode) }
  private func preferenceDidChange(to new: UISplitViewController.DisplayMode) {
    chosen = nil
    guard isMounted, !isCollapsed else { return }
    if new != openingMode { chosen = new }
    change(to: new, animated: false, isChoice: false)
  }

  func show(_ column: Column) {
    if isCollapsed { return showInStack(column) }
    guard !isMounted || said[column] != nil && !arrangement.visible.contains(column) else { return }
    prefer(wish(showing: column))
    if isMounted { change(to: mode(showing: column), animated: true) }
  }
  func hide(_ column: Column) {
    if isCollapsed { return hideInStack(column) }
    guard column != .secondary, !isMounted || arrangement.visible.contains(column) else { return }
    let new = mode(hiding: column)
    prefer(new)
    if isMounted { change(to: new, animated: true) }
  }
  /// A column that is shown or hidden by name is what the app prefers from now on.
  private func prefer(_ mode: UISplitViewController.DisplayMode) {
    guard split.style != .unspecified else { return }
    preference.prefer(mode, setsBehavior: true)
  }

  func toggle() {
    let side: Column = split.style == .tripleColumn ? .supplementary : .primary
    change(to: arrangement.visible.contains(side) ? .secondaryOnly : mode(showing: side), animated: true)
  }

  /// What the button for the secondary column alone does: what was there before comes back.
  func toggleAlone() {
    guard mode == .secondaryOnly else {
      beforeAlone = mode
      return change(to: .secondaryOnly, animated: true)
    }
    let back = beforeAlone ?? openingMode
    change(to: back == .secondaryOnly ? self.mode(showing: .supplementary) : back, animated: true)
  }

  /// The columns of another mode come in, and others go. What was on its way goes on from where it is.
  ///
  /// - Parameter isChoice: whether it holds against what the app prefers, until the room is another.
  func change(to new: UISplitViewController.DisplayMode, animated: Bool, isChoice: Bool = true) {
    guard !isCollapsed, new != mode else { return }
    if isChoice { chosen = new }
    let before = arrangement.visible.filter { said[$0] != nil }
    split.delegate?.splitViewController(split, willChangeTo: new)
    guard !isCollapsed, new != mode else { return }
    generation += 1
    let own = generation
    let old = arrangement
    mode = new
    let after = arrangement.visible.filter { said[$0] != nil }
    let (coming, going) = (after.filter { !before.contains($0) }, before.filter { !after.contains($0) })
    for column in coming { split.delegate?.splitViewController(split, willShow: column) }
    for column in going { split.delegate?.splitViewController(split, willHide: column) }
    guard own == generation else { return }
    isPreparing = true
    UIView.performWithoutAnimation { add(coming, as: old) }
    isPreparing = false
    let end = { [weak self] in
      guard let self else { return }
      for column in coming { split.delegate?.splitViewController(split, didShow: column) }
      for column in going { split.delegate?.splitViewController(split, didHide: column) }
      if own == generation { place() }
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
  private func adoptHidden() {
    for controller in present.compactMap({ held[$0] }) where controller.parent !== split {
      split.addChild(controller)
      controller.didMove(toParent: split)
    }
  }
  private func put(_ view: UIView) { split.view.addSubview(view) }

  /// Columns that are seen are in the view, and no others. The controllers of all columns are children.
  func place() {
    guard split.isViewLoaded, !isCollapsed, isMounted else { return }
    let wanted = arrangement
    add(wanted.visible, as: wanted)
    adoptHidden()
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
    if chosen == nil, mode != openingMode, !isNarrow { change(to: openingMode, animated: false, isChoice: false) }
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
