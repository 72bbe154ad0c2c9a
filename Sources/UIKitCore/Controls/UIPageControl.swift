import QuartzCore

/// A control that shows a row of dots, one for each page, and marks the current page. (Docs/behaviour/controls.md, "Control behaviour")
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The styles of the background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// The background is visible while a finger moves through the pages.
    case automatic = 0
    /// The background is always visible.
    case prominent
    /// The background is never visible.
    case minimal
  }
  /// The ways in which a touch uses the control. The raw values equal those of UIKit.
  ///
  /// - `none`: No touch uses the control.
  /// - `discrete`: A touch has not moved, so it may become a tap.
  /// - `continuous`: A finger moves through the pages.
  public enum InteractionState: Int, Sendable { case none = 0, discrete, continuous }

  /// The height of the control, the distance between dots, the additional width, and the size of a dot, in points. The control is 18·n + 20
  /// points wide. (Docs/behaviour/controls.md, "Control metrics")
  package static let height: CGFloat = 26, pitch: CGFloat = 18, sides: CGFloat = 20, dot: CGFloat = 7.6
  /// The opacity of the dots of other pages. (Docs/behaviour/controls.md, "Control metrics")
  static let paleness: CGFloat = 0.45
  /// The distance in points after which a finger moves through the pages. The scale of a dot beyond which there are more pages, and the
  /// duration of a change in seconds, are Segue's own choice. (Docs/behaviour/touch.md, "Gesture recognizers")
  static let slop: CGFloat = 10, smallDot: CGFloat = 0.5, moving = 0.25

  private let content = ControlPart(frame: .zero), ground = ControlPart(frame: .zero)
  private var dots: [PageDot] = []
  private var images: [Int: UIImage] = [:]
  private var count = 0, page = 0
  /// The position at which the touch began, and the page at that time.
  private var start: (x: CGFloat, page: Int)?
  /// The first page that has a dot. It is not 0 if there are more pages than dots.
  private var firstShown = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    ground.backgroundColor = .systemFill
    addSubview(content)
    content.addSubview(ground)
    ground.alpha = 0
  }

  // MARK: Pages

  /// The number of pages. The default is 0.
  open var numberOfPages: Int {
    get { count }
    set {
      count = max(newValue, 0)
      page = min(page, max(count - 1, 0))
      images = images.filter { $0.key < count }
      invalidateIntrinsicContentSize()
      update()
    }
  }
  /// The index of the current page. Values outside of the pages are clamped. The default is 0. Setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(count - 1, 0))
      update()
    }
  }
  /// A Boolean value that indicates whether the control is hidden if there is only one page. The default is `false`.
  open var hidesForSinglePage = false { didSet { update() } }
  /// A Boolean value that indicates whether a finger can move through the pages continuously. The default is `true`.
  open var allowsContinuousInteraction = true
  /// The current use of the control by a touch.
  open private(set) var interactionState = InteractionState.none
  /// The style of the background behind the dots. The default is `.automatic`.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { update() } }

  /// Returns the size of the control for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: Self.pitch * CGFloat(max(pageCount, 0)) + Self.sides, height: Self.height)
  }

  // MARK: Look

  /// The colour of the dots of other pages. The default is `nil`, which means a translucent white.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      update()
      noteLook("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
    }
  }
  /// The colour of the current page's dot. The default is `nil`, which means white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      update()
      noteLook("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
    }
  }
  /// The image that replaces each dot. The default is `nil`, which means a dot.
  open var preferredIndicatorImage: UIImage? { didSet { update() } }
  /// Sets the image that replaces the dot of a page. The page must exist. `nil` restores the dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    precondition((0..<count).contains(page), "Page \(page) of \(self) was to get a picture, and it has \(count) pages")
    images[page] = image
    update()
  }
  /// Returns the image that was set for a page, or `nil` if none was set.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// The number of dots that fit the width.
  private var room: Int {
    guard bounds.width > 0 else { return count }
    return max(1, min(count, Int(((bounds.width - Self.sides) / Self.pitch + 1e-6).rounded(.down))))
  }

  private func update() {
    content.isHidden = count == 0 || hidesForSinglePage && count <= 1
    content.alpha = isEnabled ? 1 : Self.disabledAlpha
    let number = room
    if page < firstShown { firstShown = page }
    if page >= firstShown + number { firstShown = page - number + 1 }
    firstShown = max(0, min(firstShown, count - number))
    while dots.count > number { dots.removeLast().removeFromSuperview() }
    while dots.count < number {
      dots.append(PageDot(frame: .zero))
      content.addSubview(dots.last!)
    }
    let hasMoreBefore = firstShown > 0, hasMoreAfter = firstShown + number < count
    for (place, dot) in dots.enumerated() {
      let of = firstShown + place
      let isSmall = place == 0 && hasMoreBefore && of != page || place == number - 1 && hasMoreAfter && of != page
      dot.show(images[of] ?? preferredIndicatorImage, color(of: of), scale: isSmall ? Self.smallDot : 1)
    }
    let showsGround = backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState == .continuous
    ground.alpha = showsGround ? 1 : 0
    setNeedsLayout()
  }

  private func color(of page: Int) -> UIColor {
    page == self.page ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: Self.paleness)
  }

  @_spi(UIKit) open override func stateChanged() {
    super.stateChanged()
    update()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if dots.count != room { update() }
    let size = size(forNumberOfPages: dots.count)
    content.frame = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    ground.frame = content.bounds
    ground.roundEnds()
    for (place, dot) in dots.enumerated() {
      let x = Self.sides / 2 + Self.pitch * (CGFloat(place) + 0.5)
      dot.center = CGPoint(x: readsRightToLeft ? size.width - x : x, y: size.height / 2)
    }
  }

  // MARK: Finger

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard !content.isHidden else { return false }
    (start, interactionState) = ((touch.location(in: self).x, page), .discrete)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, let start else { return true }
    let travel = touch.location(in: self).x - start.x
    if interactionState == .discrete, abs(travel) > Self.slop {
      interactionState = .continuous
      UIView.animate(withDuration: Self.moving) { self.update() }
    }
    guard interactionState == .continuous else { return true }
    let steps = Int((travel / Self.pitch).rounded(.toNearestOrAwayFromZero))
    go(to: start.page + (readsRightToLeft ? -steps : steps))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasTap = interactionState == .discrete && isTouchInside
    letGo()
    guard wasTap, let touch else { return }
    // A tap on either half moves by one page. (Docs/behaviour/controls.md, "Control behaviour")
    let isForward = (touch.location(in: self).x >= bounds.midX) != readsRightToLeft
    go(to: page + (isForward ? 1 : -1))
  }
  open override func cancelTracking(with event: UIEvent?) { letGo() }

  private func letGo() {
    (start, interactionState) = (nil, .none)
    UIView.animate(withDuration: Self.moving, delay: 0, options: .allowUserInteraction) { self.update() }
  }

  private func go(to new: Int) {
    let new = min(max(new, 0), max(count - 1, 0))
    guard new != page else { return }
    page = new
    update()
    sendValueChanged()
  }

  // MARK: Accessibility

  @_spi(UIKit) open override var isElementByItself: Bool { true }
  /// The accessibility value, for example "page 2 of 5". (Docs/behaviour/controls.md, "Accessibility of controls")
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(page + 1) of \(count)" }
    set { super.accessibilityValue = newValue }
  }
  /// The accessibility traits, which always include `.adjustable`.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable).union(isEnabled ? [] : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
  /// Moves to the next page, on behalf of assistive technology.
  open override func accessibilityIncrement() { if isEnabled { go(to: page + 1) } }
  /// Moves to the previous page, on behalf of assistive technology.
  open override func accessibilityDecrement() { if isEnabled { go(to: page - 1) } }
}

/// A dot of a page control, or the image that replaces it.
private final class PageDot: UIView {
  private let picture = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: UIPageControl.dot, height: UIPageControl.dot))
    isUserInteractionEnabled = false
    layer.cornerRadius = UIPageControl.dot / 2
    picture.frame = bounds
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
  }
  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage?, _ color: UIColor, scale: CGFloat) {
    picture.image = image?.withRenderingMode(.alwaysTemplate)
    (picture.tintColor, backgroundColor) = (color, image == nil ? color : nil)
    transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
  }
}
