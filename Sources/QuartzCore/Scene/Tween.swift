import CoreGraphics
import Motion

/// An animated value that is not a handful of numbers: it replaces what is there, and a nil end stands for the layer's own value.
package indirect enum Tween: Equatable, Sendable {
  case transform(from: CATransform3D?, to: CATransform3D?)
  /// The layer's own transform with one part of it replaced, or added to.
  case space(AnimationKeyPath.SpacePart, from: Double?, to: Double?, by: Double?, adds: Bool)
  case sublayerTransform(from: CATransform3D?, to: CATransform3D?)
  /// A cross-fade.
  case contents(from: CGImage?, to: CGImage?)
  case path(from: CGPath?, to: CGPath?)
  case shadowPath(from: CGPath?, to: CGPath?)
  case colors(from: [RGBA]?, to: [RGBA]?)
  case locations(from: [Double]?, to: [Double]?)
  /// Between two of its own progresses.
  case transition(LayerTransition, from: Double, to: Double)
  /// A part of a block's keyframes: waits, moves, and stays. One that follows another shows nothing while it waits.
  case slice(Tween, start: Double, end: Double, follows: Bool)
  /// Several in a row, each from its time on.
  case chain([Tween], times: [Double])

  /// Shows itself at a progress.
  func apply(at p: Double, to properties: inout LayerProperties) {
    switch self {
    case .transform(let from, let to):
      let own = properties.transform3D
      properties.transform3D = .between(from ?? own, to ?? own, at: p)
    case .space(let part, let from, let to, let by, let adds):
      let own = part.value(in: properties.transform3D), below = adds ? 0 : own
      let start = from ?? to.flatMap { to in by.map { to - $0 } } ?? below
      let value = start + ((to ?? by.map { start + $0 } ?? below) - start) * p
      properties.transform3D = part.setting(adds ? own + value : value, in: properties.transform3D)
    case .sublayerTransform(let from, let to):
      let own = properties.rare.sublayerTransform ?? CATransform3DIdentity
      properties.rare.sublayerTransform = .between(from ?? own, to ?? own, at: p)
    case .contents(let from, let to):
      if let to { properties.contents = to }
      if p < 1 && from !== to { properties.rare.fade = .init(contents: from, opacity: min(1 - p, 1)) }
    case .path(let from, let to):
      let own = properties.rare.shape?.path
      properties.rare.shape?.path = Self.between(from ?? own, to ?? own, p)
    case .shadowPath(let from, let to):
      let own = properties.rare.shadowPath
      properties.rare.shadowPath = Self.between(from ?? own, to ?? own, p)
    case .colors(let from, let to):
      let own = properties.rare.gradient?.colors ?? []
      properties.rare.gradient?.colors = Self.between(from ?? own, to ?? own, p) {
        RGBA($0.components + ($1.components - $0.components) * p)
      }
    case .locations(let from, let to):
      let own = properties.rare.gradient?.locations ?? []
      properties.rare.gradient?.locations = Self.between(from ?? own, to ?? own, p) { $0 + ($1 - $0) * p }
    case .transition(var transition, let from, let to):
      transition.progress = from + (to - from) * p
      properties.rare.transition = transition.progress < 1 ? transition : nil
    case .slice(let tween, let start, let end, let follows):
      if follows && p < start { return }
      tween.apply(at: p >= end ? 1 : p <= start ? 0 : (p - start) / (end - start), to: &properties)
    case .chain(let tweens, let times):
      let i = max((times.firstIndex { p < $0 } ?? times.count) - 1, 0)
      let index = min(i, tweens.count - 1)
      let (start, end) = (times[index], index + 1 < times.count ? times[index + 1] : 1)
      tweens[index].apply(at: end > start ? min((p - start) / (end - start), 1) : 1, to: &properties)
    }
  }

  /// Lists of different length do not mix: the second half shows the second.
  private static func between<Value>(_ a: [Value], _ b: [Value], _ p: Double, _ mix: (Value, Value) -> Value) -> [Value] {
    a.count == b.count ? zip(a, b).map(mix) : p < 0.5 ? a : b
  }

  /// Point by point where the elements match; otherwise the second half shows the second.
  private static func between(_ a: CGPath?, _ b: CGPath?, _ p: Double) -> CGPath? {
    guard let a, let b, a.elements.count == b.elements.count else { return p < 0.5 ? a : b }
    var result: [PathElement] = []
    result.reserveCapacity(a.elements.count)
    func mix(_ x: CGPoint, _ y: CGPoint) -> CGPoint { CGPoint(x: x.x + (y.x - x.x) * p, y: x.y + (y.y - x.y) * p) }
    for (x, y) in zip(a.elements, b.elements) {
      switch (x, y) {
      case (.move(let u), .move(let v)): result.append(.move(mix(u, v)))
      case (.line(let u), .line(let v)): result.append(.line(mix(u, v)))
      case (.quadCurve(let c, let u), .quadCurve(let d, let v)): result.append(.quadCurve(mix(c, d), mix(u, v)))
      case (.curve(let c1, let c2, let u), .curve(let d1, let d2, let v)): result.append(.curve(mix(c1, d1), mix(c2, d2), mix(u, v)))
      case (.close, .close): result.append(.close)
      default: return p < 0.5 ? a : b
      }
    }
    return CGPath(elements: result)
  }

  package static func == (a: Tween, b: Tween) -> Bool {
    switch (a, b) {
    case (.transform(let x, let y), .transform(let u, let v)): x == u && y == v
    case (.space(let i, let x, let y, let z, let adds), .space(let j, let u, let v, let w, let alsoAdds)):
      i == j && x == u && y == v && z == w && adds == alsoAdds
    case (.sublayerTransform(let x, let y), .sublayerTransform(let u, let v)): x == u && y == v
    case (.contents(let x, let y), .contents(let u, let v)): x === u && y === v
    case (.path(let x, let y), .path(let u, let v)): x == u && y == v
    case (.shadowPath(let x, let y), .shadowPath(let u, let v)): x == u && y == v
    case (.colors(let x, let y), .colors(let u, let v)): x == u && y == v
    case (.locations(let x, let y), .locations(let u, let v)): x == u && y == v
    case (.slice(let t, let a, let b, let f), .slice(let s, let c, let d, let g)): t == s && a == c && b == d && f == g
    case (.transition(let t, let x, let y), .transition(let s, let u, let v)): t == s && x == u && y == v
    case (.chain(let x, let s), .chain(let y, let t)): x == y && s == t
    default: false
    }
  }
}

