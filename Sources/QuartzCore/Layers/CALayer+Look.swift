import CoreGraphics

extension CALayer {
  /// The opacity with the full precision that views use.
  package var alpha: Double {
    get { properties.opacity }
    set { set(\.opacity, newValue, .animated(.opacity)) }
  }

  // MARK: Contents

  package var image: CGImage? {
    get { properties.contents }
    set { set(\.contents, newValue, .animated(.contents)) }
  }

  // MARK: Effects and hints

  /// The effect on the content behind the layer. Visual effect views set it. The default is `nil`.
  package var backdrop: LayerProperties.Backdrop? {
    get { properties.rare.backdrop }
    set { set(rare: \.backdrop, newValue, .animated(.backdrop)) }
  }
  /// A Boolean value that indicates whether the layer is excluded from its superlayer's transitions and snapshots.
  package var isApart: Bool {
    get { properties.rare.isApart }
    set { set(rare: \.isApart, newValue, .plain) }
  }
  /// A Boolean value that indicates whether the layer and its sublayers are hidden by a transition that displays a copy. It is independent
  /// of `isHidden`.
  package var isVeiled: Bool {
    get { properties.rare.isVeiled }
    set { if newValue != isVeiled { set(rare: \.isVeiled, newValue, .plain) } }
  }
}
