import CoreGraphics

extension CALayer {
  /// Returns a transition from the present appearance of this layer on the screen.
  package func transition(_ style: LayerTransition.Style) -> LayerTransition {
    let shown = runtime.scene.presentation(from: id, at: runtime.now).withoutWhatIsApart
    guard let root = shown.nodes.first?.properties, !root.isHidden || root.rare.transition != nil, root.hasArea
    else { return LayerTransition(style: style) }
    let screen = runtime.scene.root.flatMap { runtime.scene.layers[$0]?.properties.contentsScale } ?? 1
    return LayerTransition(style: style, picture: runtime.recorder.image(of: shown, scale: max(screen, root.contentsScale)))
  }
}
