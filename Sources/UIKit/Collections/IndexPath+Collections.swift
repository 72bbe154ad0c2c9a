import Foundation

extension IndexPath {
  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// An item of a section.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// A row of a section.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The first index.
  public var section: Int { index(atPosition: 0) }
  /// The second index.
  public var item: Int { index(atPosition: 1) }
  /// The second index.
  public var row: Int { index(atPosition: 1) }
}
