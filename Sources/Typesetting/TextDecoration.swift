import CoreGraphics

/// A line under or through characters.
public struct TextDecoration: Hashable, Sendable {
  /// How strong the line is.
  public enum Weight: Hashable, Sendable { case single, thick, double }
  /// What is left out of the line.
  public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
  /// How strong the line is.
  public var weight: Weight
  /// What is left out of the line.
  public var pattern: Pattern
  /// Whether white space has no line.
  public var skipsSpaces: Bool

  /// One solid line throughout, unless told otherwise.
  public init(weight: Weight = .single, pattern: Pattern = .solid, skipsSpaces: Bool = false) {
    (self.weight, self.pattern, self.skipsSpaces) = (weight, pattern, skipsSpaces)
  }
  /// One solid line throughout.
  public static let single = TextDecoration()

  /// The thicknesses and places of its lines: multiples of the font's thickness, places from the middle downwards.
  var strokes: [(thickness: CGFloat, offset: CGFloat)] {
    switch weight {
    case .single: [(1, 0)]
    case .thick: [(2, 0)]
    case .double: [(1, -1), (1, 1)]
    }
  }
  /// Lengths that are drawn and left out in turn, in multiples of the font's thickness; none for a solid line. (A choice.)
  var dashes: [CGFloat] {
    switch pattern {
    case .solid: []
    case .dot: [2, 2]
    case .dash: [6, 3]
    case .dashDot: [6, 2, 2, 2]
    case .dashDotDot: [6, 2, 2, 2, 2, 2]
    }
  }
}
