/// Values that are costly to make, kept up to a number of bytes; beyond it the one not used for longest goes first.
package struct BoundedCache<Key: Hashable, Value> {
  private struct Entry { var value: Value; var bytes, used: Int }
  private var entries: [Key: Entry] = [:]
  private var clock = 0
  package private(set) var bytes = 0
  package let limit: Int

  package init(limit: Int) { self.limit = limit }
  package var count: Int { entries.count }

  /// The value kept for a key, unless `isValid` refuses it.
  package mutating func value(for key: Key, isValid: (Value) -> Bool = { _ in true }) -> Value? {
    guard let entry = entries[key] else { return nil }
    guard isValid(entry.value) else { remove(key); return nil }
    clock += 1
    entries[key]!.used = clock
    return entry.value
  }

  /// Keeps a value, even one larger than the limit, until the next comes.
  package mutating func insert(_ value: Value, for key: Key, bytes added: Int) {
    remove(key)
    while bytes + added > limit, let oldest = entries.min(by: { $0.value.used < $1.value.used }) { remove(oldest.key) }
    clock += 1
    entries[key] = Entry(value: value, bytes: added, used: clock)
    bytes += added
  }

  private mutating func remove(_ key: Key) { bytes -= entries.removeValue(forKey: key)?.bytes ?? 0 }
}
