import CoreGraphics
import Typesetting

/// The content of a label as a value, from which its lines, sizes and pixels are computed.
struct LabelText: Hashable {
  var text: StyledText
  /// The maximum number of lines. A value of 0 means no limit.
  var maxLines = 1
  /// The smallest factor by which the text may shrink to fit. A value of 1 keeps the size.
  var smallestScale: CGFloat = 1

  /// Returns the lines within a size.
  func layout(in size: CGSize) -> TextLayout {
    let whole = layout(text, size)
    guard smallestScale < 1, whole.isTruncated || whole.size.width > size.width else { return whole }
    // Eight bisection steps bring the scale within 1/256 of the largest scale that fits.
    var (low, high) = (smallestScale, CGFloat(1))
    var best = layout(text.scaled(by: low), size)
    for _ in 0..<8 {
      let middle = (low + high) / 2
      let candidate = layout(text.scaled(by: middle), size)
      if candidate.isTruncated || candidate.size.width > size.width { high = middle } else { (low, best) = (middle, candidate) }
    }
    return best
  }

  /// Returns the size of the text in a width, rounded up to whole pixels.
  func size(width: CGFloat, pixelsPerPoint scale: CGFloat) -> CGSize {
    let size = Typesetter.standard.layout(text.fitted(to: width), width: width, maxLines: maxLines).size
    return CGSize(width: size.width.roundedUp(scale), height: size.height.roundedUp(scale))
  }

  private func layout(_ text: StyledText, _ size: CGSize) -> TextLayout {
    // Heights were rounded up to pixels, and Auto Layout rounds to the nearest pixel. Half a pixel is therefore tolerated.
    Typesetter.standard.layout(text.fitted(to: size.width), width: size.width, maxLines: maxLines, maxHeight: size.height + 0.5)
  }
}

extension CGFloat {
  /// Returns the value rounded up to a whole pixel. Rounding errors of less than a thousandth of a pixel are ignored.
  package func roundedUp(_ pixelsPerPoint: CGFloat) -> CGFloat {
    isFinite ? (self * pixelsPerPoint - 1e-3).rounded(.up) / pixelsPerPoint : self
  }
}
