import CoreGraphics

/// A transition of a layer from its previous appearance to its present one.
public struct LayerTransition: Equatable, Sendable {
  /// An edge as it is displayed, with y pointing down.
  package enum Side: Sendable { case left, right, top, bottom }
  package enum Style: Equatable, Sendable {
    case fade
    case push(from: Side)
    case moveIn(from: Side)
    case reveal(from: Side)
    /// The named side comes towards the viewer first.
    case flip(from: Side)
    /// A whole screen flips on a black background. The perspective keeps the near edge inside the layer, and the screen is slightly darker
    /// when it is edge-on.
    case turn(from: Side)
  }
  package var style: Style
  /// The appearance of the layer at the previous commit. It is `nil` if there was none.
  package var picture: CGImage?
  /// The progress of the transition, from 0 to 1.
  package var progress = 0.0
}

extension Presentation {
  /// The root without the sublayers that are excluded from its transitions.
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
