/// The resistance of content that is dragged beyond its edge. (Docs/behaviour/touch.md, "Scroll views")
///
/// `shown = (1 − 1 / (0.55 · asked / dimension + 1)) · dimension`. The displayed distance never reaches `dimension`.
public enum RubberBand {
  /// The ratio of the displayed distance to the drag distance for small distances.
  public static let stiffness = 0.55

  /// Returns the displayed distance from the edge. `distance` is the drag distance beyond the edge, which is at least 0, and `dimension` is
  /// the size of the viewport.
  public static func stretch(_ distance: Double, over dimension: Double) -> Double {
    dimension > 0 ? (1 - 1 / (stiffness * distance / dimension + 1)) * dimension : 0
  }

  /// Returns the drag distance for a displayed distance. It is the inverse of `stretch(_:over:)`.
  public static func unstretch(_ shown: Double, over dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    return shown >= dimension ? .greatestFiniteMagnitude : dimension / stiffness * shown / (dimension - shown)
  }
}
