import CoreGraphics
import Foundation
import QuartzCore

/// An object that provides an item for the activity that the user chooses. All methods except the first two are optional.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder for the item. It is an object of the item's class, and is used to find suitable activities.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for the chosen activity, or `nil` for no item.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of the item. The header shows it as its title.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the type identifier of the item's data. It exists so that existing code compiles. No activity calls it here.
  func activityViewController(
    _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the image of the item for the header, or `nil`.
  func activityViewController(
    _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// The default implementation returns an empty string.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    Implements.activityViewControllerSubjectForActivityType(self)?.activityViewController(
      activityViewController, subjectForActivityType: activityType) ?? ""
  }
  /// The default implementation returns an empty string.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    Implements.activityViewControllerDataTypeIdentifierForActivityType(self)?.activityViewController(
      activityViewController, dataTypeIdentifierForActivityType: activityType) ?? ""
  }
  /// The default implementation returns `nil`.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? {
    Implements.activityViewControllerThumbnailImageForActivityTypeSuggestedSize(self)?.activityViewController(
      activityViewController, thumbnailImageForActivityType: activityType, suggestedSize: size)
  }
}

/// A source for an item that takes time to create. Subclass it and override `item`.
///
/// On iOS the item is created on another thread while a progress view is shown. Here it is created on the main thread when an activity is
/// chosen.
@preconcurrency @MainActor
open class UIActivityItemProvider: _UIObject, UIActivityItemSource {
  /// The placeholder for the item, which is used to find suitable activities.
  open private(set) var placeholderItem: Any?
  /// The chosen activity, or `nil` before one is chosen.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider with a placeholder, which is an object of the item's class.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init(_r: ())
  }

  /// The item that the provider creates. The default is the placeholder.
  open var item: Any { placeholderItem ?? "" }

  /// Returns the placeholder of the item.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { placeholderItem ?? "" }
  /// Returns the value of `item`, after it has set `activityType`.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
  /// Returns the subject of the item. The default implementation returns an empty string.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns the type identifier of the item's data. The default implementation returns an empty string.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns the image of the item. The default implementation returns `nil`.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
