import Foundation

/// A view that arranges subviews in a row or a column, with constraints that it creates.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of the stack's length among the arranged subviews.
  ///
  /// - `fill`: The views fill the length. Their content priorities determine which view grows or shrinks.
  /// - `fillEqually`: The views fill the length and have equal lengths.
  /// - `fillProportionally`: The views fill the length in proportion to their intrinsic content sizes.
  /// - `equalSpacing`: The gaps between the views are equal.
  /// - `equalCentering`: The distances between the centres of the views are equal.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the arranged subviews across the axis of the stack.
  ///
  /// - `fill`: The views have the extent of the stack.
  /// - `leading`, `center`, `trailing`: The edges or the centres are aligned. In a horizontal stack, leading means top and trailing means
  ///   bottom.
  /// - `firstBaseline`, `lastBaseline`: The baselines are aligned. Only a horizontal stack supports them. A vertical stack stops the
  ///   process.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading, firstBaseline, center, trailing, lastBaseline
    /// The alignment at the top edge, for a horizontal stack.
    public static var top: Alignment { .leading }
    /// The alignment at the bottom edge, for a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// The value of a custom spacing that means `spacing`.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The value of a spacing that means the system spacing, which is 8 points.
  public static let spacingUseSystem: CGFloat = .leastNonzeroMagnitude

  /// The arranged views, in order. They are also subviews of the stack.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The axis along which the views are arranged. The default is `.horizontal`.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { rearrange() } }
  /// The distribution of the length among the views. The default is `.fill`.
  open var distribution: Distribution = .fill { didSet { rearrange() } }
  /// The alignment of the views across the axis. The default is `.fill`.
  open var alignment: Alignment = .fill { didSet { rearrange() } }
  /// The distance between neighbours, in points. The default is 0. In the equal distributions, it is the minimum distance.
  open var spacing: CGFloat = 0 { didSet { rearrange() } }
  /// A Boolean value that indicates whether views are arranged inside the layout margins. The default is `false`.
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }
  /// A Boolean value that indicates whether distances in a vertical stack are measured between baselines. The default is `false`.
  ///
  /// A distance is measured from the last baseline of a view to the first baseline of the next one.
  /// The first baseline of the first view is at the stack's top edge or margin. The last baseline of the last view is at the bottom edge or
  /// margin.
  /// The value has no effect on horizontal stacks.
  open var isBaselineRelativeArrangement = false { didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } } }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// The places of the arranged views, in their order.
  private(set) var places: [StackPlace] = []
  let arrangement = StackArrangement()

  /// Creates a stack with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (index(of: view) == nil ? 0 : 1))
  }

  /// Inserts a view at an index of the arranged views, or moves it there.
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

  /// Removes a view from the arranged views. It remains a subview.
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

  /// Returns the index of an arranged view. Other views are not searched, because arranged views are subviews.
  func index(of view: UIView) -> Int? { view.superview === self ? arrangedSubviews.place(of: view) : nil }

  override func visibilityDidChange(of subview: UIView) { arrange(again: subview) }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    rearrange()
  }

  /// Returns the distance after a view. The result is `spacingUseDefault` if no distance was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing.isEmpty
      ? UIStackView.spacingUseDefault : customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Requests new constraints for all views before the next layout.
  func rearrange() {
    arrangement.noteAll()
    setNeedsUpdateConstraints()
  }
  /// Requests new constraints for a view and its neighbours before the next layout.
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

  /// The view whose first line of text provides the stack's first baseline.
  ///
  /// In a column, it is that of the first visible arranged view. In a row, it is that of the tallest one.
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true)?.forFirstBaselineLayout ?? self }
  /// The view whose last line of text provides the stack's last baseline.
  ///
  /// In a column, it is that of the last visible arranged view. In a row, it is that of the tallest one.
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
