import QuartzCore

/// A bar with buttons at the bottom of a page.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// The object that is asked for the position of the bar. It is a weak reference.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The edge at which the bar is attached. The default is `.bottom`. The delegate is asked once each time the bar is added to a window.
  open var barPosition: UIBarPosition { place.position }
  private var place = BarPlace(.bottom)
  /// The buttons and spaces of the bar, from the leading to the trailing edge. The default is `nil`.
  open var items: [UIBarButtonItem]? { didSet { showItems() } }
  /// Replaces the items. An animated change fades.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, window != nil else { return self.items = items }
    let old = row
    self.items = items
    guard let old, let row else { return }
    addSubview(old)
    row.alpha = 0
    UIView.animate(withDuration: BarMetrics.changingLook, delay: 0, options: .allowUserInteraction) {
      (old.alpha, row.alpha) = (0, 1)
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  // MARK: Looks

  /// The appearance of the bar in its standard height.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      note("standardAppearance", standardAppearance) { $0.standardAppearance = $1 }
      standardAppearance.users.add(self)
      hasModernLook = true
      showLook()
    }
  }
  /// The appearance of the bar in a compact height. The default is `nil`, which means `standardAppearance`.
  open var compactAppearance: UIToolbarAppearance? {
    didSet {
      note("compactAppearance", compactAppearance) { $0.compactAppearance = $1 }
      compactAppearance?.users.add(self)
      hasModernLook = true
      showLook()
    }
  }
  /// The appearance of the bar while the content is scrolled to its end. The default is `nil`, which means the standard appearance with a
  /// transparent background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      note("scrollEdgeAppearance", scrollEdgeAppearance) { $0.scrollEdgeAppearance = $1 }
      scrollEdgeAppearance?.users.add(self)
      hasModernLook = true
      showLook()
    }
  }
  /// The appearance of the bar in a compact height while the content is scrolled to its end. The default is `nil`, which means
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      note("compactScrollEdgeAppearance", compactScrollEdgeAppearance) { $0.compactScrollEdgeAppearance = $1 }
      compactScrollEdgeAppearance?.users.add(self)
      hasModernLook = true
      showLook()
    }
  }
  /// A Boolean value that indicates whether one of the four appearances was set. If so, the older properties below are stored but have no
  /// effect. (Docs/behaviour/bars.md, "Bar appearance")
  private(set) var hasModernLook = false
  /// The older style of the bar. The default is `.default`, which follows the interface style.
  open var barStyle = UIBarStyle.default {
    didSet {
      note("barStyle", barStyle) { $0.barStyle = $1 }
      showLook()
    }
  }
  /// The tint of the background above the blur. The default is `nil`. A bar with a tint is not translucent. (Docs/behaviour/bars.md, "Bar
  /// appearance")
  open var barTintColor: UIColor? {
    didSet {
      note("barTintColor", barTintColor) { $0.barTintColor = $1 }
      showLook()
    }
  }
  /// A Boolean value that indicates whether the content behind the bar is visible through it. The default is `true`. It is `false` while
  /// `barTintColor` is set.
  open var isTranslucent: Bool {
    get { wantsTranslucency && barTintColor == nil }
    set {
      wantsTranslucency = newValue
      note("isTranslucent", newValue) { $0.isTranslucent = $1 }
      showLook()
    }
  }
  var wantsTranslucency = true { didSet { if wantsTranslucency != oldValue { setNeedsLayout() } } }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var topLine: UIImage?
  /// Sets a background image for bars of the given metrics. The position of the bar makes no difference.
  open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    note("backgroundImage \(barMetrics)", backgroundImage) {
      $0.setBackgroundImage($1, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
    showLook()
  }
  /// Returns the background image that was set for exactly these metrics, or `nil`.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
  /// Sets the image that replaces the thin line at the edge. It is only used together with a background image.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    topLine = shadowImage
    note("shadowImage", shadowImage) { $0.setShadowImage($1, forToolbarPosition: topOrBottom) }
    showLook()
  }
  /// Returns the image that replaces the thin line at the edge, or `nil`.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { topLine }
  /// The tint colour of the buttons.
  open override var tintColor: UIColor! { didSet { note("tintColor", ownTint) { $0.tintColor = $1 } } }

  // MARK: Content

  private let background = BarBackground(lineOnTop: true)
  private(set) var row: BarItemRow?
  /// A Boolean value that indicates whether the content behind the bar is scrolled to its end. It is `nil` for a bar that belongs to no
  /// controller.
  var isAtScrollEdge: Bool? {
    didSet {
      guard isAtScrollEdge != oldValue else { return }
      guard oldValue != nil, background.mayHaveBeenSeen, runtime.canAnimate else { return showLook() }
      UIView.animate(withDuration: BarMetrics.changingLook, delay: 0, options: .allowUserInteraction) { self.showLook() }
    }
  }

  private func note<Value>(_ name: String, _ value: Value, _ apply: @escaping (UIToolbar, Value) -> Void) {
    styling.note(name, as: UIToolbar.self) { apply($0, value) }
  }
  /// Asks the delegate for the position of the bar.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { place.ask(delegate, about: self) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    standardAppearance.users.add(self)
    addSubview(background)
    showLook()
  }
  public required init?(coder: NSCoder) { nil }

  func showLook() {
    let look = look
    background.show(look)
    row?.show(look)
  }

  /// The current appearance of the bar.
  var look: UIToolbarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let standard = hasModernLook ? standardAppearance : legacyLook(isCompact)
    let beneath = isCompact ? compactAppearance ?? standard : standard
    guard isAtScrollEdge == true else { return beneath }
    if let chosen = isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance { return chosen }
    if !hasModernLook, !isTranslucent { return beneath }
    let bare = UIToolbarAppearance(barAppearance: beneath)
    bare.configureWithTransparentBackground()
    return bare
  }

  /// Returns the appearance that results from the older properties. Its buttons look as in the standard appearance.
  private func legacyLook(_ isCompact: Bool) -> UIToolbarAppearance {
    let look = UIToolbarAppearance()
    (look.buttonAppearance, look.doneButtonAppearance) = (standardAppearance.buttonAppearance, standardAppearance.doneButtonAppearance)
    if barStyle == .black { look.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark) }
    if !wantsTranslucency { look.configureWithOpaqueBackground() }
    if let barTintColor { look.backgroundColor = barTintColor }
    guard let image = backgroundImages[isCompact ? .compact : .default] ?? backgroundImages[.default] else { return look }
    look.configureWithTransparentBackground()
    (look.backgroundImage, look.shadowImage) = (image, topLine)
    look.shadowColor = topLine == nil ? BarShadow.color : nil
    return look
  }

  private func showItems() {
    row?.removeFromSuperview()
    let made = BarItemRow(items ?? [], look)
    for item in items ?? [] { item.shownBy = self }
    row = made
    addSubview(made)
    made.frame = rowFrame
    setNeedsLayout()
  }

  private var rowHeight: CGFloat { BarMetrics.toolbar(for: traitCollection) }
  private var rowFrame: CGRect { CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight) }
  @_spi(UIKit) open override var keepsElementsTogether: Bool { true }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = superview.map { max(0, $0.bounds.maxY - frame.maxY) } ?? 0
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
    for case let row as BarItemRow in subviews { row.frame = rowFrame }
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showLook()
  }
}

/// The delegate of a toolbar, which is asked for the position of the bar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: BarItemObserver {
  func itemDidChange(_ item: UIBarButtonItem) { if row?.refresh(item) != true { showItems() } }
}

extension UIToolbar: AppearanceUser {
  func appearanceDidChange() {
    hasModernLook = true
    showLook()
  }
}
