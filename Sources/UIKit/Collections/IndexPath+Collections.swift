import Foundation

extension IndexPath {
  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The second index.
  public var item: Int { self[1] }
  /// The second index.
  public var row: Int { self[1] }
  /// The first index.
  public var section: Int { self[0] }
}
