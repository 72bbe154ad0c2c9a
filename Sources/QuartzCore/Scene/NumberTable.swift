/// A key that a number identifies. A runtime assigns these numbers in ascending order.
package protocol Numbered {
  var number: Int { get }
}

/// A dictionary whose keys are numbers of a runtime. Values are stored contiguously in order of insertion, and a removed value is replaced
/// by the last one.
///
/// Every layer change accesses several of these tables. A general dictionary needs a hash that resists hostile keys, and it scatters its
/// contents. These numbers are not chosen by an attacker, so a multiplication is a sufficient hash.
package struct NumberTable<Key: Numbered, Value> {
  /// The keys, at the indices of their values.
  package private(set) var keys: ContiguousArray<Key> = []
  /// The values in order. They are read here by index, because a large value is then not copied to read a part of it.
  package private(set) var values: ContiguousArray<Value> = []
  /// The indices plus one, each in the slot of its key or the next free slot. At least half of the slots are 0, which means free.
  private var slots: ContiguousArray<Int32> = []

  package init() {}

  package var count: Int { keys.count }
  package var isEmpty: Bool { keys.isEmpty }

  /// Returns the index of a key's value, or `nil` if there is none.
  ///
  /// - Complexity: O(1). All other methods have this complexity too, unless stated otherwise.
  package func place(of key: Key) -> Int? { slot(of: key).map { Int(slots[$0]) - 1 } }
  package func contains(_ key: Key) -> Bool { slot(of: key) != nil }

  /// A copy of a key's value, or `nil` if there is none. Setting `nil` removes the value.
  package subscript(key: Key) -> Value? {
    get { place(of: key).map { values[$0] } }
    set { if let newValue { updateValue(newValue, forKey: key) } else { removeValue(forKey: key) } }
  }

  /// Stores a value for a key and returns the previous one. A replaced value keeps its index.
  @discardableResult package mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    if let place = place(of: key) {
      var old = value
      swap(&old, &values[place])
      return old
    }
    append(value, key)
    return nil
  }

  /// Removes a value and returns it.
  @discardableResult package mutating func removeValue(forKey key: Key) -> Value? {
    guard let slot = slot(of: key) else { return nil }
    let place = Int(slots[slot]) - 1, last = keys.count - 1
    vacate(slot)
    if place < last, let moved = self.slot(of: keys[last]) {
      slots[moved] = Int32(place + 1)
      keys.swapAt(place, last)
      values.swapAt(place, last)
    }
    keys.removeLast()
    return values.removeLast()
  }

  /// Removes all values.
  /// - Complexity: O(n) for n values.
  package mutating func removeAll() {
    if slots.count > 16 * (count + 1) { return self = NumberTable() }  // a table this large is not worth clearing
    keys.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    for i in slots.indices { slots[i] = 0 }
  }

  // MARK: Slots

  private var mask: Int { slots.count - 1 }

  private func home(of key: Key) -> Int {
    let spread = UInt64(bitPattern: Int64(key.number)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: spread >> 32) & mask
  }

  private func slot(of key: Key) -> Int? {
    guard !keys.isEmpty else { return nil }
    var slot = home(of: key)
    while slots[slot] != 0 {
      if keys[Int(slots[slot]) - 1].number == key.number { return slot }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private mutating func append(_ value: Value, _ key: Key) {
    keys.append(key)
    values.append(value)
    if 2 * keys.count > slots.count {
      slots = ContiguousArray(repeating: 0, count: max(8, 2 * slots.count))
      for place in keys.indices { enter(place) }
    } else {
      enter(keys.count - 1)
    }
  }

  private mutating func enter(_ place: Int) {
    var slot = home(of: keys[place])
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(place + 1)
  }

  /// Frees a slot, and moves the keys behind it that were displaced from their own slots.
  private mutating func vacate(_ slot: Int) {
    var hole = slot, next = (slot + 1) & mask
    while slots[next] != 0 {
      let home = home(of: keys[Int(slots[next]) - 1])
      if (next - home) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = 0
  }
}

extension NumberTable: Sendable where Key: Sendable, Value: Sendable {}

/// A set of numbered keys.
typealias NumberSet<Key: Numbered> = NumberTable<Key, Void>

extension NumberTable where Value == Void {
  /// Inserts a key. Returns `true` if it was not present.
  @discardableResult mutating func insert(_ key: Key) -> Bool { updateValue((), forKey: key) == nil }
}
