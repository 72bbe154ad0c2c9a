import CoreGraphics

/// The groups of a section, one after the other, and the items in them: from the section's content's upper leading corner.
///
/// However many there are, what is not measured costs nothing.
public struct CompositionRun: Sendable {
  /// How many items there are.
  public let count: Int
  /// Whether groups stand beside each other.
  public let isHorizontal: Bool
  /// The group that is repeated.
  public let group: CompositionGroup
  private let spacing: CGFloat
  private let groupCount: Int
  private var extents: SparseExtents
  private var measured: [Int: CGSize] = [:]
  /// The groups that are not as all others. As many as have measured items.
  private var solutions: [Int: CompositionSolution] = [:]

  /// As many items in groups.
  public init(count: Int, group: CompositionGroup, spacing: CGFloat, isHorizontal: Bool, measured: [Int: CGSize] = [:]) {
    (self.count, self.group, self.spacing, self.isHorizontal) = (count, group, spacing, isHorizontal)
    let each = max(1, group.itemCount)
    groupCount = group.itemCount == 0 ? 0 : (count + each - 1) / each
    let length = isHorizontal ? group.standard.size.width : group.standard.size.height
    extents = SparseExtents(count: groupCount, of: length + spacing)
    if groupCount * each > count { settle(groupCount - 1) }
    measure(measured)
  }

  /// Takes over what items measure. True if something has changed.
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

  /// How long all groups are.
  public var length: CGFloat { groupCount == 0 ? 0 : max(0, extents.total - spacing) }
  /// How broad the broadest is thought to be.
  public var breadth: CGFloat {
    func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
    return solutions.values.reduce(across(group.standard.size)) { max($0, across($1.size)) }
  }
  /// Where groups begin that follow each other, in order: of a few.
  public func starts(_ range: Range<Int>) -> [CGFloat] { range.clamped(to: 0..<groupCount).map { extents.offset(of: $0) } }
  /// How many groups there are.
  public var groups: Int { groupCount }
  /// The last group that begins at an offset or before it.
  public func group(at offset: CGFloat) -> Int { extents.index(at: offset) }
  /// Where a group begins, and how long it is.
  public func span(ofGroup number: Int) -> (start: CGFloat, length: CGFloat) {
    (extents.offset(of: number), extents[number] - spacing)
  }

  private func solution(_ number: Int) -> CompositionSolution { solutions[number] ?? group.standard }
  private func origin(_ number: Int) -> CGPoint {
    isHorizontal ? CGPoint(x: extents.offset(of: number), y: 0) : CGPoint(x: 0, y: extents.offset(of: number))
  }

  /// Where an item lies.
  public func frame(of item: Int) -> CGRect {
    let (number, place) = item.quotientAndRemainder(dividingBy: group.itemCount)
    let (items, origin) = (solution(number).items, origin(number))
    return items.indices.contains(place) ? items[place].offsetBy(dx: origin.x, dy: origin.y) : CGRect(origin: origin, size: .zero)
  }
  /// The items of the groups that touch a rectangle.
  public func items(in rect: CGRect) -> Range<Int> {
    guard groupCount > 0 else { return 0..<0 }
    let (start, end) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    guard end > 0 || start <= 0, start < extents.total, end >= 0 else { return 0..<0 }
    let first = extents.index(at: start), last = extents.index(at: max(start, end))
    return first * group.itemCount..<min(count, (last + 1) * group.itemCount)
  }
  /// The badges of an item: which of the app's each is, and where it lies.
  public func badges(of item: Int) -> [(number: Int, frame: CGRect)] {
    let (number, place) = item.quotientAndRemainder(dividingBy: group.itemCount)
    let origin = origin(number)
    return solution(number).badges.filter { $0.item == place }.map { ($0.number, $0.frame.offsetBy(dx: origin.x, dy: origin.y)) }
  }
}
