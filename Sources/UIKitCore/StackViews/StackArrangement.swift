import Foundation

/// An arranged view of a stack, with the constraints that the stack creates for it.
@MainActor final class StackPlace {
  let view: UIView
  let number: Int
  fileprivate(set) var grounds: Grounds?
  /// The constraint for the distance to the previous view. Its constant is the spacing.
  fileprivate(set) var link: NSLayoutConstraint?
  fileprivate(set) var constraints: [NSLayoutConstraint] = []
  /// The guide between the previous view and this one, if all gaps are equal, and its number.
  fileprivate(set) var gap: UILayoutGuide?
  fileprivate var gapNumber = 0

  init(_ view: UIView, number: Int) { (self.view, self.number) = (view, number) }

  /// The values that determine the constraints, except their constants. If they are unchanged, the constraints stay.
  struct Grounds: Equatable {
    var style: Style
    var isHidden: Bool
    /// The numbers of the previous visible view, of the view with a gap before it, and of the view for the baseline. The value 0 means
    /// none.
    var before: Int
    var gapBefore: Int
    var first: Int
    /// The ratio of the lengths, if they are proportional.
    var ratio: CGFloat
  }

  struct Style: Equatable {
    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var isWithinMargins: Bool
    var isBetweenBaselines: Bool
  }
}

/// The constraints that a stack creates. Unchanged ones stay, so a view that is added, removed or hidden affects only its neighbours.
@MainActor final class StackArrangement {
  private var lastNumber = 0
  /// The constraints from the frame to the first view, and from the last view to the frame.
  private var ends: [NSLayoutConstraint] = []
  private var endsGrounds: EndsGrounds?
  private var leaving: [NSLayoutConstraint] = []
  /// The places that changed since the last update.
  private var changed: [StackPlace] = []
  private var areAllChanged = true
  /// The first and the last visible view.
  private weak var first: StackPlace?, last: StackPlace?

  private struct EndsGrounds: Equatable {
    var style: StackPlace.Style
    var first: Int
    var last: Int
  }

  /// The new constraints in the order of their activation, which is the order of first mention.
  private struct New {
    var hiding: [NSLayoutConstraint] = [], ends: [NSLayoutConstraint] = [], links: [NSLayoutConstraint] = []
    var shares: [NSLayoutConstraint] = [], across: [NSLayoutConstraint] = []
    var all: [NSLayoutConstraint] { hiding + ends + links + shares + across }
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Removes a view. Its constraints stay until the next update.
  func leave(_ place: StackPlace, _ stack: UIStackView) {
    leaving += place.clear(in: stack)
    changed.removeAll { $0 === place }
  }

  /// Records that a place is new, that its view was hidden or shown, or that a neighbour was removed.
  func note(_ place: StackPlace) { changed.append(place) }
  func noteAll() { areAllChanged = true }

  /// Returns the ranges of places to update. If views are related to distant ones, a change affects all of them.
  private func runs(_ stack: UIStackView) -> [Range<Int>] {
    let isLocal = (stack.distribution == .fill || stack.distribution == .fillEqually) && !stack.alignment.isOfBaselines
    guard isLocal, !areAllChanged, changed.count * 4 < stack.places.count else { return [stack.places.indices] }
    return changed.compactMap { stack.places.place(of: $0) }.sorted().map { place in
      let next = stack.places[(place + 1)...].firstIndex { !$0.view.isHidden }
      return place..<(next.map { $0 + 1 } ?? stack.places.count)
    }
  }

