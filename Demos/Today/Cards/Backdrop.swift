import UIKit

/// What lies behind a card's words.
@MainActor
enum Backdrop {
  /// A picture, drawn for a size in points.
  case still((CGSize) -> UIImage)
  /// What moves is one view, which goes from the card to its page and back. Where it cannot, the page has one of its own; the still picture
  /// is seen where there is none.
  case live(still: UIImage?, make: () -> UIView)
}
