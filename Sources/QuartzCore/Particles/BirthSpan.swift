import CoreGraphics
import Motion
import Synchronization

/// An interval of an emitter layer's time in which births depend on unchanged values and animations. It ends where the next one begins.
///
/// The number of births up to a time is a function of that time, so any frame can be rendered independently. Without animations it has a
/// closed form. Otherwise it is a sum of short steps from the start. The sum is cached at the start of the last frame, which affects only
/// the speed.
final class BirthSpan: Sendable, Equatable {
  /// The start of the interval, in the layer's time.
  let start: Double
  /// The number of births of each cell before the interval. It includes the fraction of the next birth.
  let countsBefore: [Double]
  /// The layer with those of its animations that affect an emitter.
  private let layer: CommittedLayer
  let isSteady: Bool
  private let own: LayerProperties.Emitter
  private let memo = Mutex<(step: Int, counts: [Double])?>(nil)

  /// The length of the steps in which an animated birth rate is summed, in seconds.
  static let step = 1.0 / 60

  init(start: Double, countsBefore: [Double], layer: CommittedLayer) {
    (self.start, self.countsBefore) = (start, countsBefore)
    var layer = layer
    layer.properties.rare.emitter!.value = layer.properties.rare.emitter!.value.source
    layer.animations = layer.animations.filter(\.property.isOfEmitter)
    layer.animatedProperties = layer.animations.reduce(0) { $0 | $1.property.bit }
    (self.layer, isSteady, own) = (layer, layer.animations.isEmpty, layer.properties.rare.emitter!.value)
  }

  static func == (a: BirthSpan, b: BirthSpan) -> Bool { a === b }

  /// Returns a Boolean value that indicates whether the births of a layer continue as in this interval.
  func isLike(_ layer: CommittedLayer) -> Bool {
    guard let emitter = layer.properties.rare.emitter?.value.source, emitter == own else { return false }
    return self.layer.animations == layer.animations.filter(\.property.isOfEmitter)
  }

  /// Returns the emitter's values at a time.
  func source(at time: Double) -> LayerProperties.Emitter {
    isSteady ? own : layer.presentation(at: time).rare.emitter?.value ?? own
  }
  /// Returns a Boolean value that indicates whether particles can be born after a time.
  func canEmit(after time: Double) -> Bool {
    !isSteady || own.cells.contains { own.birthRate(of: $0) > 0 && $0.season.upperBound > time }
  }
  /// The maximum time after a particle's birth at which a trace of it can be visible, in seconds. Animated values are sampled along their
  /// active interval.
  var longestTrace: Double {
    isSteady ? own.longestTrace : max(own.longestTrace, layer.animations.reduce(0) { max($0, trace(through: $1)) })
  }
  private func trace(through record: AnimationEntry) -> Double {
    var properties = layer.properties, longest = 0.0
    for part in 0...4 {
      let cycle = record.clock.parentTime(reaching: record.interval.start + record.interval.duration * Double(part) / 4)
      guard let time = cycle else { continue }
      properties = layer.presentation(at: time)
      longest = max(longest, properties.rare.emitter?.value.longestTrace ?? 0)
    }
    return longest
  }

  // MARK: Births

  /// Returns the number of births of each cell before a time.
  func counts(at time: Double) -> [Double] {
    guard time > start else { return own.cells.indices.map(count(before:)) }
    if isSteady {
      return own.cells.indices.map { i in
        let season = own.cells[i].season
        let length = min(time, season.upperBound) - max(start, season.lowerBound)
        return count(before: i) + max(length, 0) * own.birthRate(of: own.cells[i])
      }
    }
    let step = Int((time - start) / Self.step)
    let counts = counts(atStep: step), at = start + Double(step) * Self.step
    return advanced(counts, from: at, to: time)
  }

  /// Calls a closure with the births of each cell between two times: their numbers and times, and the emitter's values.
  func births(from first: Double, to last: Double, _ body: (_ cell: Int, _ births: Births, _ source: LayerProperties.Emitter) -> Void) {
    let first = max(first, start)
    guard last > first else { return }
    if isSteady {
      let (before, after) = (counts(at: first), counts(at: last))
      for i in own.cells.indices {
        let begin = max(start, own.cells[i].season.lowerBound)
        if let births = Births(before[i], after[i], count: count(before: i), at: begin, rate: own.birthRate(of: own.cells[i])) {
          body(i, births, own)
        }
      }
      return
    }
    var step = Int((first - start) / Self.step), counts = counts(atStep: step)
    remember(step, counts)
    while start + Double(step) * Self.step < last {
      let (low, high) = (start + Double(step) * Self.step, start + Double(step + 1) * Self.step)
      let source = source(at: (low + high) / 2), end = advanced(counts, from: low, to: high)
      for i in source.cells.indices where end[i] > counts[i] {
        let rate = (end[i] - counts[i]) / Self.step, part = min(high, last) - low
        let before = counts[i] + max(0, first - low) * rate
        if let births = Births(before, min(end[i], counts[i] + part * rate), count: counts[i], at: low, rate: rate) {
          body(i, births, source)
        }
      }
      (step, counts) = (step + 1, end)
    }
  }

  private func count(before i: Int) -> Double { i < countsBefore.count ? countsBefore[i] : 0 }

  private func advanced(_ counts: [Double], from low: Double, to high: Double) -> [Double] {
    let source = source(at: (low + high) / 2)
    return source.cells.indices.map { i in
      let isInSeason = source.cells[i].season.contains((low + high) / 2)
      return (i < counts.count ? counts[i] : 0) + (isInSeason ? source.birthRate(of: source.cells[i]) * (high - low) : 0)
    }
  }

  private func counts(atStep step: Int) -> [Double] {
    var (at, counts) = (0, own.cells.indices.map(count(before:)))
    if let known = memo.withLock({ $0 }), known.step <= step { (at, counts) = (known.step, known.counts) }
    while at < step {
      counts = advanced(counts, from: start + Double(at) * Self.step, to: start + Double(at + 1) * Self.step)
      at += 1
    }
    return counts
  }
  private func remember(_ step: Int, _ counts: [Double]) { memo.withLock { $0 = (step, counts) } }
}

/// Births at a constant rate.
struct Births {
  /// The numbers of the births, counted from the cell's first.
  let numbers: Range<Int>
  private let count: Double
  private let begin: Double
  private let rate: Double

  /// Creates the births between two counts, or returns `nil` if there are none. `count` is the count at the time `begin`.
  init?(_ before: Double, _ after: Double, count: Double, at begin: Double, rate: Double) {
    // A birth occurs when the count exceeds a whole number. There is therefore none at the very beginning.
    let (low, high) = (before.rounded(.down) + 1, after.rounded(.down) + 1)
    guard rate > 0, low < high, high < 1e15 else { return nil }
    (numbers, self.count, self.begin, self.rate) = (Int(low)..<Int(high), count, begin, rate)
  }

  /// Returns the time of a birth.
  func time(of number: Int) -> Double { begin + (Double(number) - count) / rate }
}

extension AnimatableProperty {
  /// A Boolean value that indicates whether births or newborn particles depend on the property.
  var isOfEmitter: Bool {
    switch self {
    case .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth, .birthRate, .lifetime, .velocity, .scale, .spin, .emitterCells:
      true
    default: false
    }
  }
}
