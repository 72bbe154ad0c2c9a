import ConstraintSolver
import Foundation

/// How much a constraint matters: required, or a preference that yields to every higher one.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// 1 (weakest) through 1000 (required); whole numbers, fractions are rounded, but never up to required.
  public var rawValue: Float

  /// Makes a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// How strongly a button resists compression, and the default of compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// Dragging that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene's wish to keep its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Dragging that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default of content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly `systemLayoutSizeFitting(_:)` holds to its target.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority so much higher.
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue + more) }
  /// A priority so much lower.
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue - less) }

  /// The solver's priority.
  var level: Int { rawValue >= 1000 ? Constraint.required : min(999, max(1, Int(rawValue.rounded()))) }
  /// The solver's priority of a wish about a content size: that of 1000 is above every other wish and contradicts nothing (BEHAVIOUR-2 §26).
  var contentLevel: Int { min(level, 1000) }
}
