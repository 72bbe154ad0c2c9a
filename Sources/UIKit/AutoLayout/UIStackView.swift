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
  public private(set) var arrangedSubviews: [UIView] = []
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
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  /// Makes a stack of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count) }

  /// Adds a view at a place among the arranged ones, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    precondition(stackIndex <= arrangedSubviews.count, "A stack of \(arrangedSubviews.count) arranged views has no place \(stackIndex).")
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rearrange()
  }

  /// Stops placing a view, which remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    rearrange()
  }

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
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// The views, their order or visibility changed: new constraints before the next layout.
  func rearrange() { setNeedsUpdateConstraints() }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(arrangement)
    for gap in gaps { removeLayoutGuide(gap) }
    gaps = []
    arrangement = makeArrangement()
    for constraint in arrangement {
      let isHiding = (constraint.firstItem as? UIView)?.isHidden == true && constraint.secondItem == nil
      constraint.identifier = isHiding ? "UISV-hiding" : "UISV"
    }
    NSLayoutConstraint.activate(arrangement)
    super.updateConstraints()
  }

  // MARK: Constraints

  var isHorizontal: Bool { axis == .horizontal }
  var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }

  func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    return custom == UIStackView.spacingUseDefault ? spacing : custom == UIStackView.spacingUseSystem ? systemSpacing : custom
  }

  private func makeArrangement() -> [NSLayoutConstraint] {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    let frame: any LayoutItem = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    var made = hiding(in: frame)
    guard let first = visible.first, let last = visible.last else { return made }
    made += [relate(first, start, frame, start), relate(frame, end, last, end)]
    for (a, b) in zip(visible, visible.dropFirst()) {
      let least: NSLayoutConstraint.Relation =
        distribution == .equalSpacing || distribution == .equalCentering ? .greaterThanOrEqual : .equal
      made.append(relate(b, start, a, end, least, constant: gap(after: a)))
    }
    made += distributed(visible)
    for view in visible { made += across(view, frame, first) }
    return made
  }

  func relate(
    _ a: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ b: any LayoutItem, _ other: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      LayoutOperand(a, attribute), relation, LayoutOperand(b, other), multiplier: multiplier, constant: constant)
    constraint.priority = priority
    return constraint
  }

  private func distributed(_ views: [UIView]) -> [NSLayoutConstraint] {
    let pairs = Array(zip(views, views.dropFirst()))
    switch distribution {
    case .fill: return []
    case .fillEqually: return pairs.map { relate($1, length, $0, length) }
    case .fillProportionally:
      let sizes = views.map { isHorizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
      return zip(pairs, zip(sizes, sizes.dropFirst())).compactMap { pair, size in
        guard size.0 > 0, size.1 > 0 else { return nil }
        return relate(pair.1, length, pair.0, length, multiplier: size.1 / size.0, priority: UILayoutPriority(999))
      }
    case .equalSpacing, .equalCentering:
      // One guide a gap, all equal: from end to start, or from centre to centre.
      let isCentering = distribution == .equalCentering, centre = isHorizontal ? NSLayoutConstraint.Attribute.centerX : .centerY
      var made: [NSLayoutConstraint] = []
      for (a, b) in pairs {
        let gap = UILayoutGuide()
        addLayoutGuide(gap)
        made += [relate(gap, start, a, isCentering ? centre : end), relate(gap, end, b, isCentering ? centre : start)]
        if let before = gaps.last {
          made.append(relate(gap, length, before, length, priority: isCentering ? UILayoutPriority(149) : .required))
        }
        gaps.append(gap)
      }
      return made
    }
  }

  private func across(_ view: UIView, _ frame: any LayoutItem, _ first: UIView) -> [NSLayoutConstraint] {
    let near: NSLayoutConstraint.Attribute = isHorizontal ? .top : .leading,
      far: NSLayoutConstraint.Attribute = isHorizontal ? .bottom : .trailing
    let within = [relate(view, near, frame, near, .greaterThanOrEqual), relate(frame, far, view, far, .greaterThanOrEqual)]
    // A stack is no larger across than its views make it, unless something else says so.
    let hug = relate(frame, far, view, far, priority: UILayoutPriority(51))
    switch alignment {
    case .fill: return [relate(view, near, frame, near), relate(frame, far, view, far)]
    case .leading: return [relate(view, near, frame, near), within[1], hug]
    case .trailing: return [relate(frame, far, view, far), within[0], relate(view, near, frame, near, priority: UILayoutPriority(51))]
    case .center: return within + [relate(view, isHorizontal ? .centerY : .centerX, frame, isHorizontal ? .centerY : .centerX), hug]
    case .firstBaseline, .lastBaseline:
      precondition(isHorizontal, "A vertical stack cannot align baselines; use another alignment, or a horizontal stack.")
      let line: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      return within + [hug] + (view === first ? [] : [relate(view, line, first, line)])
    }
  }
}
