import Foundation

/// A width, a height, or a distance.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The distance between two positions along one axis.
  convenience init(from start: LayoutOperand, to end: LayoutOperand) {
    guard let startItem = start.item, let endItem = end.item else {
      preconditionFailure("A distance is measured between anchors of views that exist.")
    }
    self.init(LayoutOperand(endItem, end.attribute, minus: startItem, start.attribute))
  }

  /// `self = c`
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, constant: c) }
  /// `self ≥ c`
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }
  /// `self ≤ c`
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.lessThanOrEqual, nil, constant: c) }

  /// `self = m × anchor`
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor.operand, multiplier: m)
  }
  /// `self ≥ m × anchor`
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.operand, multiplier: m)
  }
  /// `self ≤ m × anchor`
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.operand, multiplier: m)
  }
  /// `self = m × anchor + c`
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor.operand, multiplier: m, constant: c)
  }
  /// `self ≥ m × anchor + c`
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }
  /// `self ≤ m × anchor + c`
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }
}
