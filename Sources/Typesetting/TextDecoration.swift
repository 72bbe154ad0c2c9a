import CoreGraphics

/// An underline or a strikethrough.
public struct TextDecoration: Hashable, Sendable {
  /// The number and thickness of the strokes.
  public enum Weight: Hashable, Sendable { case single, thick, double }
  /// The dash patterns of the line.
  public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
  /// The number and thickness of the strokes.
  public var weight: Weight
  /// The dash pattern of the line.
  public var pattern: Pattern
  /// A Boolean value that indicates whether the line is omitted below or through white space.
  public var skipsSpaces: Bool

  /// Creates a decoration. The default is one solid line that also covers spaces.
  public init(weight: Weight = .single, pattern: Pattern = .solid, skipsSpaces: Bool = false) {
    (self.weight, self.pattern, self.skipsSpaces) = (weight, pattern, skipsSpaces)
  }
  /// A single solid line that also covers spaces.
  public static let single = TextDecoration()

  /// The strokes, as multiples of the font's line thickness. Offsets are measured downwards from the middle.
  var strokes: [(thickness: CGFloat, offset: CGFloat)] {
    switch weight {
    case .single: [(1, 0)]
    case .thick: [(2, 0)]
    case .double: [(1, -1), (1, 1)]
    }
  }
  /// The lengths of dashes and gaps in turn, as multiples of the font's line thickness. The array is empty for a solid line. These lengths
  /// are a choice of this module.
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
