import CoreGraphics
import Foundation
import QuartzCore

/// Provides an item for the activity that the user chooses. The methods after the first two are optional.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an object of the item's class that stands for it while activities are found.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for the chosen activity; `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of the item, which the header shows as its title. The default is empty.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the type identifier of the item's data. Kept for existing sources: no activity asks for it. The default is empty.
  func activityViewController(
    _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the image of the item that the header shows. The default is `nil`.
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

/// Provides an item that takes time to make. Subclass it and override `item`.
///
/// On iOS the item is made on another thread while a progress view is shown. Here it is made on the main thread, when an activity is chosen.
@preconcurrency @MainActor
open class UIActivityItemProvider: _UIObject, UIActivityItemSource {
  /// The object of the item's class that stands for it while activities are found.
  open private(set) var placeholderItem: Any?
  /// The chosen activity; `nil` before one is chosen.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider with an object of the item's class that stands for it.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init(_r: ())
  }

  /// The item. The default is the placeholder.
  open var item: Any { placeholderItem ?? "" }

  /// Returns the placeholder.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { placeholderItem ?? "" }
  /// Returns the item.
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
