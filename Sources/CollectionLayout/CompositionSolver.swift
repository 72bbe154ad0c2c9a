import CoreGraphics

/// The solver for a single group.
struct CompositionSolver {
  var count = Int.max
  var measured: (Int) -> CGSize? = { _ in nil }
  /// The maximum number of children in a line. It stops the repetition of children whose length is zero.
  private static let mostChildren = 10_000

  func solve(_ node: CompositionNode, in container: CGSize) -> CompositionSolution { solve(node, in: container, first: 0) }

  private func solve(_ node: CompositionNode, in container: CGSize, first: Int, size given: CGSize? = nil) -> CompositionSolution {
    var size = given ?? node.size.resolved(in: container)
    var result: CompositionSolution
    switch node.content {
    case .item:
      if let measured = measured(first) {
        if node.size.width.isEstimated { size.width = measured.width }
        if node.size.height.isEstimated { size.height = measured.height }
      }
      result = CompositionSolution(size: size, items: [inner(node, CGRect(origin: .zero, size: size))])
    case .free(let place):
      let frames = place(node.insets.inner(of: CGRect(origin: .zero, size: size)).size)
      result = CompositionSolution(
        size: size, items: frames.prefix(max(0, count - first)).map { $0.offsetBy(dx: node.insets.leading, dy: node.insets.top) })
    case .line(let line): result = solve(line, of: node, size: size, first: first)
    }
    for badge in node.badges {
      let whole = CGRect(origin: .zero, size: result.size)
      result.badges.append((first, badge.number, badge.frame(on: result.items.count == 1 ? result.items[0] : whole)))
    }
    return result
  }

  /// Returns an item's frame inside its insets. The insets do not apply along an estimated dimension, because the measured size is the
  /// item's.
  private func inner(_ node: CompositionNode, _ rect: CGRect) -> CGRect {
    var insets = node.insets
    if node.size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if node.size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets.inner(of: rect)
  }

  // MARK: Lines

  private func solve(_ line: CompositionLine, of node: CompositionNode, size: CGSize, first: Int) -> CompositionSolution {
    let isHorizontal = line.isHorizontal
    let axes = LineAxes(isHorizontal: isHorizontal)
    let box = node.insets.inner(of: CGRect(origin: .zero, size: size)).size
    let mainIsEstimated = isHorizontal ? node.size.width.isEstimated : node.size.height.isEstimated
    let crossIsEstimated = isHorizontal ? node.size.height.isEstimated : node.size.width.isEstimated
    let slots = slots(line, axes, box, isOpen: mainIsEstimated)
    var inner = box
    var parts = solve(slots, in: inner, first)
    // A child whose length is a fraction of a length that has changed is solved again.
    if crossIsEstimated {
      let known = zip(slots, parts).filter { !axes.crossIsPart($0.0.node.size) }.map {
        axes.cross($0.1.size) + axes.crossEdges($0.0.node.edges)
      }
      let length = known.max() ?? axes.cross(inner)
      if length != axes.cross(inner) {
        inner = axes.size(axes.main(inner), length)
        parts = solve(slots, in: inner, first)
      }
    }
    return place(parts, slots, line, axes, node, size, inner, mainIsEstimated, crossIsEstimated)
  }

  /// A child in a line, with the width or height that the line prescribes.
  private struct Slot {
    var node: CompositionNode
    var width: CGFloat? = nil, height: CGFloat? = nil
  }

  private func slots(_ line: CompositionLine, _ axes: LineAxes, _ box: CGSize, isOpen: Bool) -> [Slot] {
    guard !line.children.isEmpty else { return [] }
    let gap = line.spacing.least
    switch line.count {
    case .sharing(let count):
      let share = max(0, (axes.main(box) - gap * CGFloat(count - 1)) / CGFloat(max(1, count)))
      return (0..<max(1, count)).map { number in
        var slot = Slot(node: line.children[number % line.children.count])
        if !isOpen { if axes.isHorizontal { slot.width = share } else { slot.height = share } }
        return slot
      }
    case .repeating(let count):
      return (0..<max(1, count)).map { Slot(node: line.children[$0 % line.children.count]) }
    case .filling:
      if isOpen { return line.children.map { Slot(node: $0) } }
      var (result, used) = ([Slot](), CGFloat(0))
      while result.count < Self.mostChildren {
        let child = line.children[result.count % line.children.count]
        let length = axes.main(child.size.resolved(in: box)) + axes.mainEdges(child.edges)
        let next = used + (result.isEmpty ? 0 : gap) + length
        // Three thirds of a width may exceed it by a rounding error.
        if !result.isEmpty, next > axes.main(box) + 1e-6 * max(1, axes.main(box)) { break }
        (used, result) = (next, result + [Slot(node: child)])
        if length <= 0, result.count >= line.children.count { break }
      }
      return result
    }
  }

  /// Solves the children for which items remain.
  private func solve(_ slots: [Slot], in box: CGSize, _ first: Int) -> [CompositionSolution] {
    var (parts, next) = ([CompositionSolution](), first)
    for slot in slots {
      if next >= count { break }
      var size = slot.node.size.resolved(in: box)
      if let width = slot.width { size.width = width }
      if let height = slot.height { size.height = height }
      let part = solve(slot.node, in: box, first: next, size: size)
      parts.append(part)
      next += part.items.count
    }
    return parts
  }

  private func place(
    _ parts: [CompositionSolution], _ slots: [Slot], _ line: CompositionLine, _ axes: LineAxes, _ node: CompositionNode, _ size: CGSize,
    _ inner: CGSize, _ mainIsEstimated: Bool, _ crossIsEstimated: Bool
  ) -> CompositionSolution {
    let gaps = CGFloat(max(0, parts.count - 1))
    let lengths = zip(parts, slots).map { axes.main($0.size) + axes.mainEdges($1.node.edges) }
    let used = lengths.reduce(0, +) + gaps * line.spacing.least
    let spare = mainIsEstimated ? 0 : max(0, axes.main(inner) - used)
    let stretching = (line.spacing.isFlexible ? gaps : 0) + slots.prefix(parts.count).reduce(0) { $0 + axes.flexibleEdges($1.node.edges) }
    let share = stretching > 0 ? spare / stretching : 0
    var result = CompositionSolution(size: size)
    var at: CGFloat = 0
    for (part, slot) in zip(parts, slots) {
      let edges = slot.node.edges
      at += axes.before(edges, share)
      let place = axes.point(at, axes.crossOffset(edges, axes.cross(part.size), axes.cross(inner)))
      let (dx, dy) = (place.x + node.insets.leading, place.y + node.insets.top)
      for badge in part.badges { result.badges.append((badge.item, badge.number, badge.frame.offsetBy(dx: dx, dy: dy))) }
      for item in part.items { result.items.append(item.offsetBy(dx: dx, dy: dy)) }
      at += axes.main(part.size) + axes.after(edges, share) + line.spacing.least + (line.spacing.isFlexible ? share : 0)
    }
    let main = mainIsEstimated ? used : axes.main(inner), cross = axes.cross(inner)
    let own = axes.size(main, cross)
    result.size = CGSize(
      width: own.width + node.insets.leading + node.insets.trailing, height: own.height + node.insets.top + node.insets.bottom)
    if !mainIsEstimated {
      result.size =
        axes.isHorizontal ? CGSize(width: size.width, height: result.size.height) : CGSize(width: result.size.width, height: size.height)
    }
    if !crossIsEstimated {
      result.size =
        axes.isHorizontal ? CGSize(width: result.size.width, height: size.height) : CGSize(width: size.width, height: result.size.height)
    }
    return result
  }
}
