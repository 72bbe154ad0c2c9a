import CoreGraphics
import Motion

extension CALayer: CAMediaTiming {
  /// The time of this update cycle in the layer's time: `convertTime(CACurrentMediaTime(), from: nil)`.
  package var localNow: Seconds { clock == .identity ? parentNow : clock.local(at: parentNow) }
  package var parentNow: Seconds { parent?.localNow ?? runtime.now.seconds }

  private var media: (begin: Seconds, speed: Double, offset: Double) {
    get {
      guard case .running(let begin, let speed, let offset) = clock else { return (0, 0, clock.local(at: parentNow)) }
      return (begin ?? 0, speed, offset)
    }
    set {
      clock = .running(begin: newValue.begin, speed: newValue.speed, offset: newValue.offset)
      timeWasSet()
    }
  }
  var defaultBeginTime: CFTimeInterval {
    get { media.begin }
    set { media.begin = newValue }
  }
  var defaultSpeed: Float {
    get { Float(media.speed) }
    set { media.speed = Double(newValue) }
  }
  var defaultTimeOffset: CFTimeInterval {
    get { media.offset }
    set { media.offset = newValue }
  }

  func defaultConvertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { fromApp(layer?.toApp(t) ?? t) }
  func defaultConvertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { layer?.fromApp(toApp(t)) ?? toApp(t) }

  private func fromApp(_ t: Seconds) -> Seconds {
    let outer = parent?.fromApp(t) ?? t
    return clock == .identity ? outer : clock.local(at: outer)
  }
  private func toApp(_ t: Seconds) -> Seconds {
    let outer: Seconds
    switch clock {
    case .running(let begin, let speed, let offset) where speed != 0: outer = (begin ?? parentNow) + (t - offset) / speed
    default: outer = clock.parentTime(reaching: t) ?? parentNow  // a stopped clock has no such time, so the present time is used
    }
    return parent?.toApp(outer) ?? outer
  }

  /// Starts the clocks of the layer and its animations at the commit that first includes them.
  func begin(parentNow: Seconds) {
    if clock.wantsBegin { clock = clock.begun(at: parentNow) }
    let local = clock == .identity ? parentNow : clock.local(at: parentNow)
    // Only entries that need it are written, because the previous scene shares the array.
    for i in records.indices where records[i].clock.wantsBegin { records[i].clock = records[i].clock.begun(at: local) }
  }

  var committed: CommittedLayer {
    CommittedLayer(
      parent: parent?.id, properties: properties, animations: records, clock: clock, children: layers.map(\.id), mask: maskLayer?.id,
      animatedProperties: records.reduce(0) { $0 | $1.property.bit })
  }
}
