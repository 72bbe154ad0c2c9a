import Foundation

/// A layout anchor for a width, a height or a distance.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates the distance between two positions on one axis.
  convenience init(from start: LayoutOperand, to end: LayoutOperand) {
    guard let startItem = start.item, let endItem = end.item else {
      preconditionFailure("A distance is measured between anchors of views that exist.")
    }
    self.init(LayoutOperand(endItem, end.attribute, minus: startItem, start.attribute))
  }

  /// Returns a constraint in which this dimension equals a constant in points: `self = c`.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, constant: c) }
  /// Returns a constraint in which this dimension is at least a constant in points: `self ≥ c`.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }
  /// Returns a constraint in which this dimension is at most a constant in points: `self ≤ c`.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.lessThanOrEqual, nil, constant: c) }

  /// Returns a constraint in which this dimension equals a multiple of another one: `self = m × anchor`.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor.operand, multiplier: m)
  }
  /// Returns a constraint in which this dimension is at least a multiple of another one: `self ≥ m × anchor`.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.operand, multiplier: m)
  }
  /// Returns a constraint in which this dimension is at most a multiple of another one: `self ≤ m × anchor`.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.operand, multiplier: m)
  }
  /// Returns a constraint in which this dimension equals a multiple of another one plus a constant in points: `self = m × anchor + c`.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor.operand, multiplier: m, constant: c)
  }
  /// Returns a constraint in which this dimension is at least a multiple of another one plus a constant in points: `self ≥ m × anchor + c`.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }
  /// Returns a constraint in which this dimension is at most a multiple of another one plus a constant in points: `self ≤ m × anchor + c`.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }
}
