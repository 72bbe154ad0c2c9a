import CoreGraphics
import DisplayList

extension LayerTransition {
  /// How far the eye is from a layer that flips, in lengths of its longer side. No source is known; it is chosen by eye.
  private static let eyeDistance = 2.0

  /// What is seen on the way, in the layer's bounds, given what the layer shows now.
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

  /// How dark a screen is that stands on its edge. (BEHAVIOUR-2 §25 says only: slightly.)
  private static let darkness = 0.3

  private func turnedScreen(_ items: [Item], _ side: Side, _ angle: Double, _ bounds: CGRect) -> [Item] {
    let edgewise = abs(Elementary.sincos(angle).sin)
    let length = side == .left || side == .right ? bounds.width : bounds.height
    // The near edge comes so much of the way to the eye; drawn smaller by as much, it is as high as the layer.
    let size = 1 - edgewise * length / 2 / (Self.eyeDistance * max(bounds.width, bounds.height))
    let shade = Item.fill(RoundedRect(bounds), RGBA(white: 0, Self.darkness * edgewise))
    return [.fill(RoundedRect(bounds), RGBA(white: 0, 1)), .group(Group(turned(side, angle, bounds, size: size), items + [shade]))]
  }

  /// The old picture fades over the new one. Where the old one is clear, the new one fades in; where it covers, nothing shines through.
  private func faded(_ old: [Item], _ new: [Item], _ p: Double, _ bounds: CGRect) -> [Item] {
    guard !old.isEmpty else { return [.group(Group(opacity: p, new))] }
    let coming: [Item] = new.isEmpty ? [] : [.group(Group(mask: [.fill(RoundedRect(bounds), RGBA(white: 0, p))] + old, new))]
    return coming + [.group(Group(opacity: 1 - p, old))]
  }

  /// Moved by so many of its own lengths toward a side.
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

  /// Turned about the middle, by an angle that brings the side toward the eye.
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
