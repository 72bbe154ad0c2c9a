import CoreGraphics

extension LayerProperties {
  /// What an emitter layer gives birth to, where and how fast, and what it has done so far.
  public struct Emitter: Equatable, Sendable {
    /// The kinds of particles.
    public var cells: [EmitterCell] = []
    /// What they are born in.
    public var shape = CAEmitterLayerEmitterShape.point
    /// Where in it.
    public var mode = CAEmitterLayerEmitterMode.volume
    /// How they are drawn.
    public var renderMode = CAEmitterLayerRenderMode.unordered
    /// Whether they lie in the space of the superlayer.
    public var preservesDepth = false
    /// Of all that is drawn by lot.
    public var seed: UInt32 = 0
    /// The middle of the shape, in the layer.
    public var position = CGPoint.zero
    /// The middle of the shape, before the layer.
    public var zPosition = 0.0
    /// The size of the shape.
    public var size = CGSize.zero
    /// The depth of the shape.
    public var depth = 0.0
    /// Multiplies that of the cells.
    public var birthRate = 1.0
    /// Multiplies that of the cells.
    public var lifetime = 1.0
    /// Multiplies that of the cells.
    public var velocity = 1.0
    /// Multiplies that of the cells.
    public var scale = 1.0
    /// Multiplies that of the cells.
    public var spin = 1.0

    /// What births followed from which values, from when on: the last one is what is now.
    var spans: [BirthSpan] = []
    /// The layer's time at which it is seen; nil for the model, of which nothing is.
    var time: Double?
    /// Whether particles are born or alive: pictures at different times differ.
    var isLive = false

    /// The same without what has been.
    var source: Emitter {
      var source = self
      (source.spans, source.time, source.isLive) = ([], nil, false)
      return source
    }
    /// For how long after its birth something of a particle can be seen.
    var longestTrace: Double { (cells.map(\.longestTrace).max() ?? 0) * max(lifetime, 0) }
    /// How many particles are born in a second.
    func birthRate(of cell: EmitterCell) -> Double { cell.isEnabled ? max(cell[.birthRate] * birthRate, 0) : 0 }
    /// How many live at once, when all is as it is for long.
    var expectedCount: Double {
      func count(_ cell: EmitterCell) -> Double {
        let life = max(cell[.lifetime], 0) * max(lifetime, 0)
        return life + cell.cells.reduce(0) { $0 + ($1.isEnabled ? max($1[.birthRate], 0) * life * count($1) : 0) }
      }
      return cells.reduce(0) { $0 + birthRate(of: $1) * count($1) }
    }
  }
}
