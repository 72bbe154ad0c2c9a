import CoreGraphics

/// Shows its sublayers several times, each copy a step further on: moved, in another colour, a little later.
///
/// The copies are no layers: nobody can hit them or ask where they are. They lie over one another in their order, the last in front.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// A layer that shows its sublayers once.
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var initialProperties: LayerProperties {
    var properties = LayerProperties()
    properties.rare.replicator = Shared(.init())
    return properties
  }
  open override func presentation() -> CAReplicatorLayer? { show { CAReplicatorLayer(layer: $0) } }

  private var replicator: LayerProperties.Replicator { properties.rare.replicator!.value }

  /// How often the sublayers are shown; 1 at first, which is no copy.
  open var instanceCount: Int {
    get { replicator.count }
    set {
      if newValue > CommittedScene.mostCopies {
        runtime.onDiagnostic?(
          "\(self) was asked for \(newValue) instances: a picture holds at most \(CommittedScene.mostCopies) copies of layers, and leaves out the rest."
        )
      }
      set(rare: \.replicator!.value.count, max(newValue, 0), .plain)
    }
  }
  /// Whether the copies lie in the space of the superlayer, with their depth, instead of in this layer's plane; false at first.
  ///
  /// What a transform layer cannot have, this one then cannot have either.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set { set(rare: \.replicator!.value.preservesDepth, newValue, .plain) }
  }
  /// Seconds by which each copy's time is behind the one before, so that its animations come later; 0 at first.
  open var instanceDelay: CFTimeInterval {
    get { replicator.delay }
    set { set(rare: \.replicator!.value.delay, newValue, .animated(.instanceDelay)) }
  }
  /// From each copy to the next, about the middle of this layer's bounds; the identity at first.
  open var instanceTransform: CATransform3D {
    get { replicator.transform }
    set { set(rare: \.replicator!.value.transform, newValue, .animated(.instanceTransform)) }
  }
  /// What the colours of the first copy are multiplied by; opaque white at first.
  open var instanceColor: CGColor? {
    get { CGColor(replicator.color) }
    set { set(rare: \.replicator!.value.color, newValue?.rgba ?? RGBA(white: 1), .animated(.instanceColor)) }
  }
  /// Added to the red of that colour from each copy to the next; 0 at first.
  open var instanceRedOffset: Float {
    get { Float(replicator.redOffset) }
    set { set(rare: \.replicator!.value.redOffset, Double(newValue), .animated(.instanceRedOffset)) }
  }
  /// Added to the green of that colour from each copy to the next; 0 at first.
  open var instanceGreenOffset: Float {
    get { Float(replicator.greenOffset) }
    set { set(rare: \.replicator!.value.greenOffset, Double(newValue), .animated(.instanceGreenOffset)) }
  }
  /// Added to the blue of that colour from each copy to the next; 0 at first.
  open var instanceBlueOffset: Float {
    get { Float(replicator.blueOffset) }
    set { set(rare: \.replicator!.value.blueOffset, Double(newValue), .animated(.instanceBlueOffset)) }
  }
  /// Added to the alpha of that colour from each copy to the next; 0 at first.
  open var instanceAlphaOffset: Float {
    get { Float(replicator.alphaOffset) }
    set { set(rare: \.replicator!.value.alphaOffset, Double(newValue), .animated(.instanceAlphaOffset)) }
  }
}
