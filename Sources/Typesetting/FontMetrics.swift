import CoreGraphics

/// The vertical measures of a font in points, positive unless said otherwise, from unscaled font units.
///
/// Font units are integers in the file, so a metric is one product and one quotient: the same bits on every machine.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: CGFloat
  /// From the baseline down to the bottom of the line.
  public var descent: CGFloat
  /// The gap that the font asks for between lines; 0 for the system font.
  public var leading: CGFloat
  /// From the baseline up to the top of a flat capital.
  public var capHeight: CGFloat
  /// From the baseline up to the top of a small x.
  public var xHeight: CGFloat
  /// From the baseline down to the middle of an underline.
  public var underlineDepth: CGFloat
  /// How thick the font wants lines under and through its text.
  public var underlineThickness: CGFloat

  /// `ascent + descent + leading`, the distance of two baselines of running text.
  public var lineHeight: CGFloat { ascent + descent + leading }
}

/// A face's measures in its own units, as the file has them.
struct FaceMeasures: Hashable, Sendable {
  var unitsPerEm: Int
  var ascent, descent, leading: Int
  var capHeight, xHeight: Int
  var underlineDepth, underlineThickness: Int

  /// San Francisco's line box in units of 1/2048 em.
  ///
  /// Every iOS layout knows these (`UIFont.systemFont(ofSize: 17).lineHeight` is 20.287109375 = 17·2444/2048), so the system font's
  /// lines are as tall as on iOS although its glyphs are Inter's, whose own box is 2478/2048. Heights of capitals and small letters
  /// stay Inter's, because they describe what is drawn.
  static let systemLine = (unitsPerEm: 2048, ascent: 1950, descent: 494)

  func scaled(to size: CGFloat, isSystem: Bool) -> FontMetrics {
    func points(_ units: Int, _ perEm: Int) -> CGFloat { CGFloat(units) * size / CGFloat(perEm) }
    let line = FaceMeasures.systemLine
    return FontMetrics(
      ascent: isSystem ? points(line.ascent, line.unitsPerEm) : points(ascent, unitsPerEm),
      descent: isSystem ? points(line.descent, line.unitsPerEm) : points(descent, unitsPerEm),
      leading: isSystem ? 0 : points(leading, unitsPerEm),
      capHeight: points(capHeight, unitsPerEm), xHeight: points(xHeight, unitsPerEm),
      underlineDepth: points(underlineDepth, unitsPerEm), underlineThickness: points(underlineThickness, unitsPerEm))
  }
}
