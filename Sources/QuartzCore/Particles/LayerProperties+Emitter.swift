import CoreGraphics

extension LayerProperties {
  /// The properties of an emitter layer, and the history of its births.
  public struct Emitter: Equatable, Sendable {
    /// The kinds of particles.
    public var cells: [EmitterCell] = []
    /// The shape in which particles are born.
    public var shape = CAEmitterLayerEmitterShape.point
    /// The part of the shape in which particles are born.
    public var mode = CAEmitterLayerEmitterMode.volume
    /// The order and the blending of particles.
    public var renderMode = CAEmitterLayerRenderMode.unordered
    /// A Boolean value that indicates whether particles keep their depth in the superlayer's 3D space.
    public var preservesDepth = false
    /// The seed of all random values.
    public var seed: UInt32 = 0
    /// The centre of the shape, in the layer's coordinates.
    public var position = CGPoint.zero
    /// The position of the shape's centre on the z axis.
    public var zPosition = 0.0
    /// The size of the shape, in points.
    public var size = CGSize.zero
    /// The depth of the shape, in points.
    public var depth = 0.0
    /// The factor for the birth rates of the cells.
    public var birthRate = 1.0
    /// The factor for the lifetimes of the cells.
    public var lifetime = 1.0
    /// The factor for the velocities of the cells.
    public var velocity = 1.0
    /// The factor for the scales of the cells.
    public var scale = 1.0
    /// The factor for the spins of the cells.
    public var spin = 1.0

    /// The intervals of births that depend on unchanged values. The last one contains the present.
    var spans: [BirthSpan] = []
    /// The layer's time at which it is displayed. It is `nil` for the model, which is not displayed.
    var time: Double?
    /// A Boolean value that indicates whether particles are born or alive, so that frames at different times differ.
    var isLive = false

    /// The properties without the history of births.
    var source: Emitter {
      var source = self
      (source.spans, source.time, source.isLive) = ([], nil, false)
      return source
    }
    /// The maximum time after a particle's birth at which a trace of it can be visible, in seconds.
    var longestTrace: Double { (cells.map(\.longestTrace).max() ?? 0) * max(lifetime, 0) }
    /// Returns the number of particles of a cell that are born per second.
    func birthRate(of cell: EmitterCell) -> Double { cell.isEnabled ? max(cell[.birthRate] * birthRate, 0) : 0 }
    /// The number of living particles after a long time without changes.
    var expectedCount: Double {
      func count(_ cell: EmitterCell) -> Double {
        let life = max(cell[.lifetime], 0) * max(lifetime, 0)
        return life + cell.cells.reduce(0) { $0 + ($1.isEnabled ? max($1[.birthRate], 0) * life * count($1) : 0) }
      }
      return cells.reduce(0) { $0 + birthRate(of: $1) * count($1) }
    }
  }
}
