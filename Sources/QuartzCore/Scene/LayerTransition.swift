import CoreGraphics

/// A layer that turns from one picture into another: what it showed before, and how the two change places.
public struct LayerTransition: Equatable, Sendable {
  /// An edge as it is seen, y pointing down.
  package enum Side: Sendable { case left, right, top, bottom }
  package enum Style: Equatable, Sendable {
    case fade
    case push(from: Side)
    case moveIn(from: Side)
    case reveal(from: Side)
    /// The named side comes toward the eye first.
    case flip(from: Side)
    /// As a flip, of a whole screen: on black, from so far back that the near edge stays within the layer, a little darker on its edge.
    case turn(from: Side)
  }
  package var style: Style
  /// What the layer showed at the last commit before; nil if that was nothing.
  package var picture: CGImage?
  /// How far it is, 0…1.
  package var progress = 0.0
}

extension Presentation {
  /// The root without those of its sublayers that are no part of it.
  package var withoutWhatIsApart: Presentation {
    guard nodes.contains(where: { $0.depth == 1 && $0.properties.hasRare && $0.properties.rare.isApart }) else { return self }
    var isDropping = false
    return Presentation(
      nodes: nodes.filter { node in
        if node.depth <= 1 { isDropping = node.depth == 1 && node.properties.hasRare && node.properties.rare.isApart }
        return !isDropping
      })
  }
}

extension CALayer {
  /// A transition away from what is on the screen of this layer now.
  package func transition(_ style: LayerTransition.Style) -> LayerTransition {
    let shown = runtime.scene.presentation(from: id, at: runtime.now).withoutWhatIsApart
    guard let root = shown.nodes.first?.properties, !root.isHidden || root.rare.transition != nil, root.hasArea
    else { return LayerTransition(style: style) }
    let screen = runtime.scene.root.flatMap { runtime.scene.layers[$0]?.properties.contentsScale } ?? 1
    return LayerTransition(style: style, picture: runtime.recorder.image(of: shown, scale: max(screen, root.contentsScale)))
  }
}
