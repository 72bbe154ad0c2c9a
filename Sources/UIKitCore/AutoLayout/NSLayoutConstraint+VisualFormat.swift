import ConstraintSolver
import Foundation

extension NSLayoutConstraint {
  /// Creates the constraints that a visual format describes, such as `H:|-[a(==b)]-12-[b]-|`.
  ///
  /// A single `-` means 8 points between views, and the superview's layout margin at its edge.
  /// An invalid format stops the process, and so does a name that neither `views` nor `metrics` contains.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format)
    do {
      let elements = try parser.parse()
      let axis = parser.axis == .vertical ? NSLayoutConstraint.Axis.vertical : .horizontal
      var builder = VisualFormatBuilder(format: format, axis: axis, options: opts, metrics: metrics ?? [:], views: views)
      builder.build(elements)
      return builder.constraints
    } catch {
      preconditionFailure(
        "The visual format cannot be read: expected \(error.expected) at the mark.\n\(format)\n\(String(repeating: " ", count: error.position))^"
      )
    }
  }
}

@MainActor private struct VisualFormatBuilder {
  let format: String
  let axis: NSLayoutConstraint.Axis
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  var constraints: [NSLayoutConstraint] = []

  private var start: NSLayoutConstraint.Attribute {
    if axis == .vertical { return .top }
    return options.contains(.directionLeftToRight) ? .left : options.contains(.directionRightToLeft) ? .right : .leading
  }
  private var end: NSLayoutConstraint.Attribute {
    if axis == .vertical { return .bottom }
    return options.contains(.directionLeftToRight) ? .right : options.contains(.directionRightToLeft) ? .left : .trailing
  }
  mutating func build(_ elements: [VisualFormatParser.Element]) {
    let size = axis == .horizontal ? NSLayoutConstraint.Attribute.width : .height
    for (i, element) in elements.enumerated() {  // in the order of the text (Docs/behaviour/layout.md, "Auto Layout measurements")
      if i > 0 { join(elements[i - 1], element) }
      guard let name = element.name else { continue }
      for predicate in element.sizes { addSize(item(name), size, predicate) }
    }
    let named = elements.compactMap(\.name).map(item)
    for (a, b) in zip(named, named.dropFirst()) {
      for (option, attribute) in Self.alignments where options.contains(option) {
        constraints.append(NSLayoutConstraint(LayoutOperand(a, attribute), .equal, LayoutOperand(b, attribute)))
      }
    }
  }

  private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
    (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  private mutating func join(_ before: VisualFormatParser.Element, _ after: VisualFormatParser.Element) {
    // The later edge comes first, so that the constant is the distance. In a right-to-left format, it is negative.
    let sign: CGFloat = options.contains(.directionRightToLeft) && axis == .horizontal ? -1 : 1
    let first: LayoutOperand, second: LayoutOperand
    switch (before.name, after.name) {
    case (nil, let name?):
      let view = item(name)
      (first, second) = (LayoutOperand(view, start), LayoutOperand(edge(of: view, after.connection), start))
    case (let name?, nil):
      let view = item(name)
      (first, second) = (LayoutOperand(edge(of: view, after.connection), end), LayoutOperand(view, end))
    case (let one?, let other?):
      (first, second) = (LayoutOperand(item(other), start), LayoutOperand(item(one), end))
    case (nil, nil): return
    }
    let isEdge = before.name == nil || after.name == nil
    switch after.connection {
    case .flush: constraints.append(NSLayoutConstraint(first, .equal, second))
    case .standard: constraints.append(NSLayoutConstraint(first, .equal, second, constant: isEdge ? 0 : sign * systemSpacing))
    case .stated(let predicates):
      for predicate in predicates {
        let relation = NSLayoutConstraint.Relation(predicate.relation, isReversed: sign < 0)
        let constraint = NSLayoutConstraint(first, relation, second, constant: sign * value(predicate.amount))
        constraint.priority = priority(predicate)
        constraints.append(constraint)
      }
    }
  }

  /// Adds a size: a number, a metric, or the size of another view.
  private mutating func addSize(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ predicate: VisualFormatParser.Predicate
  ) {
    var second: LayoutOperand?, constant: CGFloat = 0
    if case .name(let name) = predicate.amount, metrics[name] == nil {
      second = LayoutOperand(self.item(name), attribute)
    } else {
      constant = value(predicate.amount)
    }
    let relation = NSLayoutConstraint.Relation(predicate.relation)
    let constraint = NSLayoutConstraint(LayoutOperand(item, attribute), relation, second, constant: constant)
    constraint.priority = priority(predicate)
    constraints.append(constraint)
  }

  private func priority(_ predicate: VisualFormatParser.Predicate) -> UILayoutPriority {
    predicate.priority.map { UILayoutPriority(Float(value($0))) } ?? .required
  }

  private func value(_ amount: VisualFormatParser.Amount) -> CGFloat {
    switch amount {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as UILayoutPriority: return CGFloat(value.rawValue)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      default: preconditionFailure("The visual format \(format) uses the metric \(name), which metrics does not have as a number.")
      }
    }
  }

  private func item(_ name: String) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else {
      preconditionFailure("The visual format \(format) names \(name), which views does not have.")
    }
    return item
  }

  /// Returns the item for `|`: the superview, or its margins if the format states no distance.
  private func edge(of item: any LayoutItem, _ connection: VisualFormatParser.Connection) -> any LayoutItem {
    let outer = superview(of: item)
    return connection == .standard ? outer.layoutMarginsGuide : outer
  }

  private func superview(of item: any LayoutItem) -> UIView {
    guard let outer = item is UIView ? item.layoutView?.superview : item.layoutView else {
      preconditionFailure("The visual format \(format) uses | for a superview, but \(item.layoutName) has none yet; add it first.")
    }
    return outer
  }
}

extension NSLayoutConstraint.Relation {
  /// Creates the relation of a constraint. In a reversed constraint, the constant is negative.
  fileprivate init(_ relation: Relation, isReversed: Bool = false) {
    switch relation {
    case .equal: self = .equal
    case .lessOrEqual: self = isReversed ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterOrEqual: self = isReversed ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }
}
