import InterfaceGeometry
import QuartzCore

/// The columns of a split view controller: their controllers, their visibility, and their state when there is space for only one.
@MainActor
final class SplitColumns {
  typealias Column = UISplitViewController.Column
  unowned let split: UISplitViewController
  /// The controllers that the app set.
  var said: [Column: UIViewController] = [:]
  /// The controllers in the view: those of the app, or navigation controllers around them. The dictionary is empty until the view appears.
  var held: [Column: UIViewController] = [:]
  /// The navigation controllers that the split view created around the app's controllers.
  var wrappers: [Column: UINavigationController] = [:]
  /// The events of columns in the collapsed stack that the delegate receives. The value is `nil` while there is no such stack.
  var news: SplitStackEvents?
  private(set) lazy var gestures = SplitGestures(of: self)
  private(set) lazy var button = makeButton()
  private(set) lazy var aloneButton = makeAloneButton()
  private(set) var isCollapsed = false
  /// A Boolean value that indicates whether the split view has appeared and the delegate received the first display mode.
  private(set) var isMounted = false
  /// The display mode that the user, `show(_:)` or `hide(_:)` chose instead of the preferred one.
  private var chosen: UISplitViewController.DisplayMode?
  /// The display mode in which the user chose to see only the secondary column.
  private var beforeAlone: UISplitViewController.DisplayMode?
  /// The display mode. Until the view appears, only the secondary column counts as visible.
  private(set) var mode = UISplitViewController.DisplayMode.secondaryOnly
  /// The preferences of the app.
  var preference = SplitPreference()
  /// The number of controllers in the primary column when the columns collapsed.
  var primaryDepth = 1
  /// The controllers that move from the stack to the secondary column, and the previous controllers of that column.
  var extra: (before: [UIViewController], pages: [UIViewController])?
  private var generation = 0
  /// A Boolean value that indicates whether the columns are collapsing or expanding.
  private(set) var isAdapting = false
  private var knownSize = CGSize.zero
  /// A Boolean value that indicates whether columns are moved to their start position, so that layout must not move them to their final
  /// position.
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
  /// The columns that have a controller, from first to last.
  var present: [Column] { order.filter { said[$0] != nil && held[$0] != nil } }
  /// The stack that represents all columns while they are collapsed.
  var collapsedRoot: UIViewController? { held[.compact] ?? present.first.flatMap { held[$0] } }

  // MARK: Children

  func remove(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Collapse and expansion

  private var isNarrow: Bool { split.traitCollection.horizontalSizeClass == .compact }
  /// A Boolean value that indicates whether the stack of a column is changing.
  private var isBusy: Bool { held.values.contains { ($0 as? UINavigationController)?.isChangingStack ?? false } }

  /// Prepares for a change of the width. Changes in the columns end immediately, because a change of size never waits
  /// (Docs/behaviour/containers.md, "Split view controllers").
  func prepare(for traits: UITraitCollection) {
    guard isMounted, traits.horizontalSizeClass != split.traitCollection.horizontalSizeClass, isBusy else { return }
    for case let column as UINavigationController in held.values { column.endStackChangeAtOnce() }
  }

  /// Changes between a stack and columns, depending on the width.
  ///
  /// - Parameter isAppearing: A Boolean value that indicates whether the view is about to appear. It may not be in a window yet.
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
    // Columns first leave the stack. They are shown next to it when that has ended.
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

  // MARK: Visible columns

  /// Called when the app prefers another display mode. The columns are shown immediately.
  func modePreferenceDidChange() { preferenceDidChange(to: askedMode) }
  /// Called when the app prefers another split behaviour. The initial columns of that behaviour are shown.
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
  /// Stores the display mode as the app's preference. Showing or hiding a column by name changes the preference.
  private func prefer(_ mode: UISplitViewController.DisplayMode) {
    guard split.style != .unspecified else { return }
    preference.prefer(mode, setsBehavior: true)
  }

  func toggle() {
    let side: Column = split.style == .tripleColumn ? .supplementary : .primary
    change(to: arrangement.visible.contains(side) ? .secondaryOnly : mode(showing: side), animated: true)
  }

  /// Performs the action of the button for the secondary column. It hides the other columns or restores them.
  func toggleAlone() {
    guard mode == .secondaryOnly else {
      beforeAlone = mode
      return change(to: .secondaryOnly, animated: true)
    }
    let back = beforeAlone ?? openingMode
    change(to: back == .secondaryOnly ? self.mode(showing: .supplementary) : back, animated: true)
  }

  /// Changes the display mode. Running animations continue from their current position.
  ///
  /// - Parameter isChoice: A Boolean value that indicates whether the mode overrides the app's preference until the available space
  ///   changes.
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

  // MARK: Layout

  func layOutSoon() { split.viewIfLoaded?.setNeedsLayout() }

  /// Adds columns that are about to be visible at their start position.
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

  /// Adds the views of the visible columns and removes all others. The controllers of all columns are children.
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
    // A rotated or resized window has a different amount of space.
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