  func update(_ stack: UIStackView) {
    let style = StackPlace.Style(
      axis: stack.axis, distribution: stack.distribution, alignment: stack.alignment,
      isWithinMargins: stack.isLayoutMarginsRelativeArrangement, isBetweenBaselines: stack.isBaselineRelativeArrangement)
    let frame: any LayoutItem = style.isWithinMargins ? stack.layoutMarginsGuide : stack
    var old = leaving, new = New()
    leaving = []
    let runs = runs(stack)
    (changed, areAllChanged) = ([], false)
    for run in runs { say(about: run, style, frame, stack, &old, &new) }
    let grounds = EndsGrounds(style: style, first: first?.number ?? 0, last: last?.number ?? 0)
    if grounds != endsGrounds {
      endsGrounds = grounds
      old += ends
      ends = []
      if let first, let last {
        ends = [
          stack.relate(first.view, stack.leadingEdge, frame, stack.start), stack.relate(frame, stack.end, last.view, stack.trailingEdge),
        ]
      }
      new.ends = ends
    }
    NSLayoutConstraint.deactivate(old)
    let all = new.all
    for constraint in all { constraint.identifier = constraint.identifier ?? "UISV" }
    NSLayoutConstraint.activate(all)
  }

  /// Creates the constraints of consecutive places, up to a visible one or to the last.
  private func say(
    about run: Range<Int>, _ style: StackPlace.Style, _ frame: any LayoutItem, _ stack: UIStackView, _ old: inout [NSLayoutConstraint],
    _ new: inout New
  ) {
    var before = stack.places[..<run.lowerBound].last { !$0.view.isHidden }
    if before == nil { first = nil }
    for place in stack.places[run] {
      let isHidden = place.view.isHidden
      if !isHidden && first == nil { first = place }
      let grounds = StackPlace.Grounds(
        style: style, isHidden: isHidden, before: before?.number ?? 0, gapBefore: before?.gap == nil ? 0 : before?.gapNumber ?? 0,
        first: style.alignment.isOfBaselines ? first?.number ?? 0 : 0, ratio: isHidden ? 0 : stack.ratio(of: place.view, to: before?.view))
      if grounds == place.grounds {
        if let link = place.link, let before { link.constant = stack.gap(after: before.view) }
      } else {
        old += place.clear(in: stack)
        place.grounds = grounds
        place.gapNumber = nextNumber()
        if isHidden { hide(place, behind: before, frame, stack, &new) } else { show(place, behind: before, frame, first!, stack, &new) }
      }
      if !isHidden { before = place }
    }
    if run.upperBound == stack.places.count { last = before }
  }

  /// Creates the constraints of a hidden view. It has no length, and waits at its future position without an effect on the stack's size.
  private func hide(_ place: StackPlace, behind before: StackPlace?, _ frame: any LayoutItem, _ stack: UIStackView, _ new: inout New) {
    let view = place.view, (near, far, centre) = stack.acrossAttributes
    let none = NSLayoutConstraint(LayoutOperand(view, stack.length), .equal, nil)
    none.identifier = "UISV-hiding"
    let link =
      before.map { stack.relate(view, stack.start, $0.view, stack.trailingEdge, constant: stack.gap(after: $0.view)) }
      ?? stack.relate(view, stack.start, frame, stack.start)
    let across =
      switch stack.alignment {
      case .fill: [stack.relate(view, near, frame, near), stack.relate(frame, far, view, far, priority: Self.leastPriority)]
      case .center: [stack.relate(view, centre, frame, centre)]
      case .trailing: [stack.relate(view, far, frame, far)]
      case .leading, .firstBaseline, .lastBaseline: [stack.relate(view, near, frame, near)]
      }
    place.link = before == nil ? nil : link
    place.constraints = [none, link] + across
    new.hiding += place.constraints
  }
  private static let leastPriority = UILayoutPriority(1)

