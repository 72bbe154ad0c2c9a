import UIKit

/// The content behind a card's words.
@MainActor
enum Backdrop {
  /// A picture, drawn for a size in points.
  case still((CGSize) -> UIImage)
  /// A moving view that goes from the card to its page and back. If it cannot, the page has a second one. The still image is visible where
  /// there is no such view.
  case live(still: UIImage?, make: () -> UIView)
}
