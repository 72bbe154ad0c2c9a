import CoreGraphics

/// What a flow layout knows of one section. Lengths are points.
public struct FlowSection: Hashable, Sendable {
  /// Of its items.
  public var sizes: FlowSizes
  /// Room around the items.
  public var top, left, bottom, right: CGFloat
  /// The least distance of two lines.
  public var lineSpacing: CGFloat
  /// The least distance of two items of a line.
  public var itemSpacing: CGFloat
  /// Along the scrolling direction; 0 for none.
  public var headerLength, footerLength: CGFloat

  /// A section with the defaults of a flow layout.
  public init(
    sizes: FlowSizes, top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0, lineSpacing: CGFloat = 10,
    itemSpacing: CGFloat = 10, headerLength: CGFloat = 0, footerLength: CGFloat = 0
  ) {
    (self.sizes, self.top, self.left, self.bottom, self.right) = (sizes, top, left, bottom, right)
    (self.lineSpacing, self.itemSpacing) = (lineSpacing, itemSpacing)
    (self.headerLength, self.footerLength) = (headerLength, footerLength)
  }
}
