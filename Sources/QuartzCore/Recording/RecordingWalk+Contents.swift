import CoreGraphics
import DisplayList

extension RecordingTraversal {
  /// Returns the items of a layer's contents. A cross-fade adds the other contents over them.
  func contents(_ p: LayerProperties, _ rare: LayerProperties.Rare) -> [Item] {
    var items: [Item] = []
    if let image = p.contents { items.append(drawn(image, p, rare)) }
    if let fade = rare.fade, let image = fade.contents, fade.opacity > 0 {
      items.append(.group(Group(opacity: fade.opacity, [drawn(image, p, rare)])))
    }
    return items
  }

  private func drawn(_ image: CGImage, _ p: LayerProperties, _ rare: LayerProperties.Rare) -> Item {
    let size = CGSize(width: image.width, height: image.height), part = rare.contentsRect
    if let film = rare.film {
      let (target, source) = film.place(size, in: p.bounds)
      return .image(Image(image, source: source, in: target))
    }
    let source = CGRect(
      x: part.minX * size.width, y: part.minY * size.height, width: part.width * size.width, height: part.height * size.height)
    var stretch: Image.Stretch?
    if rare.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) && rare.contentsGravity == .resize {
      let c = rare.contentsCenter
      stretch = Image.Stretch(
        center: CGRect(
          x: source.minX + c.minX * source.width, y: source.minY + c.minY * source.height, width: c.width * source.width,
          height: c.height * source.height),
        scale: p.contentsScale)
    }
    let placed = Image(image, source: source, in: rare.contentsFrame(size, of: p), stretch: stretch)
    return image.format == .alpha ? .glyphs(Glyphs(placed, color: rare.contentsTint ?? RGBA(white: 0))) : .image(placed)
  }

  func backdrop(_ b: LayerProperties.Backdrop, _ shape: RoundedRect) -> [Item] {
    let item = Backdrop(shape.rect, sigma: b.sigma, saturation: b.saturation, tint: b.tint)
    guard item.isVisible else { return [] }
    return shape.radius > 0 ? [.group(Group(clip: shape, [.backdrop(item)]))] : [.backdrop(item)]
  }

  func gradient(_ g: LayerProperties.Gradient, _ shape: RoundedRect) -> [Item] {
    guard let first = g.colors.first else { return [] }
    guard g.colors.count > 1 else { return [.fill(shape, first)] }
    let r = shape.rect
    func place(_ p: CGPoint) -> CGPoint { CGPoint(x: r.minX + p.x * r.width, y: r.minY + p.y * r.height) }
    let stops = g.colors.enumerated().map { n, color in
      Gradient.Stop(n < g.locations.count ? g.locations[n] : Double(n) / Double(g.colors.count - 1), color)
    }
    let (from, to) = (place(g.startPoint), place(g.endPoint))
    if g.type == .radial {
      let radii = CGSize(width: abs(to.x - from.x), height: abs(to.y - from.y))
      return [.gradient(shape, Gradient(.radial(center: from, radii: radii), stops))]
    }
    if g.type == .conic {
      let drawn = recorder.conics.image(stops, in: r, center: from, toward: to, scale: scale)
      return drawn.map { [.group(Group(clip: shape, [.image($0)]))] } ?? []
    }
    precondition(g.type == .axial, "gradients of the type \(g.type.rawValue) are not drawn; use axial, radial or conic")
    return [.gradient(shape, Gradient(from: from, to: to, stops))]
  }
}

extension LayerProperties.Rare {
  /// Returns the frame of contents whose size is in pixels. "Top" is towards smaller y, as in UIKit's content modes.
  func contentsFrame(_ pixels: CGSize, of layer: LayerProperties) -> CGRect {
    let (bounds, contentsScale) = (layer.bounds, layer.contentsScale)
    if contentsGravity == .resize { return bounds }
    let width = pixels.width * contentsRect.width / contentsScale, height = pixels.height * contentsRect.height / contentsScale
    guard width > 0, height > 0 else { return bounds }
    var size = CGSize(width: width, height: height)
    if contentsGravity == .resizeAspect || contentsGravity == .resizeAspectFill {
      let (kx, ky) = (bounds.width / width, bounds.height / height)
      let k = contentsGravity == .resizeAspect ? min(kx, ky) : max(kx, ky)
      size = CGSize(width: width * k, height: height * k)
    }
    let across: Double
    switch contentsGravity {
    case .left, .topLeft, .bottomLeft: across = 0
    case .right, .topRight, .bottomRight: across = 1
    default: across = 0.5
    }
    let down: Double
    switch contentsGravity {
    case .top, .topLeft, .topRight: down = 0
    case .bottom, .bottomLeft, .bottomRight: down = 1
    default: down = 0.5
    }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * across, y: bounds.minY + (bounds.height - size.height) * down, width: size.width,
      height: size.height)
  }
}
