import GestureEngine
import Motion
import QuartzCore

/// A view that shows a part of larger content, which the user scrolls with a finger (Docs/behaviour/touch.md, "Scroll views").
///
/// `contentOffset` is the origin of the bounds. `ScrollDynamics` of the gesture engine moves it at each tick of the display.
/// Scrolling uses no layer animations. `ScrollZoom` performs the zooming.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  nonisolated open override class func objcKeys() -> [ObjCKey] { (self as any ScrollViewKeys.Type).scrollViewKeys + super.objcKeys() }

  /// The delegate, which responds to scrolling. The scroll view keeps a weak reference to it. The default is `nil`.
  // Text and collection views declare a `delegate` of a narrower type. This attribute gives theirs preference without ambiguity.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
  var silentMethods: SilentMethods?

  package let dynamics: ScrollDynamics
  lazy var conductor = ScrollConductor(self)
  lazy var indicators = ScrollIndicators(of: self)
  /// A Boolean value that indicates whether the bounds are being changed to the offset of the dynamics.
  private var isFollowing = false

  /// The gesture recogniser that scrolls the content. Its delegate is the scroll view, if a subclass conforms to the protocol.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollViewPanGestureRecognizer(of: self)

  public override init(frame: CGRect) {
    dynamics = ScrollDynamics("scroll", geometry: ScrollGeometry(content: .zero, viewport: frame.size))
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    dynamics = ScrollDynamics("scroll", geometry: ScrollGeometry(content: .zero, viewport: .zero))
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    dynamics.geometry.viewport = bounds.size
    dynamics.delegate = conductor
    dynamics.toContent = { [unowned self] in localVector($0) }
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Content

  /// The point of the content at the upper left corner of the scroll view. Setting it does not stop a running movement.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      // Observers receive the change in `follow()`, unless the value is equal. On iOS they receive that one too.
      let isEqual = dynamics.contentOffset == newValue
      if isEqual { objcStorage?.willChange("contentOffset") }
      dynamics.contentOffset = newValue
      if isEqual { objcStorage?.didChange("contentOffset") }
    }
  }

  /// Sets the content offset and stops any movement. An animated change takes 0.3 seconds along half a cosine.
  open dynamic func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    dynamics.setContentOffset(contentOffset, animated: animated, at: runtime.now)
    conductor.takeTicks()
  }

  /// The size of the content, in points. The default is zero.
  open var contentSize: CGSize {
    get { dynamics.geometry.content }
    set {
      objcStorage?.willChange("contentSize")
      defer { objcStorage?.didChange("contentSize") }
      let isNew = newValue != contentSize
      dynamics.geometry.content = newValue
      adjustInsets()
      guard isNew else { return }
      forEachFollower { $0.scrollViewDidResizeContent(self) }
      indicators.update()
    }
  }

  /// The additional space around the content, in points. The default is zero.
  open var contentInset = UIEdgeInsets.zero {
    willSet { objcStorage?.willChange("contentInset") }
    didSet {
      adjustInsets()
      objcStorage?.didChange("contentInset")
    }
  }
  /// The way in which the safe area is added to `contentInset`. The default is `.automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { adjustInsets() } }

  /// The insets of the content: `contentInset` plus the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    let insets = dynamics.geometry.insets
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// Called when `adjustedContentInset` has changed. The default implementation does nothing.
  open func adjustedContentInsetDidChange() {}

  /// The control that refreshes the content when the user pulls it down. The default is `nil`.
  open var refreshControl: UIRefreshControl? { didSet { exchange(oldValue, refreshControl) } }
  /// The space above the content during a refresh, in points.
  var refreshRoom: CGFloat = 0 {
    didSet {
      guard refreshRoom != oldValue else { return }
      // The content moves there when it is scrolled or a drag ends, but not automatically (Docs/behaviour/controls.md, "Control
      // behaviour").
      adjustInsets(movesContent: false)
    }
  }

  /// Scrolls by the smallest distance that shows a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = dynamics.geometry.offset(toShow: rect, from: contentOffset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  // MARK: Zoom

  /// The scale of the view that the delegate provides for zooming. The value is 1 without such a view.
  ///
  /// A new value is limited to the range of `minimumZoomScale` to `maximumZoomScale`.
  open var zoomScale: CGFloat {
    get { zooming?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Sets the zoom scale around the centre of the visible area. An animated change takes 0.3 seconds.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom.set(scale, animated: animated) }
  /// Zooms and scrolls so that a rectangle of the zoomed view fills the scroll view, as far as the zoom limits allow.
  ///
  /// The rectangle is in the coordinate system of the zoomed view.
  open func zoom(to rect: CGRect, animated: Bool) { zoom.show(rect, animated: animated) }

  // MARK: Auto Layout

  /// A Boolean value that indicates that constraints of descendants to the scroll view's edges refer to the edges of the content.
  override var laysOutContentApart: Bool { true }
  /// The edges at which the safe area is part of `adjustedContentInset`.
  var safeAreaEdges = SafeAreaEdges()
  override var edgesTakingSafeArea: UIRectEdge { safeAreaEdges.taken }
  override func contentExtentDidSolve(width: CGFloat?, height: CGFloat?) {
    let size = CGSize(width: width ?? contentSize.width, height: height ?? contentSize.height)
    if size != contentSize { contentSize = size }
  }
  /// The layout guide of the scroll view's frame, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
  /// The layout guide of the content, which scrolls.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  // MARK: Behaviour

  /// A Boolean value that indicates whether the user can scroll. The default is `true`. A value of `false` also ends a current drag.
  open var isScrollEnabled: Bool {
    get { panGestureRecognizer.isEnabled }
    set { panGestureRecognizer.isEnabled = newValue }
  }
  /// A Boolean value that indicates whether a drag in a clear direction is limited to one axis. The default is `false`.
  open var isDirectionalLockEnabled: Bool {
    get { dynamics.isDirectionalLockEnabled }
    set { dynamics.isDirectionalLockEnabled = newValue }
  }
  /// A Boolean value that indicates whether content can move beyond its ends and bounces back. The default is `true`.
  open var bounces: Bool {
    get { dynamics.geometry.bounces }
    set { dynamics.geometry.bounces = newValue }
  }
  /// A Boolean value that indicates whether content bounces vertically even if all of it fits. The default is `false`.
  open var alwaysBounceVertical: Bool {
    get { dynamics.geometry.alwaysBounceVertical }
    set {
      dynamics.geometry.alwaysBounceVertical = newValue
      adjustInsets()
    }
  }
  /// A Boolean value that indicates whether content bounces horizontally even if all of it fits. The default is `false`.
  open var alwaysBounceHorizontal: Bool {
    get { dynamics.geometry.alwaysBounceHorizontal }
    set {
      dynamics.geometry.alwaysBounceHorizontal = newValue
      adjustInsets()
    }
  }
  /// A Boolean value that indicates whether scrolling stops at multiples of the scroll view's size. The default is `false`.
  open var isPagingEnabled: Bool {
    get { dynamics.isPagingEnabled }
    set { dynamics.isPagingEnabled = newValue }
  }
  /// The rate at which content slows down after a drag. The default is `.normal`.
  open var decelerationRate: DecelerationRate {
    get { DecelerationRate(rawValue: dynamics.decelerationRate) }
    set { dynamics.decelerationRate = newValue.rawValue }
  }
  /// A Boolean value that indicates whether touches in the content are delayed. The default is `true`.
  ///
  /// A touch waits for 150 milliseconds, unless it starts a drag or ends before.
  open var delaysContentTouches: Bool {
    get { dynamics.delaysContentTouches }
    set { dynamics.delaysContentTouches = newValue }
  }
  /// A Boolean value that indicates whether a drag can cancel touches that the content has already received. The default is `true`.
  open var canCancelContentTouches: Bool {
    get { dynamics.canCancelContentTouches }
    set { dynamics.canCancelContentTouches = newValue }
  }
  /// The effect of a drag on the keyboard. The default is `.none`.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { if keyboardDismissMode.isInteractive { keyboardDrag.attach() } }
  }
  private(set) lazy var keyboardDrag = KeyboardDrag(of: self)
  /// A Boolean value that indicates whether the content avoids the keyboard automatically, as in controllers of table and collection views.
  package var avoidsKeyboard = false {
    didSet {
      if avoidsKeyboard { runtime.services.keyboard.watch(self) }
      adjustInsets()
    }
  }
  /// A Boolean value that indicates whether a collection view controller shows the scroll view as its content.
  ///
  /// If `contentInsetAdjustmentBehavior` is automatic, its vertical insets then always include the safe area.
  package var isContentOfController = false { didSet { if isContentOfController != oldValue { adjustInsets() } } }
  package override func keyboardDidMove() {
    super.keyboardDidMove()
    guard avoidsKeyboard else { return }
    adjustInsets()
    // A finger that draws the keyboard down keeps the content that it drags.
    if !isDragging { showWhatIsEdited() }
  }

  /// A Boolean value that indicates whether a tap on the status bar can scroll to the top. The default is `true`.
  open var scrollsToTop = true

  /// A Boolean value that indicates whether a finger touches the content, for longer than the delay of `delaysContentTouches`.
  open var isTracking: Bool { dynamics.isTracking(at: runtime.now) }
  /// A Boolean value that indicates whether a finger moves the content.
  open var isDragging: Bool { dynamics.isDragging }
  /// A Boolean value that indicates whether the content moves after a drag has ended.
  open var isDecelerating: Bool { dynamics.isDecelerating }
  /// A Boolean value that indicates whether a programmatic scroll is in progress.
  open var isScrollAnimating: Bool { dynamics.isMoving && !dynamics.isDecelerating }

  /// Returns whether the content receives touches that began in `view`. The default implementation returns `true`.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Returns whether a drag can cancel touches in `view`. The default implementation returns `true`, unless the view is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Accessibility

  /// Scrolls by one page. Returns `false` if there is no more content in the direction.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { scrollPage(direction) }
  @_spi(UIKit) open override var keepsElementsTogether: Bool { true }
  package override var scrollsElements: Bool { true }
  package override var readingPlace: CGRect? { screenFrame(of: bounds.inset(by: adjustedContentInset)) }
  /// The announcement after scrolling by a page.
  @_spi(UIKit) open var scrollStatus: String { pageStatus }

  /// The bars of containers that lie in the view during a push or a pop.
  private var carriedBars = CarriedBars()
  /// Keeps a bar at its place in the visible part of the content until it gets another superview.
  func carry(_ bar: UIView) { carriedBars.add(bar, in: self) }

  // MARK: Indicators

  /// A Boolean value that indicates whether the vertical scroll indicator can appear. The default is `true`.
  open var showsVerticalScrollIndicator = true { didSet { indicators.update() } }
  /// A Boolean value that indicates whether the horizontal scroll indicator can appear. The default is `true`.
  open var showsHorizontalScrollIndicator = true { didSet { indicators.update() } }
  /// The style of the scroll indicators. The default is `.default`, which follows the light or dark appearance.
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.update() } }
  /// A Boolean value that indicates whether the indicators avoid the safe area. The default is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.update() } }
  /// The distances of the vertical indicator from the edges, in points. The default is zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update() } }
  /// The distances of the horizontal indicator from the edges, in points. The default is zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update() } }
  /// The distances of both indicators from the edges, in points. The getter returns those of the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Shows the scroll indicators briefly.
  open func flashScrollIndicators() { indicators.flash() }

  // MARK: View

  @_spi(UIKit) open override func layer(_ layer: CALayer, didChange property: AnimatableProperty) {
    super.layer(layer, didChange: property)
    if isFollowing { return }
    if property == .boundsOrigin, dynamics.contentOffset != bounds.origin { boundsWerePut() }
    if property == .boundsSize {
      dynamics.geometry.viewport = bounds.size
      adjustInsets()
      indicators.update()
    }
  }

  /// Updates the content after the bounds were set instead of `contentOffset`. The delegate receives no call (Docs/behaviour/touch.md,
  /// "Scroll views").
  private func boundsWerePut() {
    dynamics.contentWasPut(at: bounds.origin)
    objcStorage?.didChange("contentOffset")
    carriedBars.move(with: self)
    setNeedsLayout()
    indicators.update()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInsets()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    zooming?.leaveScreen()
    dynamics.leaveScreen()
    conductor.takeTicks()
  }

  /// Returns the final content offset after a drag, before the delegate is called. The velocity is in points per millisecond.
  @_spi(UIKit) open func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  /// Called when a drag has begun, before anything moves.
  @_spi(UIKit) open func willBeginDrag() {}
  /// Called when nothing moves the content any more, after a deceleration, an animation or a drag.
  @_spi(UIKit) open func didComeToRest() {}
  /// A bar above that follows the scroll view and influences the final content offset.
  weak var follower: (any ScrollFollower)? { didSet { adjustInsets() } }

  /// Applies the content offset of the dynamics to the bounds.
  @_spi(UIKit) open func follow() {
    objcStorage?.willChange("contentOffset")
    isFollowing = true
    bounds.origin = dynamics.contentOffset
    isFollowing = false
    objcStorage?.didChange("contentOffset")
    carriedBars.move(with: self)
    setNeedsLayout()
    tellOfScrolling()
    forEachFollower { $0.scrollViewDidMove(self) }
  }

  /// Reports a new content offset to the delegate.
  @_spi(UIKit) open func tellOfScrolling() { ask(.scrollViewDidScroll) { $0.scrollViewDidScroll(self) } }

  // MARK: Zoom

  /// The minimum zoom scale after a pinch. The default is 1.
  open var minimumZoomScale: CGFloat {
    get { zooming?.geometry.least ?? 1 }
    set { zoom.geometry.least = newValue }
  }
  /// The maximum zoom scale after a pinch. The default is 1. The user can zoom only if it differs from the minimum.
  open var maximumZoomScale: CGFloat {
    get { zooming?.geometry.most ?? 1 }
    set { zoom.geometry.most = newValue }
  }
  /// A Boolean value that indicates whether a pinch can exceed the limits, so that the content bounces back. The default is `true`.
  open var bouncesZoom: Bool {
    get { zooming?.geometry.bounces ?? true }
    set { zoom.geometry.bounces = newValue }
  }
  /// A Boolean value that indicates whether a pinch zooms the content.
  open var isZooming: Bool { zooming?.isPinching ?? false }
  /// A Boolean value that indicates whether the content returns from beyond a zoom limit.
  open var isZoomBouncing: Bool { zooming?.isBouncing ?? false }
  /// A Boolean value that indicates whether an animated change of the zoom scale is in progress.
  open var isZoomAnimating: Bool { zooming?.isAnimating ?? false }
  /// The gesture recogniser for the pinch. It is `nil` as long as the content cannot be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming?.pinch }

  // MARK: Overrides in extensions

  // Apps override these in an extension of this class on iOS. Translated sources replace them there, so they are declared here.
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
  open dynamic override func layoutSubviews() { super.layoutSubviews() }
}
