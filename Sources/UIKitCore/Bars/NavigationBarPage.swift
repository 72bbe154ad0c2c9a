import InterfaceGeometry
import QuartzCore

/// The content of a navigation bar for one item: the back button, the other buttons, the title, and the large title below them.
///
/// A bar has one page. During the transition between two items it has two.
package final class NavigationBarPage: UIView {
  let item: UINavigationItem
  private(set) var back: BackButton?
  private(set) var leading: [UIView] = []
  private(set) var trailing: [UIView] = []
  private(set) var title: UIView
  let largeTitle = UILabel(frame: .zero)
  /// The view that clips the large title at the row above it.
  let largeTitleRoom = UIView(frame: .zero)
  /// The font of the large title that the app has chosen, or `nil`.
  private var ownLargeTitleFont: UIFont?
  /// The height of the large title's area while it is fully expanded, in points.
  var largeTitleHeight: CGFloat { BarMetrics.largeTitle(in: traitCollection) }
  private let prompt = UILabel(frame: .zero)
  /// The view that contains the item's search bar.
  let searchRoom = SearchRoom(frame: .zero)
  private let leadingItems: [UIBarButtonItem]
  private let trailingItems: [UIBarButtonItem]
  let hasLargeTitle: Bool
  /// The height of the row without the large title, in points.
  private let row: CGFloat
  /// The distance by which the large title is scrolled away, in points. A negative value is the distance by which it is pulled down.
  var scrolled: CGFloat = 0 { didSet { if scrolled != oldValue { setNeedsLayout() } } }

  init(
    _ item: UINavigationItem, backTo previous: UINavigationItem?, hasLargeTitle: Bool, row: CGFloat, look: UINavigationBarAppearance,
    goBack: @escaping () -> Void
  ) {
    (self.item, self.hasLargeTitle, self.row) = (item, hasLargeTitle, row)
    leadingItems = (item.containerItems + (item.leftBarButtonItems ?? [])).filter { !$0.isHidden }
    trailingItems = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }
    title = item.titleView ?? UILabel(frame: .zero)
    super.init(frame: .zero)
    if let previous, !item.hidesBackButton, leadingItems.isEmpty || item.leftItemsSupplementBackButton {
      let own = previous.backBarButtonItem
      let button = BackButton(
        previous.backTitles, image: own?.image ?? look.backIndicatorImage, tint: own?.tintColor,
        attributes: look.backButtonAppearance.normal.titleTextAttributes)
      button.addAction(UIAction { _ in goBack() }, for: .touchUpInside)
      addSubview(button)
      back = button
    }
    leading = views(of: leadingItems, look)
    trailing = views(of: trailingItems, look)
    dressTitle(look)
    addSubview(title)
    largeTitleRoom.clipsToBounds = true
    largeTitleRoom.isUserInteractionEnabled = false
    largeTitleRoom.addSubview(largeTitle)
    largeTitleRoom.isHidden = !hasLargeTitle
    addSubview(largeTitleRoom)
    if let words = item.prompt {
      (prompt.text, prompt.font, prompt.textAlignment) = (words, .systemFont(ofSize: 13), .center)
      addSubview(prompt)
    }
  }
  required init?(coder: NSCoder) { nil }

  private func views(of items: [UIBarButtonItem], _ look: UINavigationBarAppearance) -> [UIView] {
    items.compactMap { item in
      guard let view = item.makeView() else { return nil }
      let words = item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
      (view as? BarButton)?.attributes = words.normal.titleTextAttributes
      addSubview(view)
      return view
    }
  }

  private func dressTitle(_ look: UINavigationBarAppearance) {
    if let label = title as? UILabel, item.titleView == nil {
      let words = look.titleTextAttributes
      label.font = words[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
      label.textColor = words[.foregroundColor] as? UIColor ?? .label
      (label.text, label.textAlignment) = (item.title, .center)
      label.accessibilityTraits = .header
    }
    let words = look.largeTitleTextAttributes
    ownLargeTitleFont = words[.font] as? UIFont
    setLargeTitleFont()
    largeTitle.textColor = words[.foregroundColor] as? UIColor ?? .label
    largeTitle.text = item.title
    largeTitle.accessibilityTraits = .header
  }

  private func setLargeTitleFont() { largeTitle.font = ownLargeTitleFont ?? BarMetrics.largeTitleFont(in: traitCollection) }
  @_spi(UIKit) public override func textSizeDidChange() {
    super.textSizeDidChange()
    setLargeTitleFont()
    setNeedsLayout()
  }

  /// A Boolean value that indicates whether the title in the row is visible. It is hidden while the large title is visible.
  var showsRowTitle: Bool { !hasLargeTitle || item.titleView != nil || titleScrolled >= largeTitleHeight - 1 }
  /// The distance by which the large title is scrolled away, in points. The search bar collapses before the title.
  var titleScrolled: CGFloat {
    guard item.collapsesSearch, scrolled > 0 else { return scrolled }
    return max(0, scrolled - SearchMetrics.row(in: traitCollection))
  }
  /// A Boolean value that indicates whether a search uses the whole bar.
  var isSearching: Bool { item.searchPlace == .top }
  /// Moves the item's search bar to this page.
  func takeSearch() {
    guard let accessory = item.accessory else {
      for view in searchRoom.subviews { view.removeFromSuperview() }
      if searchRoom.superview != nil { searchRoom.removeFromSuperview() }
      return
    }
    if searchRoom.superview !== self { addSubview(searchRoom) }
    let view = accessory.accessoryView
    if view.superview !== searchRoom { searchRoom.addSubview(view) }
    accessory.accessoryPlace = item.searchPlace
    setNeedsLayout()
  }

  /// The scale of the large title, which grows while it is pulled down.
  var pulledScale: CGFloat { 1 + min(max(0, -titleScrolled) / largeTitleHeight / 4, BarMetrics.largestTitleScale - 1) }

  // MARK: Layout

  /// A Boolean value that indicates whether a transition from or to another page transforms the views of this page.
  var isTravelling = false

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let top = item.prompt == nil ? 0 : BarMetrics.prompt
    // During a search, everything else is above the visible part of the bar.
    let lift = isSearching ? -(top + row) : 0
    prompt.frame = CGRect(x: 0, y: 4 + lift, width: bounds.width, height: 18)
    layOutRow(top + lift)
    layOutLargeTitle(top + row + lift)
    layOutSearch(top + row)
  }

  private func layOutRow(_ top: CGFloat) {
    let margin = BarMetrics.margin(of: bounds.width)
    let safe = safeAreaInsets
    let sides = isMirrored ? (safe.right, safe.left) : (safe.left, safe.right)
    var places = BarRow(
      size: CGSize(width: bounds.width, height: row), leadingInset: sides.0 + margin, trailingInset: sides.1 + margin,
      gap: BarMetrics.gap, isMirrored: isMirrored)
    places.leading = sizes(leadingItems, leading)
    places.trailing = sizes(trailingItems, trailing)
    let isBeside = item.searchPlace == .beside
    if isBeside { places.trailing.insert(CGSize(width: min(SearchMetrics.inlineWidth, bounds.width / 3), height: row), at: 0) }
    places.title = titleSize
    if let back {
      places.leadingInset = sides.0
      // Of the titles that leave the bar's title whole and centred, the back button shows the first. If there is none, it shows the
      // indicator alone.
      let widths = back.widths
      let fitting = widths.indices.first { index in
        var trial = places
        trial.leading.insert(CGSize(width: widths[index], height: row), at: 0)
        return trial.fitsTitleInTheMiddle
      }
      let choice = fitting ?? widths.count - 1
      back.choose(choice)
      places.leading.insert(CGSize(width: widths[choice], height: row), at: 0)
    }
    var found = places.places
    if isBeside { searchRoom.frame = found.trailing.removeFirst().offsetBy(dx: 0, dy: top) }
    for (view, frame) in zip((back.map { [$0] } ?? []) + placed(leadingItems, leading), found.leading) where view !== placeholder {
      view.frame = frame.offsetBy(dx: 0, dy: top)
    }
    for (view, frame) in zip(placed(trailingItems, trailing), found.trailing) where view !== placeholder {
      view.frame = frame.offsetBy(dx: 0, dy: top)
    }
    (title.bounds.size, title.center) = (found.title.size, CGPoint(x: found.title.midX, y: found.title.midY + top))
  }

  /// A view that represents a space.
  private let placeholder = UIView(frame: .zero)

  private func placed(_ items: [UIBarButtonItem], _ views: [UIView]) -> [UIView] {
    var rest = views[...]
    return items.map { $0.kind == .button ? rest.popFirst()! : placeholder }
  }
  private func sizes(_ items: [UIBarButtonItem], _ views: [UIView]) -> [CGSize] {
    zip(items, placed(items, views)).map { $0.size(of: $1 === placeholder ? nil : $1, in: row) }
  }

  private var titleSize: CGSize {
    if let own = item.titleView {
      return own.bounds.size == .zero ? own.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : own.bounds.size
    }
    return title.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: row))
  }

  /// Places the large title at the lower edge of its area. The area shrinks from above while the page is scrolled.
  private func layOutLargeTitle(_ top: CGFloat) {
    guard hasLargeTitle else { return }
    let safe = safeAreaInsets
    let margin = BarMetrics.margin(of: bounds.width)
    let scrolled = titleScrolled
    let height = max(0, largeTitleHeight - scrolled)
    largeTitleRoom.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    let text = largeTitle.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    let width = min(text.width, bounds.width - safe.left - safe.right - 2 * margin)
    let scale = pulledScale
    let x = isMirrored ? bounds.width - safe.right - margin - width / 2 : safe.left + margin + width / 2
    let growth = width * (scale - 1) / 2
    largeTitle.bounds.size = CGSize(width: width, height: text.height)
    largeTitle.center = CGPoint(
      x: x + (isMirrored ? -growth : growth), y: height - BarMetrics.largeTitleBottom - text.height * scale / 2)
    if !isTravelling { largeTitle.transform = CGAffineTransform(scaleX: scale, y: scale) }
  }

  /// Places the search bar below the titles, or instead of them during a search. While the page is scrolled, the search bar shrinks from
  /// below.
  private func layOutSearch(_ top: CGFloat) {
    guard let place = item.searchPlace, place != .beside else { return }
    let large = hasLargeTitle && !isSearching ? largeTitleRoom.frame.height : 0
    let gone = item.collapsesSearch ? min(max(0, scrolled), SearchMetrics.row(in: traitCollection)) : 0
    let y = place == .top ? 0 : top + large
    searchRoom.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(0, item.searchHeight - gone))
    searchRoom.layoutIfNeeded()
  }

  /// Returns the view that a touch hits. Touches outside of the back button, the title and the buttons pass through.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
