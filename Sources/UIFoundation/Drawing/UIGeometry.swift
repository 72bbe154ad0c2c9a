import CoreGraphics

/// The insets from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset at each side, in points. Positive insets make a rectangle smaller.
  public var top, left, bottom, right: CGFloat
  /// The insets that are 0 on all sides.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Creates insets that are 0 on all sides.
  public init() { self = .zero }
  /// Creates insets from distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// The insets from the edges of a rectangle, with sides that depend on the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset at each side, in points. Positive insets make a rectangle smaller.
  public var top, leading, bottom, trailing: CGFloat
  /// The insets that are 0 on all sides.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// Creates insets that are 0 on all sides.
  public init() { self = .zero }
  /// Creates insets from distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension UIEdgeInsets {
  /// Creates insets for a reading direction from left to right.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

/// An offset, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance along each axis, in points.
  public var horizontal, vertical: CGFloat
  /// The offset that is 0 along both axes.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
  /// Creates an offset that is 0 along both axes.
  public init() { self = .zero }
  /// Creates an offset from distances in points.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// The set of all four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A set of edges of a rectangle that depend on the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edge at the top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge at which lines of text begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The edge at the bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge at which lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// The set of all four edges.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edge at the top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge at the left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge at the bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge at the right.
  public static let right = UIRectEdge(rawValue: 8)
  /// The set of all four edges.
  public static let all = UIRectEdge(rawValue: 15)
}

extension CGRect {
  /// Returns the rectangle reduced by insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension NSValue {
  /// Creates a value that contains insets.
  public convenience init(uiEdgeInsets: UIEdgeInsets) { self.init(boxing: uiEdgeInsets, "[4d]") }
  /// The insets in the value. Any other content is an error.
  public var uiEdgeInsetsValue: UIEdgeInsets { unboxed("[4d]", UIEdgeInsets.zero) }
}

/// Insets bridge to `NSValue` in Foundation, as on Apple's systems.
extension UIEdgeInsets: _ObjectiveCBridgeable {
  /// Returns a value that contains the insets, for Foundation.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

  /// Extracts insets from a value. Any other content is an error.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) { result = source.uiEdgeInsetsValue }

  /// Extracts insets from a value, and returns whether the value contains them.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) -> Bool {
    result = source.structure("[4d]", UIEdgeInsets.zero)
    return result != nil
  }

  /// Extracts insets from a value. Without a value, the result is zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source?.uiEdgeInsetsValue ?? UIEdgeInsets.zero
  }
}
