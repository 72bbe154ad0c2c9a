import Motion

extension CALayer {
  /// Adds a copy; the animation object may be changed and used again.
  public func add(_ animation: CAPropertyAnimation, forKey key: String?) {
    let id = runtime.makeRecordID()
    let key = key ?? "animation-\(id)"
    if let old = records.first(where: { $0.key == key }) { remove(old.id, finished: false) }
    var record = animation.record(id: id, key: key, model: properties, defaultDuration: runtime.transactionDuration)
    if let delegate = animation.onStop { record.observers.append(runtime.makeCompletion(delegate).id) }
    append(record)
  }

  public var animationKeys: [String] { records.map(\.key) }
  public func removeAnimation(forKey key: String) {
    if let record = records.first(where: { $0.key == key }) { remove(record.id, finished: false) }
  }
  public func removeAllAnimations() {
    for record in records { remove(record.id, finished: false) }
  }

  package func append(_ record: AnimationRecord) {
    var record = record
    record.observers += runtime.transactionObservers
    for observer in record.observers { runtime.completions[observer]?.expect(record.id) }
    records.append(record)
    runtime.markDirty(self)
  }

  /// Takes a record out. Whoever waits for it hears of it from the event loop, never from inside this call.
  package func remove(_ id: Int, finished: Bool) {
    guard let index = records.firstIndex(where: { $0.id == id }) else { return }
    let record = records.remove(at: index)
    runtime.markDirty(self)
    guard !record.hasEnded else { return }
    runtime.schedule(at: runtime.now) { [runtime] in runtime.tell(record, finished: finished) }
  }

  /// The run of a record is over: tells its observers now, at the exact instant.
  package func end(_ id: Int, finished: Bool) {
    guard let index = records.firstIndex(where: { $0.id == id && !$0.hasEnded }) else { return }
    records[index].hasEnded = true
    let record = records[index]
    if record.isRemovedAtEnd { records.remove(at: index) }
    runtime.markDirty(self)
    runtime.tell(record, finished: finished)
  }

  package func update(_ id: Int, _ edit: (inout AnimationRecord) -> Void) {
    guard let index = records.firstIndex(where: { $0.id == id }) else { return }
    edit(&records[index])
    runtime.markDirty(self)
  }
}

extension CALayer {
  package func record(_ id: Int) -> AnimationRecord? { records.first { $0.id == id } }
}
