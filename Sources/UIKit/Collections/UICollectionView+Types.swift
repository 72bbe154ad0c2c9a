extension UICollectionView {
  /// Along which axis a flow layout's content grows.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// What attributes are attributes of.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  /// Where an item comes to lie when it is scrolled to. One for each axis can be combined.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Any of the bits below.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Halfway down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
  /// A flow layout's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// A flow layout's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
