import QuartzCore

/// Shows what lies beneath it through an effect; its own content goes into `contentView`.
///
/// The effect is animatable from and to nil: blur, saturation and tint go together, and can be held on the way. (BEHAVIOUR §12)
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Where subviews belong.
  open private(set) var contentView = UIView()

  /// What is done to what lies beneath; nil for nothing. Animatable, from and to nil as well. (BEHAVIOUR §12)
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  /// A view with an effect, of no size.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    isOpaque = false
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    self.effect = effect
    showEffect()
  }
  /// A view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) { nil }

  private func showEffect() {
    let recipe = effect?.recipe(for: traitCollection)
    isOpaqueForNow = runtime.surroundings.reduceTransparency
    layer.backdrop = isOpaqueForNow ? recipe?.opaque : recipe
    let vibrancy = effect?.vibrancy(for: traitCollection)
    guard vibrancy != nil || isVibrant else { return }
    isVibrant = vibrancy != nil
    contentView.alpha = vibrancy?.alpha ?? 1
    contentView.tintColor = vibrancy?.color
  }
  /// The user wants less transparency, or as much as before.
  func transparencyDidChange() { if isOpaqueForNow != runtime.surroundings.reduceTransparency { showEffect() } }
  private var isOpaqueForNow = false
  /// What was in no window has not heard of it.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { transparencyDidChange() }
  }
  /// The content has been paled.
  private var isVibrant = false
  override func colorsDidChange() {
    super.colorsDidChange()
    showEffect()
  }
}
