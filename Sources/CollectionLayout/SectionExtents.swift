import CoreGraphics

/// The lengths of sections, one after the other, of which any may change.
public struct SectionExtents: Sendable {
  private var tree: ExtentTree
  /// - Complexity: O(n).
  public init(_ lengths: [CGFloat]) { tree = ExtentTree(lengths) }
  /// All together.
  public var total: CGFloat { tree.total }
  /// Where one begins. O(log n).
  public func offset(of section: Int) -> CGFloat { tree.offset(of: section) }
  /// The last one that begins at an offset or before it. O(log n).
  public func index(at offset: CGFloat) -> Int { tree.index(at: offset) }
  /// Gives one another length. O(log n).
  public mutating func set(_ section: Int, to length: CGFloat) { tree.set(section, to: length) }
}
