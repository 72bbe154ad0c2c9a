import Foundation
import QuartzCore

/// An attribute of a view or guide, from which constraints are made; its type says what it can be compared with.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: _UIObject {
  /// Kept alive by the anchor: making a constraint is all that an anchor is for.
  private let keeper: AnyObject?
  let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    (self.operand, keeper) = (operand, operand.item)
    super.init(_r: ())
  }

  /// The view or guide.
  open var item: AnyObject? { operand.item }
  /// What descriptions call the anchor.
  open var name: String { operand.description }
  /// Whether a constraint on this anchor alone could not be satisfied in one way only.
  open var hasAmbiguousLayout: Bool { operand.item?.layoutView?.hasAmbiguousLayout ?? false }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, relation, other, multiplier: multiplier, constant: constant)
  }

  /// `self = anchor`
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { constraint(.equal, anchor.operand) }
  /// `self ≥ anchor`
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.operand)
  }
  /// `self ≤ anchor`
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.operand)
  }
  /// `self = anchor + c`
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor.operand, constant: c)
  }
  /// `self ≥ anchor + c`
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.operand, constant: c)
  }
  /// `self ≤ anchor + c`
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.operand, constant: c)
  }
}

/// Points between neighbours that are `equalToSystemSpacing…` apart, times the multiplier, and of `-` in a visual format (K).
let systemSpacing: CGFloat = 8
/// A horizontal position.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, as something to constrain.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: otherAnchor.operand)
  }
  /// This anchor trails another by the system's spacing times `multiplier`.
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor.operand, constant: systemSpacing * multiplier)
  }
  /// This anchor trails another by at least the system's spacing times `multiplier`.
  public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }
  /// This anchor trails another by at most the system's spacing times `multiplier`.
  public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }
}

/// A vertical position.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another, as something to constrain.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: otherAnchor.operand)
  }
  /// This anchor is below another by the system's spacing times `multiplier`.
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor.operand, constant: systemSpacing * multiplier)
  }
  /// This anchor is below another by at least the system's spacing times `multiplier`.
  public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }
  /// This anchor is below another by at most the system's spacing times `multiplier`.
  public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }
}
