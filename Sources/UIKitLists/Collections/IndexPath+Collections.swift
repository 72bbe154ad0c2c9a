import Foundation

extension IndexPath {
  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// Creates the index path of a row in a section of a table view.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The number of the section, which is the first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The number of the item in its section, which is the second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The number of the row in its section, which is the second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// Creates the index path of an item in a section of a collection view.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// Creates the index path of a row in a section of a table view.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The number of the section, which is the first index.
  public var section: Int { index(atPosition: 0) }
  /// The number of the item in its section, which is the second index.
  public var item: Int { index(atPosition: 1) }
  /// The number of the row in its section, which is the second index.
  public var row: Int { index(atPosition: 1) }
}
