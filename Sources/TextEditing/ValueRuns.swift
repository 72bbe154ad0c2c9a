/// What holds for each unit of a text, in runs: attributes that follow its edits.
public struct ValueRuns<Value: Equatable> {
  /// A stretch of units and what holds for it.
  public struct Run {
    /// UTF-16 units.
    public var count: Int
    /// What holds for them.
    public var value: Value
  }
  /// In order; none is empty, and no two neighbours are equal.
  public private(set) var runs: [Run] = []
  /// How many units there are.
  public private(set) var count = 0

  /// The same for so many units.
  public init(_ value: Value, count: Int) { append(value, count: count) }
  /// None.
  public init() {}

  /// Adds units at the end.
  public mutating func append(_ value: Value, count: Int) {
    guard count > 0 else { return }
    self.count += count
    if let last = runs.last, last.value == value {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(count: count, value: value))
    }
  }

  /// What holds for a unit, and where else; nil outside the text.
  public func run(at offset: Int) -> (value: Value, range: Range<Int>)? {
    guard offset >= 0 else { return nil }
    var start = 0
    for run in runs {
      if offset < start + run.count { return (run.value, start..<start + run.count) }
      start += run.count
    }
    return nil
  }

  /// The runs of part of the text, whose ranges are in units of the whole.
  public func runs(in range: Range<Int>) -> [(value: Value, range: Range<Int>)] {
    var result: [(Value, Range<Int>)] = [], start = 0
    for run in runs {
      let part = (start..<start + run.count).clamped(to: range)
      if !part.isEmpty { result.append((run.value, part)) }
      start += run.count
      if start >= range.upperBound { break }
    }
    return result
  }

  /// The text has so many other units in the place of a range.
  ///
  /// - Complexity: linear in the runs.
  public mutating func replace(_ range: Range<Int>, with value: Value, count: Int) { replace(range, with: ValueRuns(value, count: count)) }

  /// The text has other units, with their own values, in the place of a range.
  public mutating func replace(_ range: Range<Int>, with middle: ValueRuns) {
    var result = ValueRuns()
    for (value, part) in runs(in: 0..<range.lowerBound) { result.append(value, count: part.count) }
    for run in middle.runs { result.append(run.value, count: run.count) }
    for (value, part) in runs(in: min(range.upperBound, count)..<count) { result.append(value, count: part.count) }
    self = result
  }

  /// Changes what holds for part of the text.
  public mutating func change(_ range: Range<Int>, _ body: (Value) -> Value) {
    var middle = ValueRuns()
    for (value, part) in runs(in: range) { middle.append(body(value), count: part.count) }
    replace(range, with: middle)
  }
}

extension ValueRuns: Sendable where Value: Sendable {}
extension ValueRuns.Run: Sendable where Value: Sendable {}
