import CoreGraphics
import HostInterface
import Motion

/// Gives birth to particles of the kinds of its cells, and draws them above its background.
///
/// A particle is what its cell and the layer say at its birth, and its way is a function of its age: a picture of any instant is the same
/// whichever were drawn before. All that is left to chance follows from `seed`. An emitter whose time begins with the app's has been at it
/// before it is first seen; give it a `beginTime` (`CACurrentMediaTime()`) to see the first particle come. It keeps no app from coming to rest.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// How many stretches of births that differ are remembered; the oldest are forgotten with their particles.
  static let mostSpans = 512
  /// Whether somebody has said when its time begins.
  private var hasBegin = false
  /// When the particles that are still alive will all be gone, in its time; nil while there are births.
  private var lastDeath: Double?

  /// An emitter without cells.
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

  /// The kinds of particles. They are taken as they are now; later changes go by key paths, `emitterCells.NAME.birthRate` and the like.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      cells = newValue
      set(rare: \.emitter!.value.cells, (newValue ?? []).map { $0.snapshot() }, .plain)
    }
  }
  private var cells: [CAEmitterCell]?
  /// Multiplies the cells' birth rates; 1 at first.
  open var birthRate: Float {
    get { Float(emitter.birthRate) }
    set { set(rare: \.emitter!.value.birthRate, Double(newValue), .animated(.birthRate)) }
  }
  /// Multiplies the cells' lifetimes; 1 at first.
  open var lifetime: Float {
    get { Float(emitter.lifetime) }
    set { set(rare: \.emitter!.value.lifetime, Double(newValue), .animated(.lifetime)) }
  }
  /// Multiplies the cells' velocities; 1 at first.
  open var velocity: Float {
    get { Float(emitter.velocity) }
    set { set(rare: \.emitter!.value.velocity, Double(newValue), .animated(.velocity)) }
  }
  /// Multiplies the cells' scales; 1 at first.
  open var scale: Float {
    get { Float(emitter.scale) }
    set { set(rare: \.emitter!.value.scale, Double(newValue), .animated(.scale)) }
  }
  /// Multiplies the cells' spins; 1 at first.
  open var spin: Float {
    get { Float(emitter.spin) }
    set { set(rare: \.emitter!.value.spin, Double(newValue), .animated(.spin)) }
  }

  // MARK: Shape

  /// The middle of the shape, in the layer; its origin at first.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { set(rare: \.emitter!.value.position, newValue, .animated(.emitterPosition)) }
  }
  /// The middle of the shape, before the layer.
  open var emitterZPosition: CGFloat {
    get { emitter.zPosition }
    set { set(rare: \.emitter!.value.zPosition, newValue, .animated(.emitterZPosition)) }
  }
  /// The size of the shape; of what is round, its width is the radius.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { set(rare: \.emitter!.value.size, newValue, .animated(.emitterSize)) }
  }
  /// The depth of the shape.
  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set { set(rare: \.emitter!.value.depth, newValue, .animated(.emitterDepth)) }
  }
  /// What particles are born in; a point at first.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { set(rare: \.emitter!.value.shape, newValue, .plain) }
  }
  /// Where in it; everywhere at first.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { set(rare: \.emitter!.value.mode, newValue, .plain) }
  }

  // MARK: Drawing

  /// In which order particles are drawn, and how.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { set(rare: \.emitter!.value.renderMode, newValue, .plain) }
  }
  /// Whether particles lie in the space of the superlayer instead of in this layer's plane; false at first.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set { set(rare: \.emitter!.value.preservesDepth, newValue, .plain) }
  }
  /// Of all that is left to chance. At first that is one of the app's, another for each emitter, the same at each launch.
  open var seed: UInt32 {
    get { emitter.seed }
    set { set(rare: \.emitter!.value.seed, newValue, .plain) }
  }

  // MARK: Births

  override func timeWasSet() { hasBegin = true }

  /// Where births follow from other values than at the last commit, another stretch of time begins.
  override func willBeCommitted() {
    let now = localNow
    var spans = emitter.spans
    if runtime.scene[id] == nil { spans = [] }
    while let last = spans.last, last.start > now { spans.removeLast() }  // its time was set back
    if let last = spans.last, last.isLike(committed) {
      if spans.count != emitter.spans.count { properties.rare.emitter!.value.spans = spans }
    } else {
      let start = spans.isEmpty ? hasBegin ? min(now, 0) : now - emitter.longestTrace : now
      let counts = spans.last?.counts(at: start) ?? []
      if spans.last?.start == start { spans.removeLast() }
      spans.append(BirthSpan(start: start, countsBefore: counts, layer: committed))
      // What can no longer be seen is forgotten.
      var kept = spans.count - 1
      while kept > 0, spans[kept].start > now - spans[kept - 1].longestTrace { kept -= 1 }
      spans.removeFirst(max(kept, spans.count - Self.mostSpans))
      properties.rare.emitter!.value.spans = spans
      warnOfCrowd()
    }
    live(at: now)
  }

  /// Says whether there is anything to see, and looks again when the last particle is to be gone.
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

  /// Commits anew in so many seconds of its time. That its time stands still, or goes slower, only means that it looks once more.
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
  /// How deep cells may lie in one another.
  private static let deepest = 8
  /// The cell with those in it, as they are now.
  func snapshot(depth: Int = 0) -> EmitterCell {
    precondition(depth < Self.deepest, "\(self) lies in \(Self.deepest) cells: look for one that is among its own emitterCells")
    var snapshot = value
    snapshot.cells = (emitterCells ?? []).map { $0.snapshot(depth: depth + 1) }
    return snapshot
  }
}

/// The seeds of an app's emitters: the same at each launch.
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
