import CoreGraphics
import HostInterface
import Motion

/// A layer that emits particles of the kinds of its cells. It draws them above its background.
///
/// The values of a particle are fixed at its birth, and its motion is a function of its age. A frame is therefore independent of the frames
/// rendered before. All random values depend on `seed`.
///
/// If the emitter's time begins with the app's, it has already emitted particles when it first appears. With a `beginTime` of
/// `CACurrentMediaTime()`, emission begins at that time. An emitter does not keep an app from becoming idle.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The maximum number of stored birth intervals. The oldest are removed with their particles.
  static let mostSpans = 512
  /// A Boolean value that indicates whether the app has set a timing property.
  private var hasBegin = false
  /// The time at which the last living particle dies, in the layer's time. It is `nil` while particles are born.
  private var lastDeath: Double?

  /// Creates an emitter without cells.
  public override init() {
    super.init()
    properties.rare.emitter!.value.seed = runtime.emitterSeeds.next()
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var initialProperties: LayerProperties {
    var properties = LayerProperties()
    properties.rare.emitter = Shared(.init())
    return properties
  }
  open override func presentation() -> CAEmitterLayer? { show { CAEmitterLayer(layer: $0) } }

  private var emitter: LayerProperties.Emitter { properties.rare.emitter!.value }

  // MARK: Cells

  /// The kinds of particles. The layer copies the cells when they are set. Later changes require key paths, such as
  /// `emitterCells.NAME.birthRate`. The default is `nil`.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      cells = newValue
      set(rare: \.emitter!.value.cells, (newValue ?? []).map { $0.snapshot() }, .plain)
    }
  }
  private var cells: [CAEmitterCell]?
  /// The factor for the birth rates of the cells. The default is 1. The property is animatable.
  open var birthRate: Float {
    get { Float(emitter.birthRate) }
    set { set(rare: \.emitter!.value.birthRate, Double(newValue), .animated(.birthRate)) }
  }
  /// The factor for the lifetimes of the cells. The default is 1. The property is animatable.
  open var lifetime: Float {
    get { Float(emitter.lifetime) }
    set { set(rare: \.emitter!.value.lifetime, Double(newValue), .animated(.lifetime)) }
  }
  /// The factor for the velocities of the cells. The default is 1. The property is animatable.
  open var velocity: Float {
    get { Float(emitter.velocity) }
    set { set(rare: \.emitter!.value.velocity, Double(newValue), .animated(.velocity)) }
  }
  /// The factor for the scales of the cells. The default is 1. The property is animatable.
  open var scale: Float {
    get { Float(emitter.scale) }
    set { set(rare: \.emitter!.value.scale, Double(newValue), .animated(.scale)) }
  }
  /// The factor for the spins of the cells. The default is 1. The property is animatable.
  open var spin: Float {
    get { Float(emitter.spin) }
    set { set(rare: \.emitter!.value.spin, Double(newValue), .animated(.spin)) }
  }

  // MARK: Shape

  /// The centre of the emitter shape, in the layer's coordinates. The default is zero. The property is animatable.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { set(rare: \.emitter!.value.position, newValue, .animated(.emitterPosition)) }
  }
  /// The position of the emitter shape's centre on the z axis. The default is 0. The property is animatable.
  open var emitterZPosition: CGFloat {
    get { emitter.zPosition }
    set { set(rare: \.emitter!.value.zPosition, newValue, .animated(.emitterZPosition)) }
  }
  /// The size of the emitter shape. The width of a circle or a sphere is its radius. The default is zero. The property is animatable.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { set(rare: \.emitter!.value.size, newValue, .animated(.emitterSize)) }
  }
  /// The depth of the emitter shape. The default is 0. The property is animatable.
  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set { set(rare: \.emitter!.value.depth, newValue, .animated(.emitterDepth)) }
  }
  /// The shape in which particles are born. The default is `.point`.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { set(rare: \.emitter!.value.shape, newValue, .plain) }
  }
  /// The part of the shape in which particles are born. The default is `.volume`.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { set(rare: \.emitter!.value.mode, newValue, .plain) }
  }

  // MARK: Drawing

  /// The order and the blending of particles. The default is `.unordered`.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { set(rare: \.emitter!.value.renderMode, newValue, .plain) }
  }
  /// A Boolean value that indicates whether particles keep their depth in the superlayer's 3D space. If it is `false`, they are flattened
  /// into this layer's plane. The default is `false`.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set { set(rare: \.emitter!.value.preservesDepth, newValue, .plain) }
  }
  /// The seed of all random values. The default differs for each emitter of an app and is equal at every launch.
  open var seed: UInt32 {
    get { emitter.seed }
    set { set(rare: \.emitter!.value.seed, newValue, .plain) }
  }

  // MARK: Births

  override func timeWasSet() { hasBegin = true }

  /// If births depend on other values than at the last commit, a new interval begins.
  override func willBeCommitted() {
    let now = localNow
    var spans = emitter.spans
    if runtime.scene[id] == nil { spans = [] }
    while let last = spans.last, last.start > now { spans.removeLast() }  // the layer's time was moved back
    if let last = spans.last, last.isLike(committed) {
      if spans.count != emitter.spans.count { properties.rare.emitter!.value.spans = spans }
    } else {
      let start = spans.isEmpty ? hasBegin ? min(now, 0) : now - emitter.longestTrace : now
      let counts = spans.last?.counts(at: start) ?? []
      if spans.last?.start == start { spans.removeLast() }
      spans.append(BirthSpan(start: start, countsBefore: counts, layer: committed))
      // Intervals that are no longer visible are removed.
      var kept = spans.count - 1
      while kept > 0, spans[kept].start > now - spans[kept - 1].longestTrace { kept -= 1 }
      spans.removeFirst(max(kept, spans.count - Self.mostSpans))
      properties.rare.emitter!.value.spans = spans
      warnOfCrowd()
    }
    live(at: now)
  }

  /// Updates whether anything is visible, and schedules an update for the time when the last particle dies.
  private func live(at now: Double) {
    guard let span = emitter.spans.last else { return }
    if span.canEmit(after: now) {
      properties.rare.emitter!.value.isLive = true
      lastDeath = nil
      let seasons = emitter.cells.map(\.season.upperBound).filter { $0 < .infinity && $0 > now }
      if span.isSteady, !emitter.cells.contains(where: { $0.season.upperBound == .infinity && emitter.birthRate(of: $0) > 0 }),
        let end = seasons.max()
      {
        look(after: end - now)
      }
      return
    }
    let spans = emitter.spans
    let deaths = spans.indices.map { i in (i + 1 < spans.count ? spans[i + 1].start : lastBirth(of: spans[i])) + spans[i].longestTrace }
    let death = deaths.max() ?? now
    properties.rare.emitter!.value.isLive = death > now
    if death > now, death != lastDeath { look(after: death - now) }
    lastDeath = death
  }
  private func lastBirth(of span: BirthSpan) -> Double {
    emitter.cells.filter { emitter.birthRate(of: $0) > 0 }.map(\.season.upperBound).max() ?? span.start
  }

  /// Schedules a commit after a number of seconds in the layer's time. If that time stands still or runs slowly, the commit only occurs too
  /// early.
  private func look(after seconds: Double) {
    if let nextLook { nextLook.runtime.cancel(nextLook.token) }
    let runtime = runtime
    let token = runtime.scheduleRestful(after: max(seconds, Self.shortestLook)) { [weak self] in
      self?.nextLook = nil
      guard let self, isInTree else { return }
      lastDeath = nil
      runtime.markDirty(self)
    }
    nextLook = (runtime, token)
  }
  private var nextLook: (runtime: Runtime, token: EventLoop.Token)?
  private static let shortestLook = 0.05

  private func warnOfCrowd() {
    guard !hasWarned, emitter.expectedCount > Double(ParticleField.most) else { return }
    hasWarned = true
    runtime.onDiagnostic?(
      "\(self) would show \(Int(min(emitter.expectedCount, 1e9))) particles at once: of more than \(ParticleField.most) only those born last are drawn. Lower birthRate or lifetime."
    )
  }
  private var hasWarned = false
}

extension CAEmitterCell {
  /// The maximum depth of nested cells.
  private static let deepest = 8
  /// Returns a copy of the cell and its nested cells.
  func snapshot(depth: Int = 0) -> EmitterCell {
    precondition(depth < Self.deepest, "\(self) lies in \(Self.deepest) cells: look for one that is among its own emitterCells")
    var snapshot = value
    snapshot.cells = (emitterCells ?? []).map { $0.snapshot(depth: depth + 1) }
    return snapshot
  }
}

/// The seeds of an app's emitters. They are equal at every launch.
final class EmitterSeeds: RuntimeState {
  private var count: UInt32 = 0
  init(for runtime: Runtime) {}
  func next() -> UInt32 {
    count &+= 1
    return count &* 0x9E37_79B9
  }
}

extension Runtime {
  var emitterSeeds: EmitterSeeds { state() }
}
