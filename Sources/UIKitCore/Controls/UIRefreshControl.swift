import Motion
import QuartzCore

/// A control above the content of a scroll view. The user pulls the content down to request new content. (Docs/behaviour/controls.md,
/// "Control behaviour")
///
/// Its wheel appears blade by blade while the content is pulled. At the threshold, the control sends `.valueChanged`, at most once for each
/// drag, and the wheel turns.
///
/// The control stays visible after the finger was lifted, until `endRefreshing()` is called.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height of the control, and the distance by which the content must be pulled, in points. The source of the distance is weak: values
  /// of 60 and 100 were found.
  static let height: CGFloat = 60, threshold: CGFloat = 100
  /// The size of a blade, and the distance of its centre from the centre of the wheel, in points.
  private static let blade = CGSize(width: 3.5, height: 10), ring: CGFloat = 10
  private static let animationKey = "segue.refresh"

  private let wheel = ControlPart(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
  private var spokes: [ControlPart] = []
  private let label = UILabel()
  /// A Boolean value that indicates whether the current drag can still trigger a refresh. Each drag triggers at most one.
  private var isArmed = false

  /// A Boolean value that indicates whether a refresh is in progress.
  open private(set) var isRefreshing = false
  /// The title below the wheel. The default is `nil`.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Creates a refresh control with the system's height. The scroll view sets its width.
  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIRefreshControl.height)) }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  @_spi(UIKit) open override var heightInStack: Int { -3 }

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

  /// Shows the wheel and reserves room for it above the content. The method does not scroll and sends no event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    turn()
    if let scrollView, !scrollView.isDragging { scrollView.refreshRoom = Self.height }
  }

  /// Hides the wheel and scrolls the content back over it. Call it when the new content has arrived.
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
  /// The distance by which the content is pulled beyond its resting position, in points.
  private var pull: CGFloat {
    guard let scrollView else { return 0 }
    return -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - scrollView.refreshRoom)
  }

  /// Places the control directly above the content, or at the top of the visible area if there is more room than it needs.
  func update() {
    guard let scrollView else { return }
    let y = min(-Self.height, -pull)
    let frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: Self.height)
    if self.frame != frame { UIView.performWithoutAnimation { self.frame = frame } }
    // The control is hidden at rest, because content without a background would not cover it.
    isHidden = pull <= 0 && !isRefreshing
    guard !isRefreshing else { return }
    let share = min(max(pull / Self.threshold, 0), 1) * CGFloat(spokes.count)
    for (index, spoke) in spokes.enumerated() { spoke.alpha = min(max(share - CGFloat(index), 0), 1) * UIActivityIndicatorView.alphas[0] }
  }

  // MARK: Accessibility

  @_spi(UIKit) open override var isElementByItself: Bool { true }
  /// The label that assistive technology reads. Unless another label is set, it says whether a refresh is in progress.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isRefreshing ? "Refreshing" : "Pull to refresh") }
    set { super.accessibilityLabel = newValue }
  }
}

extension UIRefreshControl: ScrollFollower {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isArmed = !isRefreshing && isEnabled }
  func scrollViewDidReleaseDrag(_ scrollView: UIScrollView) {
    isArmed = false
    if isRefreshing { self.scrollView?.refreshRoom = Self.height }
  }
  func scrollViewDidMove(_ scrollView: UIScrollView) {
    update()
    guard isArmed, self.scrollView?.isDragging == true, pull >= Self.threshold else { return }
    turn()
    sendActions(for: .valueChanged)
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
