import UIKit

/// What lies between the list and the page: the blur and the dimming.
@MainActor
final class CardScenery {
  let backdrop = UIVisualEffectView(effect: nil)
  let dim = UIView(frame: .zero)
  private var dimAlpha: CGFloat = 0

  init(_ options: CardTransition.Options) {
    backdrop.accessibilityIdentifier = "backdrop"
    backdrop.effect = UIAccessibility.isReduceTransparencyEnabled ? nil : options.backdropEffect
    backdrop.isHidden = backdrop.effect == nil
    dim.backgroundColor = .black
    dimAlpha = UIAccessibility.isReduceTransparencyEnabled ? Self.opaqueDim : options.dimAlpha
    for view in [backdrop, dim] as [UIView] {
      view.isUserInteractionEnabled = false
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }
  /// A blur that shows less than this, two levels of 255 at most, is left out: it would cost as much as one that is seen, for each of the
  /// flights that come home at once.
  private static let faintest: CGFloat = 1 / 128
  /// Without transparency, in place of the blur. (CARD §6: chosen)
  private static let opaqueDim: CGFloat = 0.5

  /// Lies below everything in a view.
  func lie(in view: UIView) {
    for (index, part) in ([backdrop, dim] as [UIView]).enumerated() {
      part.frame = view.bounds
      view.insertSubview(part, at: index)
    }
  }

  func show(openness: CGFloat, pull: CGFloat, dimLost: CGFloat) {
    backdrop.alpha = openness
    backdrop.isHidden = backdrop.effect == nil || openness < Self.faintest
    dim.alpha = dimAlpha * openness * (1 - dimLost * pull)
  }

  func leave() { for part in [backdrop, dim] as [UIView] { part.removeFromSuperview() } }
}
