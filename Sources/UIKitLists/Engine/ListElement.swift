import Foundation

/// An element that a list displays with one view: an item, or a view such as the header of a section.
///
/// The order of elements is the order in which their views are removed.
protocol ListElement: Hashable, Comparable {
  /// Returns the element of an item.
  static func cell(_ indexPath: IndexPath) -> Self
  /// The index path of the item. The value is `nil` if the element is not an item.
  var cellPath: IndexPath? { get }
  /// The section that contains the element.
  var section: Int { get }
  /// Returns the corresponding element in another section.
  func inSection(_ section: Int) -> Self
}
