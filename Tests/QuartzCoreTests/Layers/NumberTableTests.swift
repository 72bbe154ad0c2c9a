import SeededRandom
import Testing

@testable import QuartzCore

@Suite struct NumberTableTests {
  private struct Name: Numbered, Hashable { let number: Int }

  @Test func `it holds what a dictionary holds, however values come, change and go`() {
    var random = SeededRandom(1)
    var table = NumberTable<Name, Int>()
    var known: [Name: Int] = [:]
    for step in 0..<20_000 {
      // Numbers side by side, and numbers that a power of two lies between.
      let stride = step % 2 == 0 ? 1 : 1 << 20
      let name = Name(number: Int.random(in: 0..<60, using: &random) * stride)
      switch Int.random(in: 0..<5, using: &random) {
      case 0...2: #expect(table.updateValue(step, forKey: name) == known.updateValue(step, forKey: name))
      case 3: #expect(table.removeValue(forKey: name) == known.removeValue(forKey: name))
      default: #expect(table[name] == known[name] && table.contains(name) == (known[name] != nil))
      }
      #expect(table.count == known.count && table.isEmpty == known.isEmpty)
    }
    #expect(Dictionary(uniqueKeysWithValues: zip(table.keys, table.values)) == known)
    #expect(known.keys.allSatisfy { table.values[table.place(of: $0)!] == known[$0] })
    table.removeAll()
    #expect(table.isEmpty && known.keys.allSatisfy { table[$0] == nil })
  }

  @Test func `values lie in the order in which they came`() {
    var table = NumberTable<Name, Int>()
    for i in 0..<1000 { table[Name(number: 7 * i)] = i }
    #expect(Array(table.values) == Array(0..<1000))
  }

  @Test func `a copy stays as it was`() {
    var table = NumberTable<Name, Int>()
    for i in 0..<10 { table[Name(number: i)] = i }
    let before = table
    table[Name(number: 3)] = nil
    table[Name(number: 4)] = 40
    #expect(before[Name(number: 3)] == 3 && before[Name(number: 4)] == 4 && table[Name(number: 3)] == nil)
  }

  @Test func `what was emptied after a flood has no room that each later emptying clears`() {
    var numbers = NumberSet<Name>()
    for i in 0..<10_000 { numbers.insert(Name(number: i)) }
    for i in 0..<9_990 { numbers.removeValue(forKey: Name(number: i)) }
    numbers.removeAll()
    let first = numbers.insert(Name(number: 1))
    let again = numbers.insert(Name(number: 1))
    #expect(first && !again && numbers.count == 1)
  }
}
