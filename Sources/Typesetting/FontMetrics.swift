import CoreGraphics

/// The vertical metrics of a font, in points. They are positive unless stated otherwise.
///
/// They are computed from integers in the font file with one product and one quotient. The result has the same bits on every machine.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line.
  public var ascent: CGFloat
  /// The distance from the baseline down to the bottom of the line.
  public var descent: CGFloat
  /// The space that the font requires between lines. It is 0 for the system font.
  public var leading: CGFloat
  /// The height of a flat capital letter above the baseline.
  public var capHeight: CGFloat
  /// The height of a lowercase x above the baseline.
  public var xHeight: CGFloat
  /// The distance from the baseline down to the middle of an underline.
  public var underlineDepth: CGFloat
  /// The thickness of underlines and strikethroughs that the font specifies.
  public var underlineThickness: CGFloat

  /// The distance between the baselines of two lines of running text: `ascent + descent + leading`.
  public var lineHeight: CGFloat { ascent + descent + leading }
}

/// The metrics of a face in the font units of its file.
struct FaceMeasures: Hashable, Sendable {
  var unitsPerEm: Int
  var ascent, descent, leading: Int
  var capHeight, xHeight: Int
  var underlineDepth, underlineThickness: Int

  /// The line height of San Francisco, in units of 1/2048 em.
  ///
  /// iOS layouts depend on it: `UIFont.systemFont(ofSize: 17).lineHeight` is 20.287109375 = 17·2444/2048. Lines of the system font are
  /// therefore as tall as on iOS, although Inter's own line height is 2478/2048. The heights of capitals and of the x are Inter's, because
  /// they describe the glyphs that are drawn.
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
