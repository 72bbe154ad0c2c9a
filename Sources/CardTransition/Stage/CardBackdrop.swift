import UIKit

/// A view over a window in which a closed card flies. The backdrop of the card is a subview.
protocol CardFlightView: UIView {}

/// The blur behind a page. The blurs of several flights do not add up. The list is as blurred as the most open page requires.
final class CardBackdrop: UIVisualEffectView {
  /// The openness of the page, from 0 to 1.
  var openness: CGFloat = 0

  /// The fraction of the effect that this view shows. Below other flights it is only the difference to them.
  var shownOpenness: CGFloat { max(0, openness - opennessAbove) }

  /// The greatest openness of the flights above this one. It is 0 for a page that does not fly.
  private var opennessAbove: CGFloat {
    guard let overlay = superview as? any CardFlightView, let window = overlay.superview else { return 0 }
    let above = window.subviews.drop { $0 !== overlay }.dropFirst()
    return above.flatMap(\.subviews).compactMap { ($0 as? CardBackdrop)?.openness }.max() ?? 0
  }
}
