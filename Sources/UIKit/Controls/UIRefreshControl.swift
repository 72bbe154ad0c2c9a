import Motion
import QuartzCore

/// A wheel above a scroll view's content that is pulled down to ask for new content. (BEHAVIOUR-2 §21.2)
///
/// It comes out blade by blade as the content is pulled. Far enough, it sends `.valueChanged`, once for each drag, turns, and stays when the
/// finger lets go, until `endRefreshing()`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// How high it is, in points, and how far the content has to be pulled. (The second weak: 60 and 100 were found.)
  static let height: CGFloat = 60, threshold: CGFloat = 100
  /// A blade, and how far from the middle its own middle is.
  private static let blade = CGSize(width: 3.5, height: 10), ring: CGFloat = 10
  private static let animationKey = "segue.refresh"

  private let wheel = ControlPart(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
  private var spokes: [ControlPart] = []
  private let label = UILabel()
  /// The next pull may refresh: it does once for each drag.
  private var isArmed = false

  /// Whether it turns.
  open private(set) var isRefreshing = false
  /// A title below the wheel; none by default.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// A control of the system's height; its width is the scroll view's.
  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIRefreshControl.height)) }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  override var heightInStack: Int { -3 }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(wheel)
    addSubview(label)
    (label.textAlignment, label.font, label.textColor) = (.center, .systemFont(ofSize: UIFont.smallSystemFontSize), .secondaryLabel)
    spokes = (0..<UIActivityIndicatorView.blades).map { index in
      let spoke = ControlPart(frame: CGRect(origin: .zero, size: Self.blade))
      spoke.layer.cornerRadius = Self.blade.width / 2
      let angle = CGFloat(index) * 2 * .pi / CGFloat(UIActivityIndicatorView.blades)
      spoke.center = CGPoint(x: 16 + Self.ring * Elementary.sin(angle), y: 16 - Self.ring * Elementary.cos(angle))
      spoke.transform = CGAffineTransform(rotationAngle: angle)
      spoke.alpha = 0
      wheel.addSubview(spoke)
      return spoke
    }
    paint()
  }

  private func paint() { for spoke in spokes { spoke.backgroundColor = ownTint ?? .systemGray } }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX, y: attributedTitle == nil ? bounds.midY : bounds.midY - 8)
    label.frame = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: 16)
  }

  // MARK: Refreshing

  /// Turns, and keeps room above the content. It neither scrolls nor sends anything.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    turn()
    if let scrollView, !scrollView.isDragging { scrollView.refreshRoom = Self.height }
  }

  /// Stops, and the content goes back over it.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.layer.removeAnimation(forKey: Self.animationKey)
    guard let scrollView else { return update() }
    scrollView.refreshRoom = 0
    let top = -scrollView.adjustedContentInset.top
    if scrollView.contentOffset.y < top, !scrollView.isDragging {
      scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: true)
    }
    update()
  }

  private func turn() {
    isRefreshing = true
    isArmed = false
    for (index, spoke) in spokes.enumerated() { spoke.alpha = UIActivityIndicatorView.alphas[(spokes.count - index) % spokes.count] }
    spin()
  }

  private func spin() {
    guard isRefreshing, window != nil else { return }
    let turning = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turning.values = (0..<spokes.count).map { Double($0) * 2 * .pi / Double(spokes.count) }
    turning.calculationMode = .discrete
    (turning.duration, turning.repeatCount, turning.isRemovedOnCompletion) = (UIActivityIndicatorView.turn, .infinity, false)
    wheel.layer.add(turning, forKey: Self.animationKey)
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    spin()
  }

  // MARK: The scroll view

  private var scrollView: UIScrollView? { superview as? UIScrollView }
  /// How far the content is pulled beyond where it rests.
  private var pull: CGFloat {
    guard let scrollView else { return 0 }
    return -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - scrollView.refreshRoom)
  }

  func fingerCame() { isArmed = !isRefreshing && isEnabled }
  func fingerWent() {
    isArmed = false
    if isRefreshing { scrollView?.refreshRoom = Self.height }
  }

  func contentDidMove() {
    update()
    guard isArmed, let scrollView, scrollView.isDragging, pull >= Self.threshold else { return }
    turn()
    sendActions(for: .valueChanged)
  }

  /// Stays above the content, and at the top of what is seen when there is more room than it needs.
  func update() {
    guard let scrollView else { return }
    let y = min(-Self.height, -pull)
    let frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: Self.height)
    if self.frame != frame { UIView.performWithoutAnimation { self.frame = frame } }
    // Content without a background would show it at rest.
    isHidden = pull <= 0 && !isRefreshing
    guard !isRefreshing else { return }
    let share = min(max(pull / Self.threshold, 0), 1) * CGFloat(spokes.count)
    for (index, spoke) in spokes.enumerated() { spoke.alpha = min(max(share - CGFloat(index), 0), 1) * UIActivityIndicatorView.alphas[0] }
  }

  // MARK: Accessibility

  override var isElementByItself: Bool { true }
  /// What was set; else whether it refreshes.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isRefreshing ? "Refreshing" : "Pull to refresh") }
    set { super.accessibilityLabel = newValue }
  }
}

extension UIScrollView {
  func exchange(_ old: UIRefreshControl?, _ new: UIRefreshControl?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    refreshRoom = new?.isRefreshing == true ? UIRefreshControl.height : 0
    let top = -adjustedContentInset.top
    if contentOffset.y < top, !isDragging, old?.isRefreshing == true { contentOffset.y = top }
    guard let new else { return }
    insertSubview(new, at: 0)
    new.update()
    adjustInsets()
  }
}
