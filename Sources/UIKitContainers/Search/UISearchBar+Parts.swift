import QuartzCore

/// The parts of a search bar and their layout.
extension UISearchBar {
  func setUp() {
    field.bar = self
    for part in [background, promptLabel, cancelButton, field] { addSubview(part) }
    cancelButton.alpha = 0
    (promptLabel.font, promptLabel.textAlignment) = (.systemFont(ofSize: 13), .center)
    ear.listen(to: field)
    lookDidChange()
  }

  func makeCancelItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
    item.accessibilityIdentifier = "Cancel"
    item.primaryAction = UIAction(title: "Cancel") { [unowned self] _ in
      delegate?.searchBarCancelButtonClicked(self)
      owner?.searchBarWasCancelled()
    }
    return item
  }

  // MARK: Updates

  func measuresDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    shownIn?.searchBarDidChange(animated: false)
  }
  func relayout(_ animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: SearchMetrics.change, delay: 0, options: .allowUserInteraction) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }
  func placeDidChange(from old: SearchPlace?) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if (old == nil) != (place == nil) { lookDidChange() }
    field.growsWithText = place != .beside
  }
  /// The navigation bar that contains the search bar.
  var shownIn: UINavigationBar? {
    guard place != nil else { return nil }
    return sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UINavigationBar }.first
  }

  // MARK: Dimensions

  private var extra: CGFloat { (prompt == nil ? 0 : SearchMetrics.prompt) + (scopes.areShown ? SearchMetrics.scopeRow : 0) }
  /// The height for the present position, either a row in a navigation bar or a separate bar.
  var fittingHeight: CGFloat { height(at: place == .row ? .row : .top) }
  /// Returns the height at a position in a navigation bar.
  func height(at place: SearchPlace) -> CGFloat {
    (place == .top ? SearchMetrics.height(in: traitCollection) : SearchMetrics.row(in: traitCollection)) + extra
  }
  /// Next to a title, the field is as high as the bar allows, regardless of the text size.
  private var fieldHeight: CGFloat { SearchMetrics.field + (place == .beside ? 0 : SearchMetrics.growth(in: traitCollection)) }

  private var side: CGFloat { place == nil || place == .beside ? SearchMetrics.side : BarMetrics.margin(of: bounds.width) }
  private var insets: (leading: CGFloat, trailing: CGFloat) {
    let safe = safeAreaInsets, extra: CGFloat = place == .beside ? 0 : side
    return readsRightToLeft ? (safe.right + extra, safe.left + extra) : (safe.left + extra, safe.right + extra)
  }
  private func placed(_ rect: CGRect) -> CGRect {
    guard readsRightToLeft else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private var rowHeight: CGFloat { max(0, bounds.height - extra) }
  private var rowTop: CGFloat { prompt == nil ? 0 : SearchMetrics.prompt }
  /// The position and the height of the field. In a row that scrolls away, the field becomes lower.
  private var fieldRow: (y: CGFloat, height: CGFloat) {
    switch place {
    case .row:
      let rest = SearchMetrics.row(in: traitCollection) - fieldHeight - SearchMetrics.rowTop
      return (rowTop + SearchMetrics.rowTop, min(fieldHeight, max(0, rowHeight - rest - SearchMetrics.rowTop)))
    case .top, .beside, nil:
      return (rowTop + ((rowHeight - fieldHeight) / 2).rounded(.down), fieldHeight)
    }
  }

  private func cancelFrame(isShown: Bool) -> CGRect {
    let row = fieldRow
    let width = cancelButton.sizeThatFits(CGSize(width: 0, height: fieldHeight)).width.rounded(.up)
    let x = isShown ? bounds.width - insets.trailing - width : bounds.width
    return placed(CGRect(x: x, y: row.y, width: width, height: row.height))
  }
  private var scopeFrame: CGRect {
    let width = max(0, bounds.width - insets.leading - insets.trailing)
    let y = bounds.height - SearchMetrics.scopeRow + (place == nil ? (SearchMetrics.scopeRow - SearchMetrics.scope) / 2 : 0)
    return placed(CGRect(x: insets.leading, y: y, width: width, height: SearchMetrics.scope))
  }

  func layOutParts() {
    background.frame = bounds
    promptLabel.text = prompt
    promptLabel.isHidden = prompt == nil
    promptLabel.frame = CGRect(x: 0, y: 2, width: bounds.width, height: SearchMetrics.prompt)
    let row = fieldRow
    var end = bounds.width - insets.trailing
    if isCancelShown {
      cancelButton.frame = cancelFrame(isShown: true)
      cancelButton.alpha = 1
      end -= cancelButton.bounds.width + SearchMetrics.cancelGap
    } else {
      cancelButton.frame = cancelFrame(isShown: false)
      cancelButton.alpha = 0
    }
    let frame = placed(CGRect(x: insets.leading, y: row.y, width: max(0, end - insets.leading), height: row.height))
    let offset = searchFieldBackgroundPositionAdjustment
    field.frame = frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    let share = row.height / fieldHeight
    field.showContent(max(0, (share - SearchMetrics.readable) / (1 - SearchMetrics.readable)))
    field.layoutIfNeeded()
    guard let control = scopes.control else { return }
    control.frame = scopeFrame
    control.alpha = scopes.areShown ? 1 : 0
    scopes.background.frame = CGRect(
      x: 0, y: bounds.height - SearchMetrics.scopeRow, width: bounds.width, height: scopes.areShown ? SearchMetrics.scopeRow : 0)
  }
}
