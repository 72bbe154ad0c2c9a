import Foundation
import QuartzCore

/// The activity that copies items to the pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { Self.values(of: $0) != nil } }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    runtime.pasteboard.items = items.compactMap(Self.values)
    activityDidFinish(true)
  }

  private var runtime: Runtime { owner?.runtime ?? .current }

  /// Returns the values of an item for the types of the pasteboard, or `nil` if it cannot be copied.
  private static func values(of item: Any) -> [String: Any]? {
    switch item {
    case let text as String: [UIPasteboard.typeString: text]
    case let text as NSAttributedString: [UIPasteboard.typeString: text.string, UIPasteboard.typeAttributed: text]
    case let address as URL: [UIPasteboard.typeURL: address, UIPasteboard.typeString: address.absoluteString]
    case let image as UIImage: [UIPasteboard.typeImage: image]
    default: nil
    }
  }
}