  private func show(
    _ place: StackPlace, behind before: StackPlace?, _ frame: any LayoutItem, _ first: StackPlace, _ stack: UIStackView, _ new: inout New
  ) {
    let across = stack.across(place.view, frame, first.view)
    new.across += across
    place.constraints = across
    guard let before else { return }
    let isLeast = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let link = stack.relate(
      place.view, stack.leadingEdge, before.view, stack.trailingEdge, isLeast ? .greaterThanOrEqual : .equal,
      constant: stack.gap(after: before.view))
    let shares = stack.shares(place, behind: before)
    place.link = link
    place.constraints += [link] + shares
    new.links.append(link)
    new.shares += shares
  }
}

extension StackPlace {
  /// Removes the constraints of the place and returns them.
  fileprivate func clear(in stack: UIStackView) -> [NSLayoutConstraint] {
    defer { (grounds, link, constraints) = (nil, nil, []) }
    if let gap { stack.removeLayoutGuide(gap) }
    gap = nil
    return constraints
  }
}

extension UIStackView.Alignment {
  fileprivate var isOfBaselines: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension UIStackView {
  fileprivate func relate(
    _ a: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ b: any LayoutItem, _ other: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      LayoutOperand(a, attribute), relation, LayoutOperand(b, other), multiplier: multiplier, constant: constant)
    constraint.priority = priority
    return constraint
  }

  fileprivate var acrossAttributes:
    (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute, centre: NSLayoutConstraint.Attribute)
  { isHorizontal ? (.top, .bottom, .centerY) : (.leading, .trailing, .centerX) }

  /// Returns the ratio of a view's length to that of the previous view, or 0 if it is unknown or the lengths are not proportional.
  fileprivate func ratio(of view: UIView, to before: UIView?) -> CGFloat {
    guard distribution == .fillProportionally, let before else { return 0 }
    let (a, b) = (view.intrinsicContentSize, before.intrinsicContentSize)
    let (length, other) = isHorizontal ? (a.width, b.width) : (a.height, b.height)
    return length > 0 && other > 0 ? length / other : 0
  }

  /// Returns the constraints between the lengths of a view and the previous one.
  fileprivate func shares(_ place: StackPlace, behind before: StackPlace) -> [NSLayoutConstraint] {
    switch distribution {
    case .fill: return []
    case .fillEqually: return [relate(place.view, length, before.view, length)]
    case .fillProportionally:
      let ratio = place.grounds?.ratio ?? 0
      return ratio > 0 ? [relate(place.view, length, before.view, length, multiplier: ratio, priority: UILayoutPriority(999))] : []
    case .equalSpacing, .equalCentering:
      // Each gap has a guide, and all are equal: from end to start, or from centre to centre.
      let isCentering = distribution == .equalCentering, centre = isHorizontal ? NSLayoutConstraint.Attribute.centerX : .centerY
      let gap = UILayoutGuide()
      addLayoutGuide(gap)
      place.gap = gap
      let ends = [
        relate(gap, start, before.view, isCentering ? centre : trailingEdge),
        relate(gap, end, place.view, isCentering ? centre : leadingEdge),
      ]
      guard let other = before.gap else { return ends }
      return ends + [relate(gap, length, other, length, priority: isCentering ? UILayoutPriority(149) : .required)]
    }
  }

  fileprivate func across(_ view: UIView, _ frame: any LayoutItem, _ first: UIView) -> [NSLayoutConstraint] {
    let (near, far, centre) = acrossAttributes
    let within = [relate(view, near, frame, near, .greaterThanOrEqual), relate(frame, far, view, far, .greaterThanOrEqual)]
    // A stack is not wider across its axis than its views, unless another constraint requires it.
    let hug = relate(frame, far, view, far, priority: UILayoutPriority(51))
    switch alignment {
    case .fill: return [relate(view, near, frame, near), relate(frame, far, view, far)]
    case .leading: return [relate(view, near, frame, near), within[1], hug]
    case .trailing: return [relate(frame, far, view, far), within[0], relate(view, near, frame, near, priority: UILayoutPriority(51))]
    case .center: return within + [relate(view, centre, frame, centre), hug]
    case .firstBaseline, .lastBaseline:
      precondition(isHorizontal, "A vertical stack cannot align baselines; use another alignment, or a horizontal stack.")
      let line: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      return within + [hug] + (view === first ? [] : [relate(view, line, first, line)])
    }
  }
}
