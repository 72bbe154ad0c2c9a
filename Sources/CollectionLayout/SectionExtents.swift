import CoreGraphics

/// The lengths of consecutive sections, each of which can change.
public struct SectionExtents: Sendable {
  private var tree: ExtentTree
  /// Creates the lengths, in points.
  /// - Complexity: O(n).
  public init(_ lengths: [CGFloat]) { tree = ExtentTree(lengths) }
  /// The sum of all lengths, in points.
  public var total: CGFloat { tree.total }
  /// Returns the offset at which a section begins, in points.
  /// - Complexity: O(log n).
  public func offset(of section: Int) -> CGFloat { tree.offset(of: section) }
  /// Returns the index of the last section that begins at an offset or before it.
  /// - Complexity: O(log n).
  public func index(at offset: CGFloat) -> Int { tree.index(at: offset) }
  /// Sets the length of a section.
  /// - Complexity: O(log n).
  public mutating func set(_ section: Int, to length: CGFloat) { tree.set(section, to: length) }
}
