import CoreGraphics
import Typesetting

/// What a label shows, as a value: its lines, sizes and pixels follow from it.
struct LabelText: Hashable {
  var text: StyledText
  /// 0 means as many as there are.
  var maxLines = 1
  /// How far the text may shrink to fit; 1 for text that keeps its size.
  var smallestScale: CGFloat = 1

  /// The lines within a size.
  func layout(in size: CGSize) -> TextLayout {
    let whole = layout(text, size)
    guard smallestScale < 1, whole.isTruncated || whole.size.width > size.width else { return whole }
    // Eight halvings bring the scale within 1/256 of the largest that fits.
    var (low, high) = (smallestScale, CGFloat(1))
    var best = layout(text.scaled(by: low), size)
    for _ in 0..<8 {
      let middle = (low + high) / 2
      let candidate = layout(text.scaled(by: middle), size)
      if candidate.isTruncated || candidate.size.width > size.width { high = middle } else { (low, best) = (middle, candidate) }
    }
    return best
  }

  /// The size that the text would take in a width, in whole pixels.
  func size(width: CGFloat, pixelsPerPoint scale: CGFloat) -> CGSize {
    let size = Typesetter.standard.layout(text.fitted(to: width), width: width, maxLines: maxLines).size
    return CGSize(width: size.width.roundedUp(scale), height: size.height.roundedUp(scale))
  }

  private func layout(_ text: StyledText, _ size: CGSize) -> TextLayout {
    // Heights were rounded up to pixels, and Auto Layout rounds to the nearest: half a pixel is forgiven.
    Typesetter.standard.layout(text.fitted(to: size.width), width: size.width, maxLines: maxLines, maxHeight: size.height + 0.5)
  }
}

extension CGFloat {
  /// The next whole pixel, forgiving what arithmetic leaves behind.
  func roundedUp(_ pixelsPerPoint: CGFloat) -> CGFloat {
    isFinite ? (self * pixelsPerPoint - 1e-3).rounded(.up) / pixelsPerPoint : self
  }
}
