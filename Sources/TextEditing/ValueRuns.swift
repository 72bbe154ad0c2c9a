/// A value for each unit of a text, stored in runs. It keeps attributes in step with edits.
public struct ValueRuns<Value: Equatable> {
  /// A run of units with an equal value.
  public struct Run {
    /// The length of the run, in UTF-16 units.
    public var count: Int
    /// The value of the units.
    public var value: Value
  }
  /// The runs in order. No run is empty, and neighbouring runs have different values.
  public private(set) var runs: [Run] = []
  /// The total number of units.
  public private(set) var count = 0

  /// Creates runs in which all units have one value.
  public init(_ value: Value, count: Int) { append(value, count: count) }
  /// Creates runs of an empty text.
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

  /// Returns the value of a unit and the range of its run, or `nil` outside the text.
  public func run(at offset: Int) -> (value: Value, range: Range<Int>)? {
    guard offset >= 0 else { return nil }
    var start = 0
    for run in runs {
      if offset < start + run.count { return (run.value, start..<start + run.count) }
      start += run.count
    }
    return nil
  }

  /// Returns the runs in a part of the text. Their ranges are in units of the whole text.
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

  /// Replaces a range with a number of units that have one value.
  ///
  /// - Complexity: Linear in the number of runs.
  public mutating func replace(_ range: Range<Int>, with value: Value, count: Int) { replace(range, with: ValueRuns(value, count: count)) }

  /// Replaces a range with units that have their own values.
  public mutating func replace(_ range: Range<Int>, with middle: ValueRuns) {
    var result = ValueRuns()
    for (value, part) in runs(in: 0..<range.lowerBound) { result.append(value, count: part.count) }
    for run in middle.runs { result.append(run.value, count: run.count) }
    for (value, part) in runs(in: min(range.upperBound, count)..<count) { result.append(value, count: part.count) }
    self = result
  }

  /// Changes the values of a part of the text.
  public mutating func change(_ range: Range<Int>, _ body: (Value) -> Value) {
    var middle = ValueRuns()
    for (value, part) in runs(in: range) { middle.append(body(value), count: part.count) }
    replace(range, with: middle)
  }
}

extension ValueRuns: Sendable where Value: Sendable {}
extension ValueRuns.Run: Sendable where Value: Sendable {}
