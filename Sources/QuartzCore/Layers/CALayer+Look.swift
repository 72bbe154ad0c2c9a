import CoreGraphics

extension CALayer {
  /// The opacity in full precision, as views have it.
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

  /// What is done with what is beneath; nil for nothing. Visual effect views set it.
  package var backdrop: LayerProperties.Backdrop? {
    get { properties.rare.backdrop }
    set { set(rare: \.backdrop, newValue, .animated(.backdrop)) }
  }
  /// Whether it is no part of its superlayer's transitions and pictures.
  package var isApart: Bool {
    get { properties.rare.isApart }
    set { set(rare: \.isApart, newValue, .plain) }
  }
  /// Whether it and all in it is not drawn, whatever the app says of it: a transition shows something that stands for it.
  package var isVeiled: Bool {
    get { properties.rare.isVeiled }
    set { if newValue != isVeiled { set(rare: \.isVeiled, newValue, .plain) } }
  }
}