extension AnimationRecord {
  private var followsPart: Bool {
    switch value.kind {
    case .slice(_, _, _, _, let follows), .tween(.slice(_, _, _, let follows)): follows
    default: false
    }
  }
  var isTween: Bool { if case .tween = value.kind { true } else { false } }

  /// Shows a tween at a time of its layer.
  func apply(at time: Seconds, to properties: inout LayerProperties) {
    guard case .tween(let tween) = value.kind, let p = progress(at: time) else { return }
    tween.apply(at: p, to: &properties)
  }

  /// Shows the beginning of a record that replaces.
  package func applyStart(to properties: inout LayerProperties) {
    if followsPart { return }  // where it began is where the part before it ended
    if case .tween(let tween) = value.kind {
      if property == .transition { return }  // the model is at its end already
      tween.apply(at: 0, to: &properties)
      properties.dropFade()
    } else {
      properties[property] = value.start
    }
  }
}

extension LayerProperties {
  /// Takes one property over.
  package mutating func take(_ property: AnimatableProperty, from other: LayerProperties) {
    switch property {
    case .transform: transform3D = other.transform3D
    case .sublayerTransform: rare.sublayerTransform = other.rare.sublayerTransform
    case .contents: contents = other.contents
    case .path: rare.shape?.path = other.rare.shape?.path
    case .shadowPath: rare.shadowPath = other.rare.shadowPath
    case .colors: rare.gradient?.colors = other.rare.gradient?.colors ?? []
    case .locations: rare.gradient?.locations = other.rare.gradient?.locations ?? []
    case .backgroundColor: backgroundColor = other.backgroundColor
    case .transition: break  // the model has none
    default: self[property] = other[property]
    }
  }

  /// At the beginning of a cross-fade all that is seen is what is going: it is the contents.
  fileprivate mutating func dropFade() {
    guard let fade = rare.fade else { return }
    contents = fade.contents
    rare.fade = nil
  }
}
