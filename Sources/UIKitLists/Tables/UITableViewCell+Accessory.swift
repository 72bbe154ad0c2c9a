import QuartzCore

/// The accessory that a cell displays.
enum ShownAccessory: Equatable {
  case nothing
  case type(UITableViewCell.AccessoryType)
  case view(ObjectIdentifier)
}

extension UITableViewCell {
  private var wantedView: UIView? { editingNow ? editingAccessoryView : accessoryView }
  private var wantedType: AccessoryType { editingNow ? editingAccessoryType : accessoryType }
  private var wantedAccessory: ShownAccessory {
    if let wantedView { return .view(ObjectIdentifier(wantedView)) }
    return wantedType == .none ? .nothing : .type(wantedType)
  }

  /// The width that the accessory takes from the content.
  var accessoryRoom: CGFloat {
    if let wantedView { return wantedView.bounds.width + environment.margin + TableMetrics.accessoryGap }
    let (room, widths): (CGFloat, CGFloat) =
      switch wantedType {
      case .none: (0, 0)
      case .disclosureIndicator: (TableMetrics.disclosureRoom, TableMetrics.disclosure.width)
      case .checkmark: (TableMetrics.checkmarkRoom, TableMetrics.checkmark.width)
      case .detailButton: (TableMetrics.detailRoom, TableMetrics.detail.width)
      case .detailDisclosureButton: (TableMetrics.bothRoom, TableMetrics.disclosure.width + TableMetrics.detail.width)
      }
    return room == 0 ? 0 : room + widths * (accessoryGrowth - 1) + environment.margin - TableMetrics.margin
  }
  /// The size of accessories relative to the default text size.
  private var accessoryGrowth: CGFloat { AccessoryMetrics.growth(in: traitCollection) }

  /// Creates the accessory again after a change of the text size.
  func accessoryMayHaveGrown() {
    guard case .type(_)? = shownAccessory else { return }
    shownAccessory = nil
    setNeedsLayout()
  }

  func accessoryDidChange(from old: UIView? = nil) {
    if let old, old !== accessoryView, old !== editingAccessoryView, old.superview === self { old.removeFromSuperview() }
    setNeedsLayout()
  }

  /// Places the accessory.
  ///
  /// - Parameter trailingEdge: The distance of the accessory's area from the trailing edge.
  func arrangeAccessory(trailingEdge: CGFloat) {
    if wantedAccessory != shownAccessory { showAccessory() }
    var trailing = trailingEdge + environment.margin
    for view in accessories {
      let size = view.bounds.size
      let x = isMirrored ? trailing : bounds.width - trailing - size.width
      let y = ((bounds.height - hair - size.height) / 2 * layoutScale).rounded() / layoutScale
      view.frame = CGRect(origin: CGPoint(x: (x * layoutScale).rounded() / layoutScale, y: y), size: size)
      trailing += size.width + TableMetrics.accessoryGap + 3
    }
  }

  private func showAccessory() {
    shownAccessory = wantedAccessory
    for view in accessories { view.removeFromSuperview() }
    accessories = wantedView.map { [$0] } ?? made(wantedType)
    for view in accessories { addSubview(view) }
  }

  /// Returns the views of a standard accessory, from the trailing edge inwards.
  private func made(_ type: AccessoryType) -> [UIView] {
    switch type {
    case .none: []
    case .disclosureIndicator: [chevron]
    case .checkmark: [glyph("checkmark", TableMetrics.checkmark, 15, nil)]
    case .detailButton: [detailButton]
    case .detailDisclosureButton: [chevron, detailButton]
    }
  }

  private var chevron: UIView { glyph(isMirrored ? "chevron.left" : "chevron.right", TableMetrics.disclosure, 13, .tertiaryLabel) }

  private func glyph(_ name: String, _ size: CGSize, _ points: CGFloat, _ color: UIColor?) -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(pointSize: points * accessoryGrowth, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.contentMode = .scaleAspectFit
    view.frame.size = AccessoryMetrics.grown(size, by: accessoryGrowth)
    if let color { view.tintColor = color }
    return view
  }

  private var detailButton: UIButton {
    let button = UIButton(frame: CGRect(origin: .zero, size: AccessoryMetrics.grown(TableMetrics.detail, by: accessoryGrowth)))
    let configuration = UIImage.SymbolConfiguration(pointSize: 19 * accessoryGrowth)
    button.setImage(UIImage(systemName: "info.circle", withConfiguration: configuration), for: .normal)
    button.accessibilityLabel = "More Info"
    button.addAction(UIAction { [weak self] _ in if let self { table?.detailButtonWasTapped(in: self) } }, for: .touchUpInside)
    return button
  }
}
