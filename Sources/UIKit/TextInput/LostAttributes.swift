import TextEditing

/// The attributes of what was taken out of a text, so that it comes back with them.
struct LostAttributes {
  private var stretches: [(string: String, runs: AttributeRuns)] = []
  /// As many as changes can be taken back.
  private static let limit = 200

  /// Remembers what a stretch had.
  mutating func keep(_ runs: AttributeRuns, of string: String) {
    stretches.append((string, runs))
    if stretches.count > Self.limit { stretches.removeFirst(stretches.count - Self.limit) }
  }

  /// What the stretch of these characters had that went last.
  func runs(of string: String) -> AttributeRuns? { stretches.last { $0.string == string }?.runs }
}

extension AttributeRuns {
  /// Those of a part of the text.
  func part(_ range: Range<Int>) -> AttributeRuns {
    var part = AttributeRuns()
    for (value, range) in runs(in: range) { part.append(value, count: range.count) }
    return part
  }
}
