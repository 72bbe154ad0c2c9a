/// Which elements of a list of different numbers can stay where they are, if the others are moved between them until all rise: as many as
/// possible.
///
/// - Returns: places in the list, ascending.
/// - Complexity: O(n log n). (Patience sorting: of all rows of a length that have been seen, the one that ends lowest is the best to go on.)
func longestRise(_ numbers: [Int]) -> [Int] {
  // The usual case: nothing was moved.
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
