import Foundation
import QuartzCore

/// An attribute of a view or guide, from which constraints are created. The generic type determines the anchors that are compatible.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: _UIObject {
  /// The item of the anchor. The anchor keeps it, because the purpose of an anchor is to create constraints with it.
  private let keeper: AnyObject?
  let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    (self.operand, keeper) = (operand, operand.item)
    super.init(_r: ())
  }

  /// The view or guide of the anchor.
  open var item: AnyObject? { operand.item }
  /// The name of the anchor in descriptions.
  open var name: String { operand.description }
  /// A Boolean value that indicates whether the constraints do not determine the frame of the anchor's view completely.
  open var hasAmbiguousLayout: Bool { operand.item?.layoutView?.hasAmbiguousLayout ?? false }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, relation, other, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint in which this anchor equals another one: `self = anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { constraint(.equal, anchor.operand) }
  /// Returns a constraint in which this anchor is at least as large as another one: `self ≥ anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.operand)
  }
  /// Returns a constraint in which this anchor is at most as large as another one: `self ≤ anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.operand)
  }
  /// Returns a constraint in which this anchor equals another one plus a constant in points: `self = anchor + c`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor.operand, constant: c)
  }
  /// Returns a constraint in which this anchor is at least as large as another one plus a constant in points: `self ≥ anchor + c`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.operand, constant: c)
  }
  /// Returns a constraint in which this anchor is at most as large as another one plus a constant in points: `self ≤ anchor + c`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.operand, constant: c)
  }
}

/// The system spacing between views, in points. It applies to `equalToSystemSpacing…` and to `-` in a visual format (folklore).
let systemSpacing: CGFloat = 8
/// A layout anchor for a horizontal position.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, for use in constraints.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: otherAnchor.operand)
  }
  /// Returns a constraint in which this anchor follows another one by the system spacing multiplied by `multiplier`.
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor.operand, constant: systemSpacing * multiplier)
  }
  /// Returns a constraint in which this anchor follows another one by at least the system spacing multiplied by `multiplier`.
  public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }
  /// Returns a constraint in which this anchor follows another one by at most the system spacing multiplied by `multiplier`.
  public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }
}

/// A layout anchor for a vertical position.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, for use in constraints.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: otherAnchor.operand)
  }
  /// Returns a constraint in which this anchor is below another one by the system spacing multiplied by `multiplier`.
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor.operand, constant: systemSpacing * multiplier)
  }
  /// Returns a constraint in which this anchor is below another one by at least the system spacing multiplied by `multiplier`.
  public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }
  /// Returns a constraint in which this anchor is below another one by at most the system spacing multiplied by `multiplier`.
  public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }
}
