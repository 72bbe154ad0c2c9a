import CoreGraphics

/// A layer that displays copies of its sublayers, each with a further transform, colour change and time delay.
///
/// The copies are not layers, so they cannot be hit or converted to. They are drawn in order, with the last copy in front.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// Creates a layer that displays its sublayers once.
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

  /// The number of times that the sublayers are displayed. The default is 1, which displays no further copies.
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
  /// A Boolean value that indicates whether the copies keep their depth in the superlayer's 3D space. If it is `false`, they are flattened
  /// into this layer's plane. The default is `false`.
  ///
  /// If it is `true`, the layer has the restrictions of a `CATransformLayer`.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set { set(rare: \.replicator!.value.preservesDepth, newValue, .plain) }
  }
  /// The delay of each copy's time from that of the previous one, in seconds. It makes animations of a copy start later. The default is 0.
  /// The property is animatable.
  open var instanceDelay: CFTimeInterval {
    get { replicator.delay }
    set { set(rare: \.replicator!.value.delay, newValue, .animated(.instanceDelay)) }
  }
  /// The transform from each copy to the next, about the centre of this layer's bounds. The default is the identity. The property is
  /// animatable.
  open var instanceTransform: CATransform3D {
    get { replicator.transform }
    set { set(rare: \.replicator!.value.transform, newValue, .animated(.instanceTransform)) }
  }
  /// The colour by which the first copy is multiplied. The default is opaque white. The property is animatable.
  open var instanceColor: CGColor? {
    get { CGColor(replicator.color) }
    set { set(rare: \.replicator!.value.color, newValue?.rgba ?? RGBA(white: 1), .animated(.instanceColor)) }
  }
  /// The value that is added to the red component of the colour from each copy to the next. The default is 0. The property is animatable.
  open var instanceRedOffset: Float {
    get { Float(replicator.redOffset) }
    set { set(rare: \.replicator!.value.redOffset, Double(newValue), .animated(.instanceRedOffset)) }
  }
  /// The value that is added to the green component of the colour from each copy to the next. The default is 0. The property is animatable.
  open var instanceGreenOffset: Float {
    get { Float(replicator.greenOffset) }
    set { set(rare: \.replicator!.value.greenOffset, Double(newValue), .animated(.instanceGreenOffset)) }
  }
  /// The value that is added to the blue component of the colour from each copy to the next. The default is 0. The property is animatable.
  open var instanceBlueOffset: Float {
    get { Float(replicator.blueOffset) }
    set { set(rare: \.replicator!.value.blueOffset, Double(newValue), .animated(.instanceBlueOffset)) }
  }
  /// The value that is added to the alpha component of the colour from each copy to the next. The default is 0. The property is animatable.
  open var instanceAlphaOffset: Float {
    get { Float(replicator.alphaOffset) }
    set { set(rare: \.replicator!.value.alphaOffset, Double(newValue), .animated(.instanceAlphaOffset)) }
  }
}
