import UIKit

/// The blur behind a page. Those of several pages that fly at once do not add up: the list is as blurred as the most open of them has it.
final class CardBackdrop: UIVisualEffectView {
  /// How open its page is, 0…1.
  var openness: CGFloat = 0

  /// How much of the effect it shows: of a page that flies home beneath others, only what they leave over.
  var shownOpenness: CGFloat { max(0, openness - opennessAbove) }

  /// Of the pages that are over its flight, how open the most open is. A page that has not taken off has no others over it that come or go
  /// by themselves, and shows its own.
  private var opennessAbove: CGFloat {
    guard let sky = superview as? CardSkyView, let window = sky.superview else { return 0 }
    let above = window.subviews.drop { $0 !== sky }.dropFirst()
    return above.flatMap(\.subviews).compactMap { ($0 as? CardBackdrop)?.openness }.max() ?? 0
  }
}
