import CoreGraphics

/// A kind of particle that an emitter layer, or a particle of another kind, emits.
///
/// A value with a range is chosen at random for each particle. The distribution is uniform, from half the range below the value to half the
/// range above. A layer copies its cells when they are set. Later changes require the layer's key paths, such as
/// `emitterCells.NAME.birthRate`.
@preconcurrency @MainActor
open class CAEmitterCell: _UIMakeable, CAMediaTiming, @preconcurrency NSCopying {
  var value = EmitterCell()

  /// Creates a cell with a birth rate of 0.
  public override init() { super.init() }
  /// Creates a cell from an archive. Archives are not supported, so this initializer is never called.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns a copy of the cell.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = _UIMakeable.make(type(of: self))
    (copy.value, copy.emitterCells, copy.style, copy.timing) = (value, emitterCells, style, timing)
    return copy
  }

  private subscript(quantity: EmitterQuantity) -> CGFloat {
    get { CGFloat(value[quantity]) }
    set {
      precondition(newValue.isFinite, "\(quantity) of \(self) was set to a value that is not finite: \(newValue)")
      value[quantity] = Double(newValue)
    }
  }

  // MARK: Births

  /// The name by which key paths refer to the cell. The default is `nil`.
  open var name: String? {
    get { value.name }
    set { value.name = newValue }
  }
  /// A Boolean value that indicates whether particles are emitted. The default is `true`.
  open var isEnabled: Bool {
    get { value.isEnabled }
    set { value.isEnabled = newValue }
  }
  /// The number of particles emitted per second. The default is 0.
  open var birthRate: Float {
    get { Float(self[.birthRate]) }
    set { self[.birthRate] = CGFloat(newValue) }
  }
  /// The lifetime of a particle, in seconds. The default is 0.
  open var lifetime: Float {
    get { Float(self[.lifetime]) }
    set { self[.lifetime] = CGFloat(newValue) }
  }
  /// The range of the lifetime, in seconds. The default is 0.
  open var lifetimeRange: Float {
    get { Float(self[.lifetimeRange]) }
    set { self[.lifetimeRange] = CGFloat(newValue) }
  }

  // MARK: Motion

  /// The angle between the direction of emission and the plane of the layer, in radians. The default is 0.
  open var emissionLatitude: CGFloat {
    get { self[.emissionLatitude] }
    set { self[.emissionLatitude] = newValue }
  }
  /// The angle between the direction of emission and the x axis in the plane of the layer, in radians. An angle of π/2 points down. The
  /// default is 0.
  open var emissionLongitude: CGFloat {
    get { self[.emissionLongitude] }
    set { self[.emissionLongitude] = newValue }
  }
  /// The angle of the cone around the direction of emission, in radians. The default is 0.
  open var emissionRange: CGFloat {
    get { self[.emissionRange] }
    set { self[.emissionRange] = newValue }
  }
  /// The initial speed of a particle, in points per second. The default is 0.
  open var velocity: CGFloat {
    get { self[.velocity] }
    set { self[.velocity] = newValue }
  }
  /// The range of the initial speed, in points per second. The default is 0.
  open var velocityRange: CGFloat {
    get { self[.velocityRange] }
    set { self[.velocityRange] = newValue }
  }
  /// The acceleration along the x axis, in points per second squared. The default is 0.
  open var xAcceleration: CGFloat {
    get { self[.xAcceleration] }
    set { self[.xAcceleration] = newValue }
  }
  /// The acceleration along the y axis, in points per second squared. A positive value points down. The default is 0.
  open var yAcceleration: CGFloat {
    get { self[.yAcceleration] }
    set { self[.yAcceleration] = newValue }
  }
  /// The acceleration along the z axis, in points per second squared. A positive value points to the viewer. The default is 0.
  open var zAcceleration: CGFloat {
    get { self[.zAcceleration] }
    set { self[.zAcceleration] = newValue }
  }

  // MARK: Size and turns

  /// The initial scale of a particle, relative to the size of the contents. The default is 1.
  open var scale: CGFloat {
    get { self[.scale] }
    set { self[.scale] = newValue }
  }
  /// The range of the initial scale. The default is 0.
  open var scaleRange: CGFloat {
    get { self[.scaleRange] }
    set { self[.scaleRange] = newValue }
  }
  /// The change of the scale per second. The default is 0.
  open var scaleSpeed: CGFloat {
    get { self[.scaleSpeed] }
    set { self[.scaleSpeed] = newValue }
  }
  /// The speed of rotation, in radians per second clockwise. The default is 0.
  open var spin: CGFloat {
    get { self[.spin] }
    set { self[.spin] = newValue }
  }
  /// The range of the speed of rotation, in radians per second. The default is 0.
  open var spinRange: CGFloat {
    get { self[.spinRange] }
    set { self[.spinRange] = newValue }
  }

  // MARK: Colour

  /// The mean colour by which the contents are multiplied at birth. The default is opaque white.
  open var color: CGColor? {
    get { CGColor(value.color) }
    set { value.color = newValue?.rgba ?? RGBA(white: 1) }
  }
  /// The range of the red component. The default is 0.
  open var redRange: Float {
    get { Float(self[.redRange]) }
    set { self[.redRange] = CGFloat(newValue) }
  }
  /// The range of the green component. The default is 0.
  open var greenRange: Float {
    get { Float(self[.greenRange]) }
    set { self[.greenRange] = CGFloat(newValue) }
  }
  /// The range of the blue component. The default is 0.
  open var blueRange: Float {
    get { Float(self[.blueRange]) }
    set { self[.blueRange] = CGFloat(newValue) }
  }
  /// The range of the alpha component. The default is 0.
  open var alphaRange: Float {
    get { Float(self[.alphaRange]) }
    set { self[.alphaRange] = CGFloat(newValue) }
  }
  /// The change of the red component per second. The default is 0.
  open var redSpeed: Float {
    get { Float(self[.redSpeed]) }
    set { self[.redSpeed] = CGFloat(newValue) }
  }
  /// The change of the green component per second. The default is 0.
  open var greenSpeed: Float {
    get { Float(self[.greenSpeed]) }
    set { self[.greenSpeed] = CGFloat(newValue) }
  }
  /// The change of the blue component per second. The default is 0.
  open var blueSpeed: Float {
    get { Float(self[.blueSpeed]) }
    set { self[.blueSpeed] = CGFloat(newValue) }
  }
  /// The change of the alpha component per second. The default is 0.
  open var alphaSpeed: Float {
    get { Float(self[.alphaSpeed]) }
    set { self[.alphaSpeed] = CGFloat(newValue) }
  }

  // MARK: Look

  /// The image of a particle, which must be a `CGImage` or `nil`. The default is `nil`. Invisible particles can still emit others.
  open var contents: Any? {
    get { value.contents }
    set {
      guard newValue == nil || newValue is CGImage else {
        preconditionFailure("\(newValue!) cannot be a cell's contents: give it a CGImage")
      }
      value.contents = newValue as? CGImage
    }
  }
  /// The part of the contents that is displayed, in fractions of their size. The default is the whole contents.
  open var contentsRect: CGRect {
    get { value.contentsRect }
    set { value.contentsRect = newValue }
  }
  /// The number of pixels of the contents per point. The default is 1.
  open var contentsScale: CGFloat {
    get { value.contentsScale }
    set {
      precondition(newValue > 0 && newValue.isFinite, "contentsScale of \(self) was set to \(newValue): a point has some pixels")
      value.contentsScale = newValue
    }
  }
  /// The cells that each particle of this cell emits at its position. The default is `nil`.
  open var emitterCells: [CAEmitterCell]? { didSet { value.cells = emitterCells?.map(\.value) ?? [] } }
  /// Values by key. The dictionary is stored and has no effect. The default is `nil`.
  open var style: [AnyHashable: Any]?

  // MARK: Time

  /// The time at which births begin, in the time of the layer or of the emitting particle. The default is 0.
  open var beginTime: CFTimeInterval {
    get { value.beginTime }
    set {
      precondition(newValue.isFinite, "beginTime of \(self) was set to a value that is not finite: \(newValue)")
      value.beginTime = newValue
    }
  }
  /// The time for which particles are born, in seconds. The default of 0 means that births do not end.
  open var duration: CFTimeInterval {
    get { value.duration }
    set { value.duration = newValue }
  }
  private struct Timing {
    var speed: Float = 1, timeOffset = 0.0, repeatCount: Float = 0, repeatDuration = 0.0, autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
  }
  private var timing = Timing()
  /// The speed of the cell's time. The value is stored and has no effect. The default is 1.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The offset of the cell's time. The value is stored and has no effect. The default is 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of repetitions. The value is stored and has no effect. The default is 0.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The time of repetition in seconds. The value is stored and has no effect. The default is 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// A Boolean value for reverse repetition. The value is stored and has no effect. The default is `false`.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The effect outside the active interval. The value is stored and has no effect. The default is `.removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
