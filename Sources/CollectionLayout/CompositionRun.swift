import CoreGraphics

/// The repeated groups of a section and their items. Coordinates begin at the top leading corner of the section's content.
///
/// Groups without measured items cost neither time nor memory, however many there are.
public struct CompositionRun: Sendable {
  /// The number of items.
  public let count: Int
  /// A Boolean value that indicates whether the groups stand side by side.
  public let isHorizontal: Bool
  /// The group that repeats.
  public let group: CompositionGroup
  private let spacing: CGFloat
  private let groupCount: Int
  private var extents: SparseExtents
  private var measured: [Int: CGSize] = [:]
  /// The solutions of the groups that differ from the standard one. There are about as many as groups with measured items.
  private var solutions: [Int: CompositionSolution] = [:]

  /// Creates the groups for a number of items. `spacing` is the distance between two groups in points.
  public init(count: Int, group: CompositionGroup, spacing: CGFloat, isHorizontal: Bool, measured: [Int: CGSize] = [:]) {
    (self.count, self.group, self.spacing, self.isHorizontal) = (count, group, spacing, isHorizontal)
    let each = max(1, group.itemCount)
    groupCount = group.itemCount == 0 ? 0 : (count + each - 1) / each
    let length = isHorizontal ? group.standard.size.width : group.standard.size.height
    extents = SparseExtents(count: groupCount, of: length + spacing)
    if groupCount * each > count { settle(groupCount - 1) }
    measure(measured)
  }

  /// Stores the measured sizes of items, by their indices. Returns `true` if a size has changed.
  @discardableResult
  public mutating func measure(_ sizes: [Int: CGSize]) -> Bool {
    var touched: Set<Int> = []
    for (item, size) in sizes where item < count && group.itemCount > 0 && measured[item] != size {
      measured[item] = size
      touched.insert(item / group.itemCount)
    }
    for group in touched.sorted() { settle(group) }
    return !touched.isEmpty
  }
  private mutating func settle(_ number: Int) {
    let first = number * group.itemCount
    let measured = measured
    let solution = group.solution(count: min(group.itemCount, count - first)) { measured[first + $0] }
    solutions[number] = solution
    extents.set(number, to: (isHorizontal ? solution.size.width : solution.size.height) + spacing)
  }

  // MARK: Where things are

  /// The length of all groups together along the scrolling axis, in points.
  public var length: CGFloat { groupCount == 0 ? 0 : max(0, extents.total - spacing) }
  /// The breadth of the broadest group across the scrolling axis, in points. It is an estimate until all groups are measured.
  public var breadth: CGFloat {
    func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
    return solutions.values.reduce(across(group.standard.size)) { max($0, across($1.size)) }
  }
  /// Returns the offsets at which the groups of a range begin, in order. The cost grows with the length of the range.
  public func starts(_ range: Range<Int>) -> [CGFloat] { range.clamped(to: 0..<groupCount).map { extents.offset(of: $0) } }
  /// The number of groups.
  public var groups: Int { groupCount }
  /// Returns the index of the last group that begins at an offset or before it.
  public func group(at offset: CGFloat) -> Int { extents.index(at: offset) }
  /// Returns the offset at which a group begins, and its length, in points.
  public func span(ofGroup number: Int) -> (start: CGFloat, length: CGFloat) {
    (extents.offset(of: number), extents[number] - spacing)
  }

  private func solution(_ number: Int) -> CompositionSolution { solutions[number] ?? group.standard }
  private func origin(_ number: Int) -> CGPoint {
    isHorizontal ? CGPoint(x: extents.offset(of: number), y: 0) : CGPoint(x: 0, y: extents.offset(of: number))
  }

  /// Returns the frame of an item.
  public func frame(of item: Int) -> CGRect {
    let (number, place) = item.quotientAndRemainder(dividingBy: group.itemCount)
    let (items, origin) = (solution(number).items, origin(number))
    return items.indices.contains(place) ? items[place].offsetBy(dx: origin.x, dy: origin.y) : CGRect(origin: origin, size: .zero)
  }
  /// Returns the indices of the items in all groups that touch a rectangle.
  public func items(in rect: CGRect) -> Range<Int> {
    guard groupCount > 0 else { return 0..<0 }
    let (start, end) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    guard end > 0 || start <= 0, start < extents.total, end >= 0 else { return 0..<0 }
    let first = extents.index(at: start), last = extents.index(at: max(start, end))
    return first * group.itemCount..<min(count, (last + 1) * group.itemCount)
  }
  /// Returns the badges of an item: the index of each among those that the app declared, and its frame.
  public func badges(of item: Int) -> [(number: Int, frame: CGRect)] {
    let (number, place) = item.quotientAndRemainder(dividingBy: group.itemCount)
    let origin = origin(number)
    return solution(number).badges.filter { $0.item == place }.map { ($0.number, $0.frame.offsetBy(dx: origin.x, dy: origin.y)) }
  }
}
