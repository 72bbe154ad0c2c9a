/// A dictionary with a limited total cost that removes the least recently used entries.
struct RecencyCache<Key: Hashable, Value> {
  /// The limit of the total cost. A value that costs more than half of it is not stored.
  let limit: Int
  private(set) var cost = 0
  private var entries: [Key: (value: Value, cost: Int, used: UInt64)] = [:]
  private var now: UInt64 = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }

  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    now += 1
    entries.values[index].used = now
    return entries.values[index].value
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if cost > limit / 2 { return }
    now += 1
    if let old = entries.updateValue((value, cost, now), forKey: key) { self.cost -= old.cost }
    self.cost += cost
    if self.cost > limit { forget() }
  }

  /// Removes entries until the cost is half the limit, so that the sort occurs rarely.
  private mutating func forget() {
    for (key, entry) in entries.sorted(by: { $0.value.used < $1.value.used }) {
      if cost <= limit / 2 { break }
      entries[key] = nil
      cost -= entry.cost
    }
  }
}
