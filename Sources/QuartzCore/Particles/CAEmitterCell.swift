import CoreGraphics

/// A kind of particle that an emitter layer, or a particle of another kind, gives birth to.
///
/// What has a range is drawn, for each particle, evenly from half the range below to half the range above. A layer takes cells as they are
/// when it is given them; later changes go by its key paths, `emitterCells.NAME.birthRate` and the like.
@preconcurrency @MainActor
open class CAEmitterCell: _UIMakeable, CAMediaTiming, @preconcurrency NSCopying {
  var value = EmitterCell()

  /// A kind of which none are born yet.
  public override init() { super.init() }
  /// For cells in an archive; Segue reads no archives yet, so nothing calls it.
  public required init?(coder: NSCoder) { super.init() }

  /// A cell of the same values.
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

  /// By which key paths find it.
  open var name: String? {
    get { value.name }
    set { value.name = newValue }
  }
  /// Whether any are born; true at first.
  open var isEnabled: Bool {
    get { value.isEnabled }
    set { value.isEnabled = newValue }
  }
  /// How many are born in a second; 0 at first.
  open var birthRate: Float {
    get { Float(self[.birthRate]) }
    set { self[.birthRate] = CGFloat(newValue) }
  }
  /// How long they live, in seconds; 0 at first.
  open var lifetime: Float {
    get { Float(self[.lifetime]) }
    set { self[.lifetime] = CGFloat(newValue) }
  }
  /// By how much that differs.
  open var lifetimeRange: Float {
    get { Float(self[.lifetimeRange]) }
    set { self[.lifetimeRange] = CGFloat(newValue) }
  }

  // MARK: Motion

  /// The angle to the plane of the layer in which they set out, in radians.
  open var emissionLatitude: CGFloat {
    get { self[.emissionLatitude] }
    set { self[.emissionLatitude] = newValue }
  }
  /// The angle to the x axis in which they set out, in the plane of the layer, in radians: π/2 is down.
  open var emissionLongitude: CGFloat {
    get { self[.emissionLongitude] }
    set { self[.emissionLongitude] = newValue }
  }
  /// The angle of the cone round that direction in which they set out, in radians.
  open var emissionRange: CGFloat {
    get { self[.emissionRange] }
    set { self[.emissionRange] = newValue }
  }
  /// How fast they set out, in points for a second.
  open var velocity: CGFloat {
    get { self[.velocity] }
    set { self[.velocity] = newValue }
  }
  /// By how much that differs.
  open var velocityRange: CGFloat {
    get { self[.velocityRange] }
    set { self[.velocityRange] = newValue }
  }
  /// In points for a second, each second.
  open var xAcceleration: CGFloat {
    get { self[.xAcceleration] }
    set { self[.xAcceleration] = newValue }
  }
  /// In points for a second, each second; what is positive pulls down.
  open var yAcceleration: CGFloat {
    get { self[.yAcceleration] }
    set { self[.yAcceleration] = newValue }
  }
  /// In points for a second, each second; what is positive pulls to the eye.
  open var zAcceleration: CGFloat {
    get { self[.zAcceleration] }
    set { self[.zAcceleration] = newValue }
  }

  // MARK: Size and turns

  /// How large they are born, in the size of the contents; 1 at first.
  open var scale: CGFloat {
    get { self[.scale] }
    set { self[.scale] = newValue }
  }
  /// By how much that differs.
  open var scaleRange: CGFloat {
    get { self[.scaleRange] }
    set { self[.scaleRange] = newValue }
  }
  /// By how much that grows in a second.
  open var scaleSpeed: CGFloat {
    get { self[.scaleSpeed] }
    set { self[.scaleSpeed] = newValue }
  }
  /// How fast they turn, in radians for a second, clockwise.
  open var spin: CGFloat {
    get { self[.spin] }
    set { self[.spin] = newValue }
  }
  /// By how much that differs.
  open var spinRange: CGFloat {
    get { self[.spinRange] }
    set { self[.spinRange] = newValue }
  }

  // MARK: Colour

  /// What the contents are multiplied by at their birth, on average; opaque white at first.
  open var color: CGColor? {
    get { CGColor(value.color) }
    set { value.color = newValue?.rgba ?? RGBA(white: 1) }
  }
  /// By how much its red differs.
  open var redRange: Float {
    get { Float(self[.redRange]) }
    set { self[.redRange] = CGFloat(newValue) }
  }
  /// By how much its green differs.
  open var greenRange: Float {
    get { Float(self[.greenRange]) }
    set { self[.greenRange] = CGFloat(newValue) }
  }
  /// By how much its blue differs.
  open var blueRange: Float {
    get { Float(self[.blueRange]) }
    set { self[.blueRange] = CGFloat(newValue) }
  }
  /// By how much its alpha differs.
  open var alphaRange: Float {
    get { Float(self[.alphaRange]) }
    set { self[.alphaRange] = CGFloat(newValue) }
  }
  /// By how much its red grows in a second.
  open var redSpeed: Float {
    get { Float(self[.redSpeed]) }
    set { self[.redSpeed] = CGFloat(newValue) }
  }
  /// By how much its green grows in a second.
  open var greenSpeed: Float {
    get { Float(self[.greenSpeed]) }
    set { self[.greenSpeed] = CGFloat(newValue) }
  }
  /// By how much its blue grows in a second.
  open var blueSpeed: Float {
    get { Float(self[.blueSpeed]) }
    set { self[.blueSpeed] = CGFloat(newValue) }
  }
  /// By how much its alpha grows in a second.
  open var alphaSpeed: Float {
    get { Float(self[.alphaSpeed]) }
    set { self[.alphaSpeed] = CGFloat(newValue) }
  }

  // MARK: Look

  /// A `CGImage`, or nil: what nobody sees may still give birth to others.
  open var contents: Any? {
    get { value.contents }
    set {
      guard newValue == nil || newValue is CGImage else {
        preconditionFailure("\(newValue!) cannot be a cell's contents: give it a CGImage")
      }
      value.contents = newValue as? CGImage
    }
  }
  /// The part of the contents that is shown, in fractions.
  open var contentsRect: CGRect {
    get { value.contentsRect }
    set { value.contentsRect = newValue }
  }
  /// Pixels of the contents for a point; 1 at first.
  open var contentsScale: CGFloat {
    get { value.contentsScale }
    set {
      precondition(newValue > 0 && newValue.isFinite, "contentsScale of \(self) was set to \(newValue): a point has some pixels")
      value.contentsScale = newValue
    }
  }
  /// What each of its particles gives birth to, where it is just then.
  open var emitterCells: [CAEmitterCell]? { didSet { value.cells = emitterCells?.map(\.value) ?? [] } }
  /// Kept; nothing reads it.
  open var style: [AnyHashable: Any]?

  // MARK: Time

  /// When births begin, in the time of the layer or of the particle that gives birth; 0 at first.
  open var beginTime: CFTimeInterval {
    get { value.beginTime }
    set {
      precondition(newValue.isFinite, "beginTime of \(self) was set to a value that is not finite: \(newValue)")
      value.beginTime = newValue
    }
  }
  /// For how long there are births, in seconds; 0, as at first, for ever.
  open var duration: CFTimeInterval {
    get { value.duration }
    set { value.duration = newValue }
  }
  private struct Timing {
    var speed: Float = 1, timeOffset = 0.0, repeatCount: Float = 0, repeatDuration = 0.0, autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
  }
  private var timing = Timing()
  /// Kept; it changes nothing.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// Kept; it changes nothing.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// Kept; it changes nothing.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// Kept; it changes nothing.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Kept; it changes nothing.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Kept; it changes nothing.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
