import CoreGraphics
import DisplayList
import Typesetting

extension RecordingWalk {
  /// A text layer's lines, set for what is shown of it now: letters of a size that is animated are drawn in each size.
  func text(_ text: LayerProperties.Text, _ p: LayerProperties) -> [Item] {
    guard let layout = text.layout(in: p.bounds.size) else { return [] }
    let longest = max(p.bounds.width, p.bounds.height),
      scale = min(max(p.contentsScale, 0.01), Double(Typesetter.greatestBitmapSide) / longest)
    let region = CGRect(origin: .zero, size: p.bounds.size)
    guard let bitmap = Typesetter.standard.bitmap(of: layout, region: region, scale: scale) else { return [] }
    let image = bitmap.image
    let target = CGRect(
      x: p.bounds.minX, y: p.bounds.minY, width: Double(image.width) / scale, height: Double(image.height) / scale)
    return [bitmap.tint.map { .glyphs(Glyphs(image, in: target, color: $0)) } ?? .image(Image(image, in: target))]
  }
}
