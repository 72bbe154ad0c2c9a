/// Returns the largest set of elements that can stay in place while the others move between them until all ascend. The numbers must differ.
///
/// - Returns: The indices of these elements, in ascending order.
/// - Complexity: O(n log n), by patience sorting. Of all rising sequences of one length, only the one with the lowest end is kept.
func longestRise(_ numbers: [Int]) -> [Int] {
  // This is the usual case: nothing was moved.
  if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) { return Array(numbers.indices) }
  var ends: [Int] = []
  var before = [Int](repeating: -1, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[place] = ends[low - 1] }
    if low == ends.count { ends.append(place) } else { ends[low] = place }
  }
  var result: [Int] = []
  var next = ends.last ?? -1
  while next >= 0 {
    result.append(next)
    next = before[next]
  }
  return result.reversed()
}
