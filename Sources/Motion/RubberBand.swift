/// How content beyond its edge follows the finger, ever less. (BEHAVIOUR §8)
///
/// `shown = (1 − 1 / (0.55 · asked / dimension + 1)) · dimension`: it never shows a whole `dimension`.
public enum RubberBand {
  /// How strongly the content follows at first.
  public static let stiffness = 0.55

  /// How far content stands beyond its edge when the finger has gone `distance` (at least 0) beyond it; `dimension` is the viewport's.
  public static func stretch(_ distance: Double, over dimension: Double) -> Double {
    dimension > 0 ? (1 - 1 / (stiffness * distance / dimension + 1)) * dimension : 0
  }

  /// The inverse of `stretch`: how far the finger must have gone.
  public static func unstretch(_ shown: Double, over dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    return shown >= dimension ? .greatestFiniteMagnitude : dimension / stiffness * shown / (dimension - shown)
  }
}
