import QuartzCore

/// Dots that say how many pages there are and which is seen. (BEHAVIOUR-2 §21)
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// What is drawn behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Something while a finger goes through the pages, nothing otherwise.
    case automatic = 0
    /// Always something.
    case prominent
    /// Never anything.
    case minimal
  }
  /// How a finger uses the control.
  public enum InteractionState: Int, Sendable { case none = 0, discrete, continuous }

  /// 26 high and 18·n + 20 wide, with dots of 7.6 points. (BEHAVIOUR-2 §21.1)
  static let height: CGFloat = 26, pitch: CGFloat = 18, sides: CGFloat = 20, dot: CGFloat = 7.6
  /// How pale the dots of other pages are. (BEHAVIOUR-2 §21.1)
  static let paleness: CGFloat = 0.45
  /// How far a finger moves until it goes through the pages (§7's slop), and how small a dot is beyond which there are more (a choice).
  static let slop: CGFloat = 10, smallDot: CGFloat = 0.5, moving = 0.25

  private let content = ControlPart(frame: .zero), ground = ControlPart(frame: .zero)
  private var dots: [PageDot] = []
  private var images: [Int: UIImage] = [:]
  private var count = 0, page = 0
  /// Where the finger came down, and on which page.
  private var start: (x: CGFloat, page: Int)?
  /// The first page that has a dot, where there are more pages than room.
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

  /// How many there are; 0 at first.
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
  /// The one that is seen, within those there are; 0 at first. Setting it sends nothing.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(count - 1, 0))
      update()
    }
  }
  /// Whether nothing is shown where there is a page at most; false at first.
  open var hidesForSinglePage = false { didSet { update() } }
  /// Whether a finger may go through the pages; true at first.
  open var allowsContinuousInteraction = true
  /// What a finger does.
  open private(set) var interactionState = InteractionState.none
  /// What is drawn behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { update() } }

  /// How large the control is for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: Self.pitch * CGFloat(max(pageCount, 0)) + Self.sides, height: Self.height)
  }

  // MARK: Look

  /// The colour of the dots of other pages; nil stands for a pale white.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      update()
      noteLook("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
    }
  }
  /// The colour of the dot of the page that is seen; nil stands for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      update()
      noteLook("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
    }
  }
  /// A picture in the place of every dot; nil stands for a dot.
  open var preferredIndicatorImage: UIImage? { didSet { update() } }
  /// Shows a picture in the place of a page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    precondition((0..<count).contains(page), "Page \(page) of \(self) was to get a picture, and it has \(count) pages")
    images[page] = image
    update()
  }
  /// The picture that was set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// As many dots as there is room for.
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

  override func stateChanged() {
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
    // Either half leads a page further. (BEHAVIOUR-2 §21.2)
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

  override var isElementByItself: Bool { true }
  /// "page 2 of 5". (BEHAVIOUR-2 §21.5)
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(page + 1) of \(count)" }
    set { super.accessibilityValue = newValue }
  }
  /// What was set, and that it can be adjusted.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable).union(isEnabled ? [] : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
  /// A page further.
  open override func accessibilityIncrement() { if isEnabled { go(to: page + 1) } }
  /// A page back.
  open override func accessibilityDecrement() { if isEnabled { go(to: page - 1) } }
}

/// A dot of a page control, or the picture in its place.
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
