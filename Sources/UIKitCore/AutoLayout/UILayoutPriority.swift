import ConstraintSolver
import Foundation

/// The priority of a constraint. A constraint is required, or it yields to all constraints with a higher priority.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The value, from 1 (lowest) to 1000 (required). Fractions are rounded to whole numbers, but never up to 1000.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of required constraints, which is 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists compression, and the default for compression resistance. The value is 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may resize the scene. The value is 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size. The value is 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that must not resize the scene. The value is 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority for content hugging, which is 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`, which is 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that is higher by a number.
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue + more) }
  /// Returns a priority that is lower by a number.
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue - less) }

  /// The priority in the solver.
  var level: Int { rawValue >= 1000 ? Constraint.required : min(999, max(1, Int(rawValue.rounded()))) }
  /// The priority of a content size in the solver.
  ///
  /// A content size with priority 1000 is above all other preferences, but never contradicts a required constraint
  /// (Docs/behaviour/layout.md, "Auto Layout measurements").
  var contentLevel: Int { min(level, 1000) }
}
