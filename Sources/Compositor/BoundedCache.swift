/// A cache of values that are expensive to create, with a limit in bytes. The least recently used values are removed first.
package struct BoundedCache<Key: Hashable, Value> {
  private struct Entry { var value: Value; var bytes, used: Int }
  private var entries: [Key: Entry] = [:]
  private var clock = 0
  package private(set) var bytes = 0
  package let limit: Int

  package init(limit: Int) { self.limit = limit }
  package var count: Int { entries.count }

  /// Returns the value of a key, unless `isValid` rejects it.
  package mutating func value(for key: Key, isValid: (Value) -> Bool = { _ in true }) -> Value? {
    guard let entry = entries[key] else { return nil }
    guard isValid(entry.value) else { remove(key); return nil }
    clock += 1
    entries[key]!.used = clock
    return entry.value
  }

  /// Stores a value. A value larger than the limit stays until the next one is stored.
  package mutating func insert(_ value: Value, for key: Key, bytes added: Int) {
    remove(key)
    while bytes + added > limit, let oldest = entries.min(by: { $0.value.used < $1.value.used }) { remove(oldest.key) }
    clock += 1
    entries[key] = Entry(value: value, bytes: added, used: clock)
    bytes += added
  }

  private mutating func remove(_ key: Key) { bytes -= entries.removeValue(forKey: key)?.bytes ?? 0 }
}
