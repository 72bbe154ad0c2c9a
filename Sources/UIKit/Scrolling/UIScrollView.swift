import GestureEngine
import Motion
import QuartzCore

/// A view whose content is larger than itself and follows the finger. (BEHAVIOUR §8)
///
/// `contentOffset` is the origin of the bounds. What moves it is `ScrollDynamics` of the gesture engine, on the display's tick; nothing
/// of it is an animation of the layer. Zooming is `ScrollZoom`'s.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Hears what the scroll view does. Not kept alive.
  // Text and collection views declare a `delegate` of a narrower type; being disfavoured here lets theirs win without ambiguity.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
  var silentMethods: SilentMethods?

  let dynamics: ScrollDynamics
  lazy var conductor = ScrollConductor(self)
  lazy var indicators = ScrollIndicators(of: self)
  /// The bounds are being changed to what the dynamics say.
  private var isFollowing = false

  /// The pan that scrolls. Its delegate is the scroll view itself, where a subclass makes it one.
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

  /// Where the content stands: the point of it at the scroll view's upper left corner. Setting it stops nothing that is under way.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { dynamics.contentOffset = newValue }
  }

  /// Moves the content and stops whatever moves it now; animated, over 0.3 s along half a cosine.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    dynamics.setContentOffset(contentOffset, animated: animated, at: runtime.now)
    conductor.takeTicks()
  }

  /// The size of what is scrolled, in points.
  open var contentSize: CGSize {
    get { dynamics.geometry.content }
    set {
      let isNew = newValue != contentSize
      dynamics.geometry.content = newValue
      adjustInsets()
      guard isNew else { return }
      follower?.scrollViewDidMove(self)
      indicators.update()
    }
  }

  /// Extra room around the content; zero by default.
  open var contentInset = UIEdgeInsets.zero { didSet { adjustInsets() } }
  /// What the safe area adds to it.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { adjustInsets() } }

  /// `contentInset` and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets {
    let insets = dynamics.geometry.insets
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// `adjustedContentInset` has changed. Override it to follow.
  open func adjustedContentInsetDidChange() {}

  /// What is pulled down to refresh the content; nil by default.
  open var refreshControl: UIRefreshControl? { didSet { exchange(oldValue, refreshControl) } }
  /// What it keeps free above the content while it refreshes.
  var refreshRoom: CGFloat = 0 {
    didSet {
      guard refreshRoom != oldValue else { return }
      // The content goes there when it is scrolled, or as a finger lets go; not of itself. (BEHAVIOUR-2 §21.2)
      dynamics.fitsToGeometry = false
      adjustInsets()
      dynamics.fitsToGeometry = true
    }
  }

  /// Scrolls as little as shows `rect`, which is in content coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = dynamics.geometry.offset(toShow: rect, from: contentOffset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  // MARK: Zoom

  /// How far the view that the delegate names is scaled; 1 without one. Setting it keeps to the limits.
  open var zoomScale: CGFloat {
    get { zooming?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Scales the content about the middle of what is seen, at once or in 0.3 s.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom.set(scale, animated: animated) }
  /// Scales and scrolls so that a rectangle of the scaled view, in its own coordinates, fills the scroll view, as far as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom.show(rect, animated: animated) }

  // MARK: Auto Layout

  /// Constraints to the scroll view's edges from within are to those of its content.
  override var laysOutContentApart: Bool { true }
  /// The edges at which the safe area is part of `adjustedContentInset`.
  var safeAreaEdges = SafeAreaEdges()
  override var edgesTakingSafeArea: UIRectEdge { safeAreaEdges.taken }
  override func contentExtentDidSolve(width: CGFloat?, height: CGFloat?) {
    let size = CGSize(width: width ?? contentSize.width, height: height ?? contentSize.height)
    if size != contentSize { contentSize = size }
  }
  /// The scroll view's own rectangle, which its content moves through.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
  /// The rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  // MARK: Behaviour

  /// False also ends a drag under way.
  open var isScrollEnabled: Bool {
    get { panGestureRecognizer.isEnabled }
    set { panGestureRecognizer.isEnabled = newValue }
  }
  /// Keeps a drag that leads clearly along one axis to it.
  open var isDirectionalLockEnabled: Bool {
    get { dynamics.isDirectionalLockEnabled }
    set { dynamics.isDirectionalLockEnabled = newValue }
  }
  /// Content goes beyond its ends, ever more slowly, and comes back; true by default.
  open var bounces: Bool {
    get { dynamics.geometry.bounces }
    set { dynamics.geometry.bounces = newValue }
  }
  /// Bounces even where all of the content fits.
  open var alwaysBounceVertical: Bool {
    get { dynamics.geometry.alwaysBounceVertical }
    set {
      dynamics.geometry.alwaysBounceVertical = newValue
      adjustInsets()
    }
  }
  /// Bounces even where all of the content fits.
  open var alwaysBounceHorizontal: Bool {
    get { dynamics.geometry.alwaysBounceHorizontal }
    set {
      dynamics.geometry.alwaysBounceHorizontal = newValue
      adjustInsets()
    }
  }
  /// Content comes to rest at multiples of the view's size.
  open var isPagingEnabled: Bool {
    get { dynamics.isPagingEnabled }
    set { dynamics.isPagingEnabled = newValue }
  }
  /// How fast content comes to rest; normal by default.
  open var decelerationRate: DecelerationRate {
    get { DecelerationRate(rawValue: dynamics.decelerationRate) }
    set { dynamics.decelerationRate = newValue.rawValue }
  }
  /// Keeps touches from the content for 150 ms, unless they move to drag or end; true by default.
  open var delaysContentTouches: Bool {
    get { dynamics.delaysContentTouches }
    set { dynamics.delaysContentTouches = newValue }
  }
  /// A drag may take touches away from content that has heard them; true by default.
  open var canCancelContentTouches: Bool {
    get { dynamics.canCancelContentTouches }
    set { dynamics.canCancelContentTouches = newValue }
  }
  /// Whether a drag sends the keyboard down; it does not, at first.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { if keyboardDismissMode.isInteractive { keyboardDrag.attach() } }
  }
  private(set) lazy var keyboardDrag = KeyboardDrag(of: self)
  /// Whether the content keeps clear of the keyboard by itself, as in controllers of a table or a collection view.
  var avoidsKeyboard = false {
    didSet {
      if avoidsKeyboard { runtime.keyboard.watch(self) }
      adjustInsets()
    }
  }
  /// Whether a controller of a collection view shows the scroll view as its content. Its vertical insets then follow the safe area in any
  /// case, while `contentInsetAdjustmentBehavior` is automatic.
  var isContentOfController = false { didSet { if isContentOfController != oldValue { adjustInsets() } } }
  override func keyboardDidMove() {
    super.keyboardDidMove()
    guard avoidsKeyboard else { return }
    adjustInsets()
    // A finger that draws the keyboard down keeps the content that it drags.
    if !isDragging { showWhatIsEdited() }
  }

  /// Takes part in scrolling to the top by a tap on the status bar; true by default.
  open var scrollsToTop = true

  /// A finger is on the content, for longer than `delaysContentTouches` keeps it from there.
  open var isTracking: Bool { dynamics.isTracking(at: runtime.now) }
  /// A finger moves the content.
  open var isDragging: Bool { dynamics.isDragging }
  /// The content moves on after a finger has let go.
  open var isDecelerating: Bool { dynamics.isDecelerating }
  /// A programmed scroll is under way.
  open var isScrollAnimating: Bool { dynamics.isMoving && !dynamics.isDecelerating }

  /// Whether the content hears touches that began in `view`; true by default.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a drag may take touches away from `view`; true unless it is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Accessibility

  /// Scrolls by a page; false where there is no more on that side.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { scrollPage(direction) }
  override var keepsElementsTogether: Bool { true }
  override var scrollsElements: Bool { true }
  override var readingPlace: CGRect? { screenFrame(of: bounds.inset(by: adjustedContentInset)) }
  /// What is said when it has been scrolled by a page.
  var scrollStatus: String { pageStatus }

  // MARK: Carried bars

  /// A bar of a container that travels with the view, and its origin relative to that of `bounds`.
  struct CarriedBar {
    weak var view: UIView?
    let place: CGPoint
  }
  /// The bars that lie in the view during a push or a pop. They do not scroll with the content.
  private var carriedBars: [CarriedBar] = []

  /// Keeps a subview at its place in the visible part of the content until it gets another superview.
  func carry(_ bar: UIView) {
    carriedBars.removeAll { $0.view == nil || $0.view === bar || $0.view?.superview !== self }
    carriedBars.append(CarriedBar(view: bar, place: CGPoint(x: bar.frame.minX - bounds.minX, y: bar.frame.minY - bounds.minY)))
  }

  /// Moves the carried bars along with `bounds`.
  func keepCarriedBars() {
    for bar in carriedBars {
      guard let view = bar.view, view.superview === self else { continue }
      view.frame.origin = CGPoint(x: bounds.minX + bar.place.x, y: bounds.minY + bar.place.y)
    }
  }

  // MARK: Indicators

  /// True by default.
  open var showsVerticalScrollIndicator = true { didSet { indicators.update() } }
  /// True by default.
  open var showsHorizontalScrollIndicator = true { didSet { indicators.update() } }
  /// Dark by default.
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.update() } }
  /// The indicators keep clear of what the safe area adds to the insets; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.update() } }
  /// Keeps the vertical indicator clear of the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update() } }
  /// Keeps the horizontal indicator clear of the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update() } }
  /// Both at once.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  // MARK: View

  package override func layer(_ layer: CALayer, didChange property: AnimatableProperty) {
    super.layer(layer, didChange: property)
    if isFollowing { return }
    if property == .boundsOrigin, dynamics.contentOffset != bounds.origin { boundsWerePut() }
    if property == .boundsSize {
      dynamics.geometry.viewport = bounds.size
      adjustInsets()
      indicators.update()
    }
  }

  /// The bounds were set, and not `contentOffset`: the content follows, and the delegate hears nothing. (BEHAVIOUR-2 §26)
  private func boundsWerePut() {
    dynamics.contentWasPut(at: bounds.origin)
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

  /// Where content that a finger lets go should rest, before the delegate is asked. `velocity` is in points per millisecond.
  func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  /// A finger has begun to scroll, and nothing has moved yet.
  func willBeginDrag() {}
  /// Nothing moves the content any more: it has decelerated, or arrived, or a finger has left it where it was.
  func didComeToRest() {}
  /// A bar above that goes along, and has a say in where content rests.
  weak var follower: (any ScrollFollower)? { didSet { adjustInsets() } }

  /// The dynamics have moved the content.
  func follow() {
    isFollowing = true
    bounds.origin = dynamics.contentOffset
    isFollowing = false
    keepCarriedBars()
    setNeedsLayout()
    tellOfScrolling()
    follower?.scrollViewDidMove(self)
    refreshControl?.contentDidMove()
  }

  /// The delegate hears that the content stands elsewhere.
  func tellOfScrolling() { ask(.scrollViewDidScroll) { $0.scrollViewDidScroll(self) } }

  // MARK: Zoom

  /// The least scale at which content rests; 1 at first.
  open var minimumZoomScale: CGFloat {
    get { zooming?.geometry.least ?? 1 }
    set { zoom.geometry.least = newValue }
  }
  /// The greatest scale at which content rests; 1 at first. Fingers scale only where it is another than the least.
  open var maximumZoomScale: CGFloat {
    get { zooming?.geometry.most ?? 1 }
    set { zoom.geometry.most = newValue }
  }
  /// Whether fingers may go beyond these, and the content comes back; true at first.
  open var bouncesZoom: Bool {
    get { zooming?.geometry.bounces ?? true }
    set { zoom.geometry.bounces = newValue }
  }
  /// Two fingers scale the content.
  open var isZooming: Bool { zooming?.isPinching ?? false }
  /// The content comes back from beyond a limit.
  open var isZoomBouncing: Bool { zooming?.isBouncing ?? false }
  /// A scale set with animation is under way.
  open var isZoomAnimating: Bool { zooming?.isAnimating ?? false }
  /// The recognizer of the two fingers; nil as long as they have nothing to scale.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming?.pinch }
}
