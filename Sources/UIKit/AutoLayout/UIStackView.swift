import Foundation

/// Places its arranged subviews in a row or column by constraints that it makes itself.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How arranged subviews share the stack's length.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How arranged subviews stand across the stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading, firstBaseline, center, trailing, lastBaseline
    /// The upper edge, in a horizontal stack.
    public static var top: Alignment { .leading }
    /// The lower edge, in a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// The distance that means `spacing`.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The distance of neighbours in the system's own interfaces: 8 points.
  public static let spacingUseSystem: CGFloat = .leastNonzeroMagnitude

  /// The views that the stack places, in order; always subviews too.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Along which the views stand, horizontal by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { rearrange() } }
  /// How they share the length, `.fill` by default.
  open var distribution: Distribution = .fill { didSet { rearrange() } }
  /// How they stand across, `.fill` by default.
  open var alignment: Alignment = .fill { didSet { rearrange() } }
  /// Points between neighbours, 0 by default; with the equal distributions the least.
  open var spacing: CGFloat = 0 { didSet { rearrange() } }
  /// Whether the layout margins are kept free, false by default.
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }
  /// Whether distances in a vertical stack are measured between baselines. The default is `false`.
  ///
  /// A distance reaches from the last baseline of a view to the first baseline of the next. The first baseline of the first view lies at the
  /// stack's upper edge, or margin, and the last baseline of the last view at the lower one. Horizontal stacks take no notice.
  open var isBaselineRelativeArrangement = false { didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } } }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// What is said about each of the arranged views, in their order.
  private(set) var places: [StackPlace] = []
  let arrangement = StackArrangement()

  /// Makes a stack of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (index(of: view) == nil ? 0 : 1))
  }

  /// Adds a view at a place among the arranged ones, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if let old = index(of: view) { takeOut(at: old) }
    precondition(stackIndex <= arrangedSubviews.count, "A stack of \(arrangedSubviews.count) arranged views has no place \(stackIndex).")
    arrangedSubviews.insert(view, at: stackIndex)
    places.insert(StackPlace(view, number: arrangement.nextNumber()), at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangement.note(places[stackIndex])
    setNeedsUpdateConstraints()
  }

  /// Stops placing a view, which remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = index(of: view) else { return }
    takeOut(at: index)
    customSpacing[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  private func takeOut(at index: Int) {
    arrangedSubviews.remove(at: index)
    arrangement.leave(places.remove(at: index), self)
    if let neighbour = index < places.count ? places[index] : places.last { arrangement.note(neighbour) } else { arrangement.noteAll() }
  }

  /// Arranged views are subviews: nobody looks for another.
  func index(of view: UIView) -> Int? { view.superview === self ? arrangedSubviews.place(of: view) : nil }

  override func visibilityDidChange(of subview: UIView) { arrange(again: subview) }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after one view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    rearrange()
  }

  /// The distance after one view, `spacingUseDefault` unless it was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing.isEmpty
      ? UIStackView.spacingUseDefault : customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// What is said about all of the views changed: new constraints before the next layout.
  func rearrange() {
    arrangement.noteAll()
    setNeedsUpdateConstraints()
  }
  /// What is said about one of them, and who stands next to it, changed.
  func rearrange(at index: Int) {
    arrangement.note(places[index])
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    arrangement.update(self)
    super.updateConstraints()
    baselinesMayHaveMoved()
  }

  // MARK: Baselines

  /// The view whose first line of text stands for the stack's: in a column that of the first arranged view that is not hidden, in a row
  /// that of the tallest.
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true)?.forFirstBaselineLayout ?? self }
  /// The view whose last line of text stands for the stack's: in a column that of the last arranged view that is not hidden, in a row
  /// that of the tallest.
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false)?.forLastBaselineLayout ?? self }

  private func baselineView(isFirst: Bool) -> UIView? {
    let shown = arrangedSubviews.lazy.filter { !$0.isHidden }
    guard isHorizontal else { return isFirst ? shown.first : shown.last }
    var tallest: (view: UIView, height: CGFloat)?
    for view in shown {
      let height = view.boundsForBaselines.height
      if tallest.map({ height > $0.height }) ?? true { tallest = (view, height) }
    }
    return tallest?.view
  }

  // MARK: Constraints

  var isHorizontal: Bool { axis == .horizontal }
  var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }

  private var measuresBaselines: Bool { isBaselineRelativeArrangement && !isHorizontal }
  /// The edges of arranged views between which distances are measured.
  var leadingEdge: NSLayoutConstraint.Attribute { measuresBaselines ? .firstBaseline : start }
  var trailingEdge: NSLayoutConstraint.Attribute { measuresBaselines ? .lastBaseline : end }

  func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    return custom == UIStackView.spacingUseDefault ? spacing : custom == UIStackView.spacingUseSystem ? systemSpacing : custom
  }
}
