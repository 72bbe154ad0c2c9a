/// The prefix sums of many numbers, each of which can change. It is a tree of partial sums (P. M. Fenwick, 1994).
///
/// - Complexity: Creating one takes O(n). A sum, a change and a search take O(log n).
struct SumTree: Sendable {
  private var nodes: [Double]
  let count: Int

  /// Creates a tree in which all numbers are 0.
  init(count: Int) {
    self.count = count
    nodes = Array(repeating: 0, count: count + 1)
  }

  init(_ values: some Collection<Double>) {
    self.init(count: values.count)
    var place = 1
    for value in values {
      nodes[place] += value
      let above = place + (place & -place)
      if above <= count { nodes[above] += nodes[place] }
      place += 1
    }
  }

  /// Returns the sum of the numbers before an index.
  func sum(before index: Int) -> Double {
    var (place, sum) = (index, 0.0)
    while place > 0 {
      sum += nodes[place]
      place -= place & -place
    }
    return sum
  }

  /// Adds a difference to the number at an index.
  mutating func add(_ difference: Double, at index: Int) {
    var place = index + 1
    while place <= count {
      nodes[place] += difference
      place += place & -place
    }
  }

  /// Returns the last index whose preceding sum is at most `limit`, and that sum. `each` is added to every number, and all results must be
  /// 0 or more. The index is 0 if there is none.
  func last(notBeyond limit: Double, adding each: Double = 0) -> (index: Int, sum: Double) {
    var (place, sum) = (0, 0.0)
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      if place + step <= count {
        let next = sum + nodes[place + step] + each * Double(step)
        if next <= limit { (place, sum) = (place + step, next) }
      }
      step /= 2
    }
    if place == count, count > 0 { return (count - 1, self.sum(before: count - 1) + each * Double(count - 1)) }
    return (place, sum)
  }
}
