import CoreGraphics
import DisplayList

extension LayerTransition {
  /// The distance of the viewer from a layer that flips, in lengths of its longer side. No source is known, so the value was chosen by eye.
  private static let eyeDistance = 2.0

  /// Returns the items of the transition at its present progress, in the layer's bounds. `new` is what the layer displays now.
  func items(_ new: [Item], in bounds: CGRect) -> [Item] {
    let old: [Item] = picture.map { [.image(Image($0, in: bounds))] } ?? []
    let p = progress
    switch style {
    case .fade: return faded(old, new, p, bounds)
    case .push(let side): return moved(old, side, -p, bounds) + moved(new, side, 1 - p, bounds)
    case .moveIn(let side): return old + moved(new, side, 1 - p, bounds)
    case .reveal(let side): return new + moved(old, side, -p, bounds)
    case .flip(let side):
      let turn = turned(side, p < 0.5 ? p * .pi : (p - 1) * .pi, bounds)
      return [.group(Group(turn, p < 0.5 ? old : new))]
    case .turn(let side): return turnedScreen(p < 0.5 ? old : new, side, p < 0.5 ? p * .pi : (p - 1) * .pi, bounds)
    }
  }

  /// The darkness of a screen that is seen edge-on. The value is a choice, because the behaviour is only known as slightly dark.
  private static let darkness = 0.3

  private func turnedScreen(_ items: [Item], _ side: Side, _ angle: Double, _ bounds: CGRect) -> [Item] {
    let edgewise = abs(Elementary.sincos(angle).sin)
    let length = side == .left || side == .right ? bounds.width : bounds.height
    // The near edge moves towards the viewer by this amount. The layer is scaled down accordingly, so that the edge is as high as the
    // layer.
    let size = 1 - edgewise * length / 2 / (Self.eyeDistance * max(bounds.width, bounds.height))
    let shade = Item.fill(RoundedRect(bounds), RGBA(white: 0, Self.darkness * edgewise))
    return [.fill(RoundedRect(bounds), RGBA(white: 0, 1)), .group(Group(turned(side, angle, bounds, size: size), items + [shade]))]
  }

  /// Fades the old image out over the new one. Where the old image is transparent, the new one fades in. Where the old one is opaque,
  /// nothing behind both becomes visible.
  private func faded(_ old: [Item], _ new: [Item], _ p: Double, _ bounds: CGRect) -> [Item] {
    guard !old.isEmpty else { return [.group(Group(opacity: p, new))] }
    let coming: [Item] = new.isEmpty ? [] : [.group(Group(mask: [.fill(RoundedRect(bounds), RGBA(white: 0, p))] + old, new))]
    return coming + [.group(Group(opacity: 1 - p, old))]
  }

  /// Returns the items moved towards a side by a multiple of the layer's length.
  private func moved(_ items: [Item], _ side: Side, _ lengths: Double, _ bounds: CGRect) -> [Item] {
    guard !items.isEmpty else { return [] }
    let (dx, dy): (Double, Double) =
      switch side {
      case .left: (-bounds.width, 0)
      case .right: (bounds.width, 0)
      case .top: (0, -bounds.height)
      case .bottom: (0, bounds.height)
      }
    return [.group(Group(.translation(dx * lengths, dy * lengths), items))]
  }

  /// Returns a rotation about the centre by an angle that moves the side towards the viewer.
  private func turned(_ side: Side, _ angle: Double, _ bounds: CGRect, size: Double = 1) -> Projection {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / (Self.eyeDistance * max(bounds.width, bounds.height))
    let turn =
      switch side {
      case .left: CATransform3DMakeRotation(angle, 0, 1, 0)
      case .right: CATransform3DMakeRotation(-angle, 0, 1, 0)
      case .top: CATransform3DMakeRotation(-angle, 1, 0, 0)
      case .bottom: CATransform3DMakeRotation(angle, 1, 0, 0)
      }
    let (x, y) = (bounds.midX, bounds.midY)
    var t = CATransform3DConcat(CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), turn), perspective)
    if size != 1 { t = CATransform3DConcat(t, CATransform3DMakeScale(size, size, 1)) }
    return Projection(CATransform3DConcat(t, CATransform3DMakeTranslation(x, y, 0)))
  }
}
