import Foundation

extension NSLayoutConstraint {
  /// The description, for example `<NSLayoutConstraint 'identifier' UIView:card.width == 200 @750 (active)>`.
  var text: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var right = ""
    if let second {
      if multiplier != 1 { right = "\(Self.number(multiplier))*" }
      right += second.description
      if constant > 0 { right += " + \(Self.number(constant))" } else if constant < 0 { right += " - \(Self.number(-constant))" }
    } else {
      right = Self.number(constant)
    }
    let strength = priority == .required ? "" : " @\(Self.number(CGFloat(priority.rawValue)))"
    return "<\(type(of: self))\(name) \(first.description) \(sign) \(right)\(strength) (\(isActive ? "active" : "inactive"))>"
  }

  /// Returns a number with up to four decimal places, or without any for a whole number.
  static func number(_ value: CGFloat) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension UIView {
  /// The class with the accessibility identifier, or else with the position in the tree: `UILabel:title`, `UIView:0.2`.
  var layoutName: String {
    let name = "\(type(of: self))"
    if let identifier = accessibilityIdentifier { return "\(name):\(identifier)" }
    var path: [Int] = [], view = self
    while let parent = view.superview {
      path.append(parent.subviews.firstIndex { $0 === view } ?? 0)
      view = parent
    }
    return path.isEmpty ? name : name + ":" + path.reversed().map(String.init).joined(separator: ".")
  }
}
