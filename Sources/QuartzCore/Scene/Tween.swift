import CoreGraphics
import Motion

/// An animated value that is not numeric. It replaces the value beneath, and a `nil` end means the layer's own value.
package indirect enum Tween: Equatable, Sendable {
  /// The value changes from one value of a property to another.
  case value(AnimatableProperty, from: LayerValue?, to: LayerValue?)
  /// One part of the layer's own transform is replaced or added to.
  case space(AnimationKeyPath.SpacePart, from: Double?, to: Double?, by: Double?, adds: Bool)
  /// A property of an emitter's cells changes.
  case cell(EmitterCellPath, from: Components?, to: Components?, by: Components?, adds: Bool)
  /// The contents are cross-faded.
  case contents(from: CGImage?, to: CGImage?)
  /// A transition runs between two of its progress values.
  case transition(LayerTransition, from: Double, to: Double)
  /// A part of a block's keyframes waits, moves, and then stays. If it follows another part, it has no effect while it waits.
  case slice(Tween, start: Double, end: Double, follows: Bool)
  /// Several tweens run in sequence, each from its time on.
  case chain([Tween], times: [Double])

  /// Applies the tween at a progress.
  func apply(at p: Double, to properties: inout LayerProperties) {
    switch self {
    case .value(let property, let from, let to):
      let own = properties[value: property]
      properties[value: property] = (from ?? own).mixed(with: to ?? own, at: p)
    case .space(let part, let from, let to, let by, let adds):
      let own = part.value(in: properties.transform3D), below = adds ? 0 : own
      let start = from ?? to.flatMap { to in by.map { to - $0 } } ?? below
      let value = start + ((to ?? by.map { start + $0 } ?? below) - start) * p
      properties.transform3D = part.setting(adds ? own + value : value, in: properties.transform3D)
    case .cell(let path, let from, let to, let by, let adds):
      guard let own = properties.rare.emitter?.value.cells[path] else { return }
      let below = adds ? Components(repeating: 0) : own
      let start = from ?? to.flatMap { to in by.map { to - $0 } } ?? below
      let value = start + ((to ?? by.map { start + $0 } ?? below) - start) * p
      properties.rare.emitter?.value.cells[path] = adds ? own + value : value
    case .contents(let from, let to):
      if let to { properties.contents = to }
      if p < 1 && from !== to { properties.rare.fade = .init(contents: from, opacity: min(1 - p, 1)) }
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
}

extension Tween {
  /// Creates a tween from one layer's value of a property to another's. If `new` is `nil`, it leads to the model's value. It is `nil` for a
  /// property made of numbers.
  package init?(_ property: AnimatableProperty, from old: LayerProperties, to new: LayerProperties?) {
    switch property.kind {
    case .image: self = .contents(from: old.contents, to: new?.contents)
    case .transform, .spaceTransform, .path, .colors, .list:
      self = .value(property, from: old[value: property].given, to: new?[value: property].given)
    case .number, .point, .size, .rectangle, .color, .effect, .cells, .transition: return nil
    }
  }
}

extension LayerValue {
  /// The value, or `nil` for a missing path, which the other end then replaces.
  fileprivate var given: LayerValue? { self == .path(nil) ? nil : self }
}

extension CGPath {
  /// Returns a Boolean value that indicates whether the elements of both paths match in kind, so that the paths can be interpolated.
  package func matches(_ other: CGPath) -> Bool {
    elements.count == other.elements.count && zip(elements, other.elements).allSatisfy { $0.isOfKind($1) }
  }

  /// Returns the path between two matching paths, interpolated point by point.
  static func between(_ a: CGPath, _ b: CGPath, at p: Double) -> CGPath {
    func mix(_ x: CGPoint, _ y: CGPoint) -> CGPoint { CGPoint(x: x.x + (y.x - x.x) * p, y: x.y + (y.y - x.y) * p) }
    return CGPath(
      elements: zip(a.elements, b.elements).map { pair in
        switch pair {
        case (.move(let u), .move(let v)): .move(mix(u, v))
        case (.line(let u), .line(let v)): .line(mix(u, v))
        case (.quadCurve(let c, let u), .quadCurve(let d, let v)): .quadCurve(mix(c, d), mix(u, v))
        case (.curve(let c1, let c2, let u), .curve(let d1, let d2, let v)): .curve(mix(c1, d1), mix(c2, d2), mix(u, v))
        case (.close, .close): .close
        default: preconditionFailure("\(pair) do not match")
        }
      })
  }
}

extension PathElement {
  fileprivate func isOfKind(_ other: PathElement) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve), (.close, .close): true
    default: false
    }
  }
}

extension AnimationEntry {
  private var followsPart: Bool {
    switch value.kind {
    case .slice(_, _, _, _, let follows), .tween(.slice(_, _, _, let follows)): follows
    default: false
    }
  }
  var isTween: Bool { if case .tween = value.kind { true } else { false } }

  /// Applies a tween at a time of its layer.
  func apply(at time: Seconds, to properties: inout LayerProperties) {
    guard case .tween(let tween) = value.kind, let p = progress(at: time) else { return }
    tween.apply(at: p, to: &properties)
  }

  /// Applies the first value of an entry that replaces values.
  package func applyStart(to properties: inout LayerProperties) {
    if followsPart { return }  // it began where the previous part ended
    if case .tween(let tween) = value.kind {
      if property == .transition { return }  // the model has its final value already
      tween.apply(at: 0, to: &properties)
      properties.dropFade()
    } else {
      properties[property] = value.start
    }
  }
}

extension LayerProperties {
  /// Makes the old contents the contents, because only they are visible at the beginning of a cross-fade.
  fileprivate mutating func dropFade() {
    guard let fade = rare.fade else { return }
    contents = fade.contents
    rare.fade = nil
  }
}
