import QuartzCore

/// The frames of the segments and of the thumb that marks the selection.
extension UISegmentedControl {
  var widths: [CGFloat] {
    let natural = segments.map { $0.content.width > 0 ? $0.content.width : $0.naturalWidth(attributes[.normal] ?? [:]) }
    guard !apportionsSegmentWidthsByContent else { return natural }
    let widest = zip(segments, natural).filter { $0.0.content.width == 0 }.map(\.1).max() ?? 0
    return zip(segments, natural).map { $0.content.width > 0 ? $1 : widest }
  }

  /// The edges of the segments, from the leading side. Segments of equal width meet at floor(i·W/n). (Docs/behaviour/controls.md, "Control
  /// behaviour")
  var boundaries: [CGFloat] {
    let (count, width) = (CGFloat(segments.count), bounds.width)
    let fixed = segments.contains { $0.content.width > 0 }
    guard apportionsSegmentWidthsByContent || fixed else {
      return (0...segments.count).map { (CGFloat($0) * width / max(count, 1)).rounded(.down) }
    }
    // Segments without a fixed width divide the remaining width between them.
    let wanted = widths, isFree = segments.map { $0.content.width == 0 }
    let free = zip(wanted, isFree).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let rest = width - wanted.reduce(0, +) + free
    var edges: [CGFloat] = [0]
    for (wish, isFree) in zip(wanted, isFree) {
      edges.append(edges.last! + (isFree && free > 0 ? wish / free * max(rest, 0) : wish))
    }
    return edges.map { $0.rounded(.down) }
  }

  func rect(_ place: Int, _ edges: [CGFloat]) -> CGRect {
    let (start, end) = (edges[place], edges[place + 1])
    return CGRect(x: readsRightToLeft ? bounds.width - end : start, y: 0, width: end - start, height: bounds.height)
  }

  func placeThumb(_ rect: CGRect?) {
    let wasHidden = thumb.isHidden
    thumb.isHidden = rect == nil
    guard let rect else { return }
    let place = rect.insetBy(dx: SegmentedLook.thumbInset, dy: SegmentedLook.thumbInset)
    let change = {
      self.thumb.bounds.size = place.size
      self.thumb.center = CGPoint(x: place.midX, y: place.midY)
      let scale = self.carries ? SegmentedLook.heldScale : 1
      self.thumb.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    if wasHidden { UIView.performWithoutAnimation(change) } else { change() }
  }

  func segment(at place: CGPoint) -> Int? {
    guard !segments.isEmpty else { return nil }
    let edges = boundaries
    let x = place.x - bounds.minX, along = readsRightToLeft ? bounds.width - x : x
    let found = (edges.dropFirst().firstIndex { along < $0 } ?? edges.count - 1) - 1
    let segment = min(max(found, 0), segments.count - 1)
    return segments[segment].content.isEnabled ? segment : nil
  }
}
