/// Somebody who is known by a number that a runtime counted up.
package protocol Numbered {
  var number: Int { get }
}

/// Values by the numbers of those they belong to, side by side in the order in which they came; what goes leaves its place to the last.
///
/// Every change of every layer looks into several of these. A dictionary asks for a hash that withstands whoever chooses the keys, and
/// scatters what it holds; nobody chooses these numbers, so a multiplication spreads them, and what is gone through in order lies in order.
package struct NumberTable<Key: Numbered, Value> {
  /// In the places of their values.
  package private(set) var keys: ContiguousArray<Key> = []
  /// Read here by place: a large value is not copied for a look at a part of it.
  package private(set) var values: ContiguousArray<Value> = []
  /// Places, each counted from one, in the slot of its key or the next that was empty; at least half are 0, which is none.
  private var slots: ContiguousArray<Int32> = []

  package init() {}

  package var count: Int { keys.count }
  package var isEmpty: Bool { keys.isEmpty }

  /// Where a key's value is; nil if there is none.
  ///
  /// - Complexity: O(1), as all that follows, unless it says more.
  package func place(of key: Key) -> Int? { slot(of: key).map { Int(slots[$0]) - 1 } }
  package func contains(_ key: Key) -> Bool { slot(of: key) != nil }

  /// A copy of a key's value; nil if there is none, and set to nil, none from now on.
  package subscript(key: Key) -> Value? {
    get { place(of: key).map { values[$0] } }
    set { if let newValue { updateValue(newValue, forKey: key) } else { removeValue(forKey: key) } }
  }

  /// Puts a value in, in the place of the key's last one if there is one, and gives that back.
  @discardableResult package mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    if let place = place(of: key) {
      var old = value
      swap(&old, &values[place])
      return old
    }
    append(value, key)
    return nil
  }

  /// Takes a value out and gives it back.
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

  /// - Complexity: O(n) for n values.
  package mutating func removeAll() {
    if slots.count > 16 * (count + 1) { return self = NumberTable() }  // so much room is cleared for nobody
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

  /// Empties a slot, and moves those up who stand behind it because theirs was taken.
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

/// Numbers without values.
typealias NumberSet<Key: Numbered> = NumberTable<Key, Void>

extension NumberTable where Value == Void {
  /// Whether it was not there yet.
  @discardableResult mutating func insert(_ key: Key) -> Bool { updateValue((), forKey: key) == nil }
}
