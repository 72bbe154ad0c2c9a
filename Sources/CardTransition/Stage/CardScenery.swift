import UIKit

/// What lies between the list and the page: the blur and the dimming.
@MainActor
final class CardScenery {
  let backdrop = CardBackdrop(effect: nil)
  let dim = UIView(frame: .zero)
  private let effect: UIVisualEffect?
  private var dimAlpha: CGFloat = 0
  /// Holds the effect on its way from nothing: it grows with the page. A blur that is only faded in is none on a device.
  private var growth: UIViewPropertyAnimator?
  /// What the held effect was made for: it does not follow the traits by itself.
  private var grownFor: UITraitCollection?

  init(_ options: CardTransition.Options, isOpaque: Bool = UIAccessibility.isReduceTransparencyEnabled) {
    effect = isOpaque ? nil : options.backdropEffect
    backdrop.accessibilityIdentifier = "backdrop"
    backdrop.isHidden = effect == nil
    dim.backgroundColor = .black
    dimAlpha = isOpaque ? Self.opaqueDim : options.dimAlpha
    for view in [backdrop, dim] as [UIView] {
      view.isUserInteractionEnabled = false
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }
  /// A blur of less than this part of itself, which nobody sees, is left out: it would cost more than one that is seen, for each of the
  /// flights that come home at once.
  private static let faintest: CGFloat = 1 / 128
  /// Without transparency, in place of the blur. (CARD §6: chosen)
  private static let opaqueDim: CGFloat = 0.5

  // An animator that is held must not be let go of.
  isolated deinit { endGrowth() }

  /// Lies below everything in a view. What is held of the effect would not survive the move: it is held anew when it is shown next.
  func lie(in view: UIView) {
    endGrowth()
    for (index, part) in ([backdrop, dim] as [UIView]).enumerated() {
      part.frame = view.bounds
      view.insertSubview(part, at: index)
    }
  }

  func show(openness: CGFloat, pull: CGFloat, dimLost: CGFloat) {
    backdrop.openness = min(max(openness, 0), 1)
    showEffect(backdrop.shownOpenness)
    dim.alpha = dimAlpha * openness * (1 - dimLost * pull)
  }

  private func showEffect(_ openness: CGFloat) {
    guard let effect else { return }
    backdrop.isHidden = openness < Self.faintest
    if backdrop.isHidden { return }
    guard openness < 1 else {
      endGrowth()
      return UIView.performWithoutAnimation { backdrop.effect = effect }
    }
    let traits = backdrop.traitCollection
    if growth == nil || grownFor?.hasDifferentColorAppearance(comparedTo: traits) == true {
      endGrowth()
      UIView.performWithoutAnimation { backdrop.effect = nil }
      let growth = UIViewPropertyAnimator(duration: 1, curve: .linear) { [backdrop] in backdrop.effect = effect }
      growth.pausesOnCompletion = true
      (self.growth, grownFor) = (growth, traits)
    }
    growth?.fractionComplete = openness
  }

  private func endGrowth() {
    guard let growth, growth.state == .active else { return self.growth = nil }
    self.growth = nil
    growth.stopAnimation(false)
    growth.finishAnimation(at: .end)
  }

  func leave() {
    endGrowth()
    for part in [backdrop, dim] as [UIView] { part.removeFromSuperview() }
  }
}
