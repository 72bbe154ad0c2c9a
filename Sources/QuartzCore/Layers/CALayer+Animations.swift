import Motion

extension CALayer {
  func submit(_ animation: CAAnimation, _ key: String?) {
    precondition(modelLayer == nil, "a presentation layer cannot be animated: animate its model()")
    let copy = animation.frozen(along: runtime.transaction.timingFunction)
    let key = copy.ownKey ?? key ?? "animation-\(runtime.makeEntryID())"
    removeAnimation(forKey: key)
    animations[key] = copy
    var observers: [CompletionID] = []
    if let delegate = copy.delegate {
      observers = [runtime.makeCompletion { delegate.animationDidStop(copy, finished: $0) }.id]
      let wait = copy.beginTime > localNow ? copy.beginTime - localNow : 0
      runtime.schedule(after: wait) { delegate.animationDidStart(copy) }
    }
    for record in copy.records(on: self, key: key, group: nil, fallback: runtime.transactionDuration) {
      var record = record
      record.observers += observers
      append(record)
    }
  }

  func defaultAnimationKeys() -> [String]? {
    var known: Set<String> = []
    let keys = records.map(\.key).filter { known.insert($0).inserted }
    return keys.isEmpty ? nil : keys
  }
  func usualAnimation(forKey key: String) -> CAAnimation? {
    guard let record = records.first(where: { $0.key == key }) else { return nil }
    let found = animations[key] ?? record.describingAnimation().frozen()
    if case .running(let begin?, _, _) = record.clock, record.group == nil { found.begin(at: begin) }
    return found
  }
  func withdraw(_ key: String) {
    animations[key] = nil
    guard records.contains(where: { $0.key == key }) else { return }
    let gone = records.filter { $0.key == key }
    records.removeAll { $0.key == key }
    letGo(of: gone)
  }
  func defaultRemoveAllAnimations() {
    guard !records.isEmpty else { return }
    let gone = records
    (records, animations) = ([], [:])
    letGo(of: gone)
  }

  private func letGo(of gone: [AnimationEntry]) {
    runtime.markDirty(self)
    for record in gone where !record.hasEnded {
      runtime.schedule(at: runtime.now) { [runtime] in runtime.tell(record, finished: false) }
    }
  }

  package func append(_ record: AnimationEntry) {
    var record = record
    record.observers += runtime.transactionObservers
    for observer in record.observers { runtime.completions[observer]?.expect(record.id) }
    if record.property.kind == .path { warnIfFlips(record) }
    precondition(records.last.map { $0.id < record.id } ?? true, "an animation was submitted after a later one")
    records.append(record)
    runtime.markDirty(self)
  }

  /// Removes an animation entry. Its observers are notified from the event loop, and never during this call.
  package func remove(_ id: Int, finished: Bool) {
    guard let index = index(of: id) else { return }
    let record = records.remove(at: index)
    forget(record.key)
    runtime.markDirty(self)
    guard !record.hasEnded else { return }
    runtime.schedule(at: runtime.now) { [runtime] in runtime.tell(record, finished: finished) }
  }

  /// Ends an animation entry. Its observers are notified at once, at the exact time.
  package func end(_ id: Int, finished: Bool) {
    guard let index = index(of: id), !records[index].hasEnded else { return }
    records[index].hasEnded = true
    let record = records[index]
    if record.isRemovedAtEnd {
      records.remove(at: index)
      forget(record.key)
    }
    runtime.markDirty(self)
    runtime.tell(record, finished: finished)
  }

  /// Releases an animation and its delegate once its last entry is gone.
  private func forget(_ key: String) {
    if !animations.isEmpty && !records.contains(where: { $0.key == key }) { animations[key] = nil }
  }

  package func update(_ id: Int, _ edit: (inout AnimationEntry) -> Void) {
    guard let index = index(of: id) else { return }
    edit(&records[index])
    runtime.markDirty(self)
  }
}

extension CALayer {
  package func record(_ id: Int) -> AnimationEntry? { index(of: id).map { records[$0] } }

  /// Returns the index of an entry. The entries are in the order of their numbers, which is the order of their submission.
  private func index(of id: Int) -> Int? {
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      if records[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < records.count && records[low].id == id ? low : nil
  }
}

extension CALayer: AnimationTarget {
  func makeEntryID() -> Int { runtime.makeEntryID() }
}
