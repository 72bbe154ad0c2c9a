import CoreGraphics
import DisplayList
import Typesetting

extension RecordingTraversal {
  /// Returns the lines of a text layer with its displayed values. Letters with an animated size are rendered in each size.
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
