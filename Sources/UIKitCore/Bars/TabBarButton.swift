import QuartzCore

/// The resolved look of a tab bar item, from the bar's appearance or from the older properties.
struct TabItemLook {
  var words: [NSAttributedString.Key: Any] = [:]
  var wordsOffset = UIOffset.zero
  var color = UIColor.systemBlue
  var badgeColor = UIColor.systemRed
  var badgeWords: [NSAttributedString.Key: Any] = [:]
  var badgeOffset = UIOffset.zero, badgeWordsOffset = UIOffset.zero
}

/// The view of an item in a tab bar: an image with a title below or next to it, and a badge.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  let picture = UIImageView(frame: .zero)
  let label = UILabel(frame: .zero)
  private(set) var badge: TabBadge?
  private(set) var style = UITabBarItemAppearance.Style.stacked
  private var look = TabItemLook()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    label.textAlignment = .center
    for part in [picture, label] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }
  required init?(coder: NSCoder) { nil }

  override var isElementByItself: Bool { true }
  override var spokenRole: SpokenRole? { .tab }
  /// The number of this tab and the number of all tabs, for assistive technology.
  override var spokenPlace: (number: Int, count: Int)? {
    let all = superview?.subviews.compactMap { $0 as? TabBarButton }.sorted { $0.frame.minX < $1.frame.minX } ?? []
    guard let place = all.firstIndex(where: { $0 === self }) else { return nil }
    return (isReadFromTheRight ? all.count - place : place + 1, all.count)
  }

  /// Applies the appearance proxies to the item, because they depend on the place at which the button is shown.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { Stylings.current.style(item, in: self) }
  }

  /// Updates the view from the item and the look.
  func show(_ look: TabItemLook, _ style: UITabBarItemAppearance.Style, isSelected: Bool) {
    (self.look, self.style, self.isSelected, isEnabled) = (look, style, isSelected, item.isEnabled)
    showPicture()
    let size = [TabBarMetrics.stackedFont, TabBarMetrics.inlineFont, TabBarMetrics.compactInlineFont][style.rawValue]
    label.text = item.title
    label.font = look.words[.font] as? UIFont ?? .systemFont(ofSize: size, weight: .medium)
    label.textColor = look.words[.foregroundColor] as? UIColor ?? look.color
    showBadge()
    accessibilityTraits = item.accessibilityTraits.union(.button).union(isSelected ? .selected : []).union(isEnabled ? [] : .notEnabled)
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier ?? item.title ?? item.accessibilityLabel
    accessibilityValue = item.accessibilityValue ?? item.badgeValue
    accessibilityHint = item.accessibilityHint
    setNeedsLayout()
  }

  private func showPicture() {
    let isCompact = style == .compactInline
    var image = isSelected ? item.selectedImage ?? item.image : item.image
    if isCompact, let small = item.landscapeImagePhone { image = small }
    // A symbol is drawn in the configuration that suits the bar. The app's own configuration takes precedence.
    if let own = image?.symbolConfiguration {
      let suited = UIImage.SymbolConfiguration(pointSize: Self.symbolSize, weight: .medium, scale: isCompact ? .medium : .large)
      image = image?.withConfiguration(suited.applying(own))
    }
    picture.image = image.map { $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate) }
    picture.tintColor = look.color
  }
  /// The point size of the text for which symbols are drawn. No source for it is published.
  private static let symbolSize: CGFloat = 17

  private func showBadge() {
    guard let words = item.badgeValue else {
      badge?.removeFromSuperview()
      return badge = nil
    }
    let badge = badge ?? TabBadge(frame: .zero)
    if self.badge == nil { addSubview(badge) }
    self.badge = badge
    badge.show(words, look)
  }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var wordsSize: CGSize {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
  }

  /// The width of the button with the title next to the image, in points.
  var inlineWidth: CGFloat {
    let image = picture.image?.size.width ?? 0
    return image + inlineGap(besides: image) + wordsSize.width + 2 * TabBarMetrics.titleMargin
  }
  /// Returns the distance between an image of the given width and the title next to it. A badge that extends beyond the image gets enough
  /// room.
  private func inlineGap(besides image: CGFloat) -> CGFloat {
    guard wordsSize.width > 0 else { return 0 }
    let reach = badge.map { TabBarMetrics.badgeX + $0.width - image / 2 + TabBarMetrics.badgeGap } ?? 0
    return max(image > 0 ? TabBarMetrics.inlineGap : 0, reach)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.image?.size ?? .zero
    let (imageFrame, words) = style == .stacked ? stackedFrames(image) : inlineFrames(image)
    picture.frame = imageFrame.inset(by: item.imageInsets)
    label.frame = words.offsetBy(dx: look.wordsOffset.horizontal, dy: look.wordsOffset.vertical)
    guard let badge else { return }
    let width = min(badge.width, bounds.width)
    let middle = imageFrame.midX + (isMirrored ? -1 : 1) * TabBarMetrics.badgeX
    let top = max(0, imageFrame.midY - TabBarMetrics.imageCenter + 2, imageFrame.minY - TabBarMetrics.badgeRise)
    badge.frame = CGRect(
      x: isMirrored ? middle - width : middle, y: top, width: width, height: TabBarMetrics.badgeHeight
    ).offsetBy(dx: look.badgeOffset.horizontal, dy: look.badgeOffset.vertical)
  }

  private func stackedFrames(_ image: CGSize) -> (CGRect, CGRect) {
    let x = pixel((bounds.width - image.width) / 2)
    let width = min(wordsSize.width, bounds.width - 2 * TabBarMetrics.titleMargin)
    let words = CGRect(
      x: pixel((bounds.width - width) / 2), y: pixel(TabBarMetrics.titleBaseline - label.font.ascender), width: max(0, width),
      height: wordsSize.height)
    return (CGRect(x: x, y: pixel(TabBarMetrics.imageCenter - image.height / 2), width: image.width, height: image.height), words)
  }

  private func inlineFrames(_ image: CGSize) -> (CGRect, CGRect) {
    let gap = inlineGap(besides: image.width)
    let width = max(0, min(wordsSize.width, bounds.width - image.width - gap - 2 * TabBarMetrics.titleMargin))
    let start = pixel((bounds.width - image.width - gap - width) / 2)
    let imageX = isMirrored ? start + width + gap : start
    let wordsX = isMirrored ? start : start + image.width + gap
    return (
      CGRect(x: imageX, y: pixel((bounds.height - image.height) / 2), width: image.width, height: image.height),
      CGRect(x: wordsX, y: pixel((bounds.height - wordsSize.height) / 2), width: width, height: wordsSize.height)
    )
  }

  private func pixel(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale).rounded() / scale
  }
}

/// A small capsule with a short text, at the corner of a tab's image.
final class TabBadge: UIView {
  let label = UILabel(frame: .zero)
  private var offset = UIOffset.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = TabBarMetrics.badgeHeight / 2
    label.textAlignment = .center
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }

  func show(_ words: String, _ look: TabItemLook) {
    label.text = words
    label.font = look.badgeWords[.font] as? UIFont ?? .systemFont(ofSize: TabBarMetrics.badgeFont)
    label.textColor = look.badgeWords[.foregroundColor] as? UIColor ?? .white
    (backgroundColor, offset) = (look.badgeColor, look.badgeWordsOffset)
    setNeedsLayout()
  }

  /// The width of the badge, which is at least its height, so that the smallest badge is a circle.
  var width: CGFloat {
    let words = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)).width
    return max(TabBarMetrics.badgeHeight, words.rounded(.up) + 2 * TabBarMetrics.badgeMargin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
