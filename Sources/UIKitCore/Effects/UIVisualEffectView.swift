import QuartzCore

/// A view that shows the content behind it through an effect. Add its own content to `contentView`.
///
/// The effect can be animated from and to `nil`. Blur, saturation and tint change together, and can be paused (Docs/behaviour/animation.md,
/// "Visual effects").
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view to which subviews are added.
  open private(set) var contentView = UIView()

  /// The effect on the content behind the view, or `nil`. It can be animated, also from and to `nil` (Docs/behaviour/animation.md, "Visual
  /// effects").
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  /// Creates a view with an effect and an empty frame.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    isOpaque = false
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    self.effect = effect
    showEffect()
  }
  /// Creates a view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) { nil }

  private func showEffect() {
    let recipe = effect?.recipe(for: traitCollection)
    isOpaqueForNow = runtime.environment.reduceTransparency
    layer.backdrop = isOpaqueForNow ? recipe?.opaque : recipe
    let vibrancy = effect?.vibrancy(for: traitCollection)
    guard vibrancy != nil || isVibrant else { return }
    isVibrant = vibrancy != nil
    contentView.alpha = vibrancy?.alpha ?? 1
    contentView.tintColor = vibrancy?.color
  }
  /// Updates the effect after the Reduce Transparency setting changed.
  func transparencyDidChange() { if isOpaqueForNow != runtime.environment.reduceTransparency { showEffect() } }
  private var isOpaqueForNow = false
  /// Updates the effect, because a view outside windows is not notified of settings.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { transparencyDidChange() }
  }
  /// A Boolean value that indicates whether vibrancy has changed the opacity of the content.
  private var isVibrant = false
  @_spi(UIKit) open override func colorsDidChange() {
    super.colorsDidChange()
    showEffect()
  }
}
