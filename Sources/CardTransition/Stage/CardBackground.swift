import UIKit

/// The views between the list and the page: the blur and the dimming.
@MainActor
final class CardBackground {
  let backdrop = CardBackdrop(effect: nil)
  let dim = UIView(frame: .zero)
  private let effect: UIVisualEffect?
  private var dimAlpha: CGFloat = 0
  /// The paused animator that shows the effect partially, and the traits for which it was created. The effect does not follow the traits
  /// automatically. A blur that only fades in by its opacity does not work on a device.
  private var growth: (animator: UIViewPropertyAnimator, traits: UITraitCollection)?

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
  /// The minimum visible fraction of the blur. A smaller fraction is invisible and is not drawn, which saves time with several flights.
  private static let faintest: CGFloat = 1 / 128
  /// The opacity of the dimming that replaces the blur while Reduce Transparency is on. The value is chosen.
  private static let opaqueDim: CGFloat = 0.5

  // A paused animator must be stopped before it is released.
  isolated deinit { endGrowth() }

  /// Adds the views below all others of a view. The paused effect does not survive the move and is created again when it is shown next.
  func add(to view: UIView) {
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
    if growth?.traits.hasDifferentColorAppearance(comparedTo: traits) ?? true {
      endGrowth()
      UIView.performWithoutAnimation { backdrop.effect = nil }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [backdrop] in backdrop.effect = effect }
      animator.pausesOnCompletion = true
      growth = (animator, traits)
    }
    growth?.animator.fractionComplete = openness
  }

  private func endGrowth() {
    let animator = growth?.animator
    growth = nil
    guard let animator, animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }

  func remove() {
    endGrowth()
    for part in [backdrop, dim] as [UIView] { part.removeFromSuperview() }
  }
}
