import Motion

extension CALayer {
  /// This turn's time in this layer. (`convertTime(CACurrentMediaTime(), from: nil)`)
  package var localNow: Seconds { clock.local(at: parentNow) }
  package var parentNow: Seconds { superlayer?.localNow ?? runtime.now.seconds }

  private var media: (begin: Seconds, speed: Double, offset: Double) {
    get {
      guard case .running(let begin, let speed, let offset) = clock else { return (0, 0, clock.local(at: parentNow)) }
      return (begin ?? 0, speed, offset)
    }
    set { clock = .running(begin: newValue.begin, speed: newValue.speed, offset: newValue.offset) }
  }
  public var beginTime: Seconds {
    get { media.begin }
    set { media.begin = newValue }
  }
  public var speed: Float {
    get { Float(media.speed) }
    set { media.speed = Double(newValue) }
  }
  public var timeOffset: Seconds {
    get { media.offset }
    set { media.offset = newValue }
  }

  /// The layer as it was at the start of this turn's transaction, with the animations active then. (BEHAVIOUR §1.5)
  ///
  /// What this turn sets or removes does not show in it; nil before the first commit in the tree.
  package var shown: LayerProperties? { runtime.scene.presentation(of: id, at: runtime.now) }

  /// What this turn's commit will make of the layer; for measuring a property where its additive delta has to start.
  package func pendingValue(of property: AnimatableProperty) -> Components {
    committed.presentation(at: localNow)[property]
  }

  var committed: CommittedLayer {
    CommittedLayer(
      parent: superlayer?.id, properties: properties, animations: records, clock: clock, children: layers.map(\.id),
      animatedProperties: records.reduce(0) { $0 | $1.property.bit })
  }
}
