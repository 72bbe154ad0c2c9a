import CoreGraphics
import Foundation

/// The items of an activity view controller.
@MainActor
struct ActivityItems {
  /// The text and the image of the header.
  struct Description {
    var title = "", detail = ""
    var image: UIImage?
    /// The name of the symbol that is shown if there is no image.
    var symbol = "doc"
  }

  let all: [Any]

  /// Returns the placeholders of the items, which are used until an activity is chosen.
  func placeholders(for controller: UIActivityViewController) -> [Any] {
    all.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(controller) ?? $0 }
  }

  /// Returns the items for an activity.
  func resolved(for type: UIActivity.ActivityType?, _ controller: UIActivityViewController) -> [Any] {
    all.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(controller, itemForActivityType: type)
    }
  }

  /// Returns the content of the header.
  func description(for controller: UIActivityViewController, thumbnail size: CGSize) -> Description {
    var found = Description()
    for (item, shown) in zip(all, placeholders(for: controller)) {
      let source = item as? any UIActivityItemSource
      let subject = source?.activityViewController(controller, subjectForActivityType: nil) ?? ""
      if found.image == nil {
        found.image =
          source?.activityViewController(controller, thumbnailImageForActivityType: nil, suggestedSize: size) ?? shown as? UIImage
      }
      if found.title.isEmpty { found.title = subject }
      describe(shown, in: &found)
    }
    if found.title.isEmpty { found.title = all.count == 1 ? "1 Item" : "\(all.count) Items" }
    return found
  }

  private func describe(_ item: Any, in found: inout Description) {
    switch item {
    case let text as String: add(text, "Plain Text", "textformat", &found)
    case let text as NSAttributedString: add(text.string, "Plain Text", "textformat", &found)
    case let address as URL where address.isFileURL: add(address.lastPathComponent, "Document", "doc", &found)
    case let address as URL: add(address.absoluteString, address.host ?? "", "link", &found)
    case is UIImage: add("Image", "", "photo", &found)
    default: break
    }
  }
  private func add(_ title: String, _ detail: String, _ symbol: String, _ found: inout Description) {
    if found.title.isEmpty { (found.title, found.symbol) = (title, symbol) }
    if found.detail.isEmpty { found.detail = detail }
  }
}
