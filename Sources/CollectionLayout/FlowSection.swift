import CoreGraphics

/// The input of a flow layout for one section. All lengths are in points.
public struct FlowSection: Hashable, Sendable {
  /// The sizes of the items.
  public var sizes: FlowSizes
  /// The space around the items.
  public var top, left, bottom, right: CGFloat
  /// The minimum spacing between two lines.
  public var lineSpacing: CGFloat
  /// The minimum spacing between two items of a line.
  public var itemSpacing: CGFloat
  /// The lengths of the header and the footer along the scrolling axis. A length of 0 means that there is none.
  public var headerLength, footerLength: CGFloat

  /// Creates a section. The default spacing is 10 points and all other lengths are 0, as in a flow layout.
  public init(
    sizes: FlowSizes, top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0, lineSpacing: CGFloat = 10,
    itemSpacing: CGFloat = 10, headerLength: CGFloat = 0, footerLength: CGFloat = 0
  ) {
    (self.sizes, self.top, self.left, self.bottom, self.right) = (sizes, top, left, bottom, right)
    (self.lineSpacing, self.itemSpacing) = (lineSpacing, itemSpacing)
    (self.headerLength, self.footerLength) = (headerLength, footerLength)
  }
}
