/// A search for the word that a mistyped word probably stands for.
package enum NearWord {
  /// Returns the word that is closest to the given one, or `nil` if none is close. The distance is the number of letters that are added,
  /// left out, changed or swapped.
  ///
  /// - Complexity: the product of the lengths for each pair of words. A word of more than forty characters has no close word.
  package static func of(_ word: String, in words: [String]) -> String? {
    let letters = Array(word.lowercased().prefix(longest + 1))
    guard letters.count <= longest else { return nil }
    let distances = words.map { (word: $0, distance: distance(letters, Array($0.lowercased()))) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, min(letters.count, best.word.count) / 3) ? best.word : nil
  }

  private static let longest = 40

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var (before, last, row) = ([Int](), [Int](), Array(0...b.count))
    for i in a.indices {
      (before, last) = (last, row)
      row[0] = i + 1
      for j in b.indices {
        row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], before[j - 1] + 1) }
      }
    }
    return row[b.count]
  }
}
