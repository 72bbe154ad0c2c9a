import QuartzCore

/// The layout of a cell's parts.
extension UITableViewCell {
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// The thickness of a line, which is one pixel.
  var hair: CGFloat { 1 / layoutScale }
  private var lineHeight: CGFloat { environment.separator == .none ? 0 : hair }

  /// The distances of the content from the leading and trailing edges.
  private var edges: (leading: CGFloat, trailing: CGFloat) {
    let around = environment
    var (leading, trailing) = isMirrored ? (around.safeRight, around.safeLeft) : (around.safeLeft, around.safeRight)
    (leading, trailing) = (leading + around.reading, trailing + around.reading)
    if editingNow {
      if editingLook.hasControl && shouldIndentWhileEditing { leading += TableMetrics.editingShift }
      if showsMoveControl { trailing += TableMetrics.reorderRoom }
    }
    return (leading, trailing + accessoryRoom)
  }
  /// The distance of the content's own text from the content's trailing edge.
  private var textTrail: CGFloat { accessoryRoom > 0 || (editingNow && showsMoveControl) ? 0 : environment.margin }
  private var textLead: CGFloat { environment.margin + CGFloat(indentationLevel) * indentationWidth }

  func arrange() {
    let (leading, trailing) = edges
    let size = CGSize(width: max(bounds.width - leading - trailing, 0), height: max(bounds.height - lineHeight, 0))
    let x = isMirrored ? trailing : leading
    let frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
    if contentView.frame != frame { contentView.frame = frame }
    let margins =
      isMirrored
      ? UIEdgeInsets(
        top: TableMetrics.textInset, left: max(textTrail, TableMetrics.accessoryGap), bottom: TableMetrics.textInset,
        right: environment.margin)
      : UIEdgeInsets(
        top: TableMetrics.textInset, left: environment.margin, bottom: TableMetrics.textInset,
        right: max(textTrail, TableMetrics.accessoryGap))
    var begin = leading + environment.margin
    if let list = contentView as? UIListContentView {
      begin = leading + list.textStart
    } else if contentConfiguration == nil, contentView.layoutMargins != margins {
      contentView.layoutMargins = margins
    }
    if !content.isEmpty, contentConfiguration == nil {
      let plan = content.arrangement(width: size.width, lead: textLead, trail: textTrail, limit: size.height)
      content.place(plan, in: size, isMirrored: isMirrored, scale: layoutScale)
      if plan.image.width > 0 { begin = leading + plan.textLead }
    }
    controls.arrange()
    arrangeAccessory(trailingEdge: trailing - accessoryRoom)
    lines.arrange(begin: begin)
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] where view?.superview === self {
      if view?.frame != bounds { view?.frame = bounds }
    }
  }

  /// Returns the height of the content at a cell's width, including the separator, in whole pixels.
  func fittingHeight(_ width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let (leading, trailing) = edges
    let inside = max(width - leading - trailing, 0)
    var height: CGFloat
    if contentConfiguration != nil, contentView.constraints.isEmpty {
      let own = contentView.sizeThatFits(CGSize(width: inside, height: .greatestFiniteMagnitude)).height
      height = own <= TableMetrics.row ? TableMetrics.row - lineHeight : own  // The separator of a standard row is within its height.
    } else if !contentView.constraints.isEmpty || contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      let target = CGSize(width: inside, height: UIView.layoutFittingCompressedSize.height)
      height =
        contentView.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        .height
      if height <= 0 { height = TableMetrics.row - lineHeight }
    } else if content.isEmpty {
      height = TableMetrics.row - lineHeight
    } else {
      let plan = content.arrangement(width: inside, lead: textLead, trail: textTrail, limit: nil)
      height = max(plan.height + 2 * TableMetrics.textInset, TableMetrics.row - lineHeight)
    }
    return (height + lineHeight).roundedUp(layoutScale)
  }

  func environmentDidChange() {
    let corners = environment.style == .insetGrouped && (environment.isFirst || environment.isLast)
    layer.cornerRadius = corners ? TableMetrics.corner : 0
    layer.cornerCurve = .continuous
    var rounded: CACornerMask = []
    if environment.isFirst { rounded.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if environment.isLast { rounded.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = rounded
    clipsToBounds = corners
    takeBackground()
    setNeedsLayout()
  }

  /// Applies the table's background colour, unless the app or a configuration has set the background.
  func takeBackground() {
    if backgroundConfiguration != nil { return setBackground(nil) }
    if !hasOwnBackground { setBackground(environment.style == .plain ? .systemBackground : .secondarySystemGroupedBackground) }
  }

  /// Requests another height for the row, if the table view allows it.
  func contentSizeMayHaveChanged() { if superview != nil { table?.contentDidResize(in: self) } }

  /// Replaces a background view. The selected background is in front of the background, and both are behind the content.
  func exchange(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    if new === backgroundView { insertSubview(new, at: 0) } else { insertSubview(new, belowSubview: contentView) }
  }

  // MARK: Selection

  /// The background view that displays the selection now, if any.
  private var selectionBackground: UIView? {
    if let own = multipleSelectionBackgroundView, table?.allowsSeveral == true { return own }
    if selectedBackgroundView == nil {
      let view = UIView()
      view.backgroundColor = .systemGray4
      selectedBackgroundView = view
    }
    return selectedBackgroundView
  }

  func showSelection(animated: Bool) {
    let isSeen = (selectedNow || highlightedNow) && selectionStyle != .none && backgroundConfiguration == nil
    content.highlight(selectedNow || highlightedNow)
    if isSeen != isSelectionSeen || !isSeen && !animated {
      isSelectionSeen = isSeen
      let views = [selectedBackgroundView, multipleSelectionBackgroundView].compactMap { $0 }
      if isSeen {
        let shown = selectionBackground
        for view in views where view !== shown { view.isHidden = true }
        shown?.isHidden = false
        shown?.alpha = 1
      } else if animated, views.contains(where: { !$0.isHidden }) {
        UIView.animate(
          withDuration: TableMetrics.deselectDuration, delay: 0, options: .allowUserInteraction,
          animations: { for view in views { view.alpha = 0 } },
          completion: { [weak self] _ in
            guard self?.isSelectionSeen == false else { return }
            for view in views { (view.isHidden, view.alpha) = (true, 1) }
          })
      } else {
        for view in views { view.isHidden = true }
      }
      table?.separatorsMayHide(around: self)
    }
    controls.showChoice()
  }
}
