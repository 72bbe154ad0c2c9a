import TextEditing

/// The attributes of deleted text, which undo restores.
struct LostAttributes {
  private var stretches: [(string: String, runs: AttributeRuns)] = []
  /// The maximum number of stored deletions, which equals the number of changes that can be undone.
  private static let limit = 200

  /// Stores the attributes of a deleted string.
  mutating func keep(_ runs: AttributeRuns, of string: String) {
    stretches.append((string, runs))
    if stretches.count > Self.limit { stretches.removeFirst(stretches.count - Self.limit) }
  }

  /// Returns the attributes of the most recent deletion of a string, or `nil`.
  func runs(of string: String) -> AttributeRuns? { stretches.last { $0.string == string }?.runs }
}

extension AttributeRuns {
  /// Returns the runs of a part of the text.
  func part(_ range: Range<Int>) -> AttributeRuns {
    var part = AttributeRuns()
    for (value, range) in runs(in: range) { part.append(value, count: range.count) }
    return part
  }
}
