extension UICollectionView {
  /// The axis along which the content of a flow layout grows.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// The category of the element that layout attributes describe.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  /// The position of an item after the collection view has scrolled to it. One position for each axis can be combined.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The combined bits of the options.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item is at the top of the visible area.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is in the vertical middle of the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is in the horizontal middle of the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
  /// The element kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
