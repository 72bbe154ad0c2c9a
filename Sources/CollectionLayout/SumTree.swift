/// Sums of the first of many numbers, of which single ones change: a tree of partial sums. (P. M. Fenwick, 1994)
///
/// - Complexity: O(n) to make; a sum, a change and a search O(log n).
struct SumTree: Sendable {
  private var nodes: [Double]
  let count: Int

  /// All of them nothing.
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

  /// The sum of those before one.
  func sum(before index: Int) -> Double {
    var (place, sum) = (index, 0.0)
    while place > 0 {
      sum += nodes[place]
      place -= place & -place
    }
    return sum
  }

  /// One of them grows by so much.
  mutating func add(_ difference: Double, at index: Int) {
    var place = index + 1
    while place <= count {
      nodes[place] += difference
      place += place & -place
    }
  }

  /// The last of them before which the sum is not beyond `limit`, and that sum; of none the first. All numbers have to be 0 or more, once
  /// `each` is added to every one.
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
