import QuartzCore

/// The standard texts and the image of a cell. They are created on demand.
@MainActor
final class CellContent {
  private unowned let cell: UITableViewCell
  private(set) var textView: UILabel?, detailView: UILabel?, pictureView: UIImageView?
  /// The fonts that the cell has set. A label with another font has received it from the app.
  private var textFont: UIFont?, detailFont: UIFont?

  init(of cell: UITableViewCell) { self.cell = cell }

  var isEmpty: Bool { textView == nil && detailView == nil && pictureView == nil }

  /// The labels that display a text, in order.
  var texts: [UILabel] { [textView, detailView].compactMap { $0 }.filter { $0.text?.isEmpty == false } }

  func text() -> UILabel {
    if let textView { return textView }
    let label = UILabel()
    textFont = font(forDetail: false)
    label.font = textFont
    if cell.cellStyle == .value2 { label.textColor = cell.tintColor }
    textView = label
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  func detail() -> UILabel? {
    if cell.cellStyle == .default { return nil }
    if let detailView { return detailView }
    let label = UILabel()
    detailFont = font(forDetail: true)
    label.font = detailFont
    if cell.cellStyle == .value1 { label.textColor = .secondaryLabel }
    detailView = label
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  func image() -> UIImageView {
    if let pictureView { return pictureView }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    pictureView = view
    cell.contentView.addSubview(view)
    cell.setNeedsLayout()
    return view
  }

  private func font(forDetail isDetail: Bool) -> UIFont {
    let traits = cell.traitCollection
    switch (cell.cellStyle, isDetail) {
    case (.subtitle, true): return .preferredFont(forTextStyle: .caption1, compatibleWith: traits)
    case (.value2, _): return .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    default: return .preferredFont(forTextStyle: .body, compatibleWith: traits)
    }
  }

  /// Updates the fonts for the text size, except those that the app has set.
  func traitsDidChange() {
    if let label = textView, label.font == textFont {
      textFont = font(forDetail: false)
      label.font = textFont
    }
    if let label = detailView, label.font == detailFont {
      detailFont = font(forDetail: true)
      label.font = detailFont
    }
  }

  func tintDidChange() { if cell.cellStyle == .value2 { textView?.textColor = cell.tintColor } }
  func highlight(_ isHighlighted: Bool) {
    textView?.isHighlighted = isHighlighted
    detailView?.isHighlighted = isHighlighted
    pictureView?.isHighlighted = isHighlighted
  }

  // MARK: Layout

  /// The frames of the parts in a content width, from left to right. The content is as high as it needs to be.
  struct Arrangement {
    var image = CGRect.zero, text = CGRect.zero, detail = CGRect.zero
    /// The total height.
    var height: CGFloat = 0
    /// The position at which the text begins.
    var textLead: CGFloat = 0
  }

  /// Returns the arrangement of the parts.
  ///
  /// - Parameters:
  ///   - lead, trail: The margins.
  ///   - limit: The height that limits the image, or `nil` if it is not known yet.
  func arrangement(width: CGFloat, lead: CGFloat, trail: CGFloat, limit: CGFloat?) -> Arrangement {
    var result = Arrangement()
    var x = lead
    if let picture = pictureView, picture.image != nil || picture.highlightedImage != nil {
      var size = picture.sizeThatFits(.zero)
      if let limit, size.height > limit, size.height > 0 { size = CGSize(width: size.width * limit / size.height, height: limit) }
      result.image = CGRect(x: x, y: 0, width: size.width, height: size.height)
      x += size.width + TableMetrics.imageGap
    }
    result.textLead = x
    let room = max(width - trail - x, 0)
    switch cell.cellStyle {
    case .default, .subtitle: stack(&result, x, room)
    case .value1 where !stacksValues(room): beside(&result, x, room)
    case .value1: stack(&result, x, room)
    case .value2: value2(&result, x, room)
    }
    result.height = max(result.height, result.image.height)
    return result
  }

  private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func stack(_ result: inout Arrangement, _ x: CGFloat, _ room: CGFloat) {
    let (text, detail) = (size(textView, room), size(detailView, room))
    result.text = CGRect(x: x, y: 0, width: room, height: text.height)
    result.detail = CGRect(x: x, y: text.height, width: room, height: detail.height)
    result.height = text.height + detail.height
  }

  /// Returns whether the values are stacked: at the accessibility text sizes, and where there is not enough room.
  private func stacksValues(_ room: CGFloat) -> Bool {
    let (text, detail) = (size(textView, .greatestFiniteMagnitude), size(detailView, .greatestFiniteMagnitude))
    guard text.width > 0, detail.width > 0 else { return false }
    return cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      || (text.width + TableMetrics.valueGap + detail.width > room && textView?.numberOfLines == 0)
  }

  private func beside(_ result: inout Arrangement, _ x: CGFloat, _ room: CGFloat) {
    let text = size(textView, room)
    let gap = text.width > 0 ? TableMetrics.valueGap : 0
    let detail = size(detailView, max(room - min(text.width, room / 2) - gap, 0))
    let textWidth = detail.width > 0 ? min(text.width, room - detail.width - gap) : room
    result.text = CGRect(x: x, y: 0, width: textWidth, height: text.height)
    result.detail = CGRect(x: x + room - detail.width, y: 0, width: detail.width, height: detail.height)
    result.height = max(text.height, detail.height)
  }

  private func value2(_ result: inout Arrangement, _ x: CGFloat, _ room: CGFloat) {
    let textWidth = min(TableMetrics.value2Label, room)
    let text = size(textView, textWidth)
    let begin = x + textWidth + TableMetrics.value2Gap
    let detail = size(detailView, max(room - textWidth - TableMetrics.value2Gap, 0))
    result.text = CGRect(x: x + textWidth - text.width, y: 0, width: text.width, height: text.height)
    result.detail = CGRect(x: begin, y: 0, width: max(room - textWidth - TableMetrics.value2Gap, 0), height: detail.height)
    result.height = max(text.height, detail.height)
  }

  /// Places the parts, centred vertically in the content.
  func place(_ plan: Arrangement, in size: CGSize, isMirrored: Bool, scale: CGFloat) {
    let isStacked = plan.detail.minY > 0
    func frame(_ rect: CGRect, _ y: CGFloat) -> CGRect {
      let x = isMirrored ? size.width - rect.maxX : rect.minX
      return CGRect(x: x, y: (y * scale).rounded() / scale, width: rect.width, height: rect.height)
    }
    if let pictureView { pictureView.frame = frame(plan.image, (size.height - plan.image.height) / 2) }
    let texts = isStacked ? plan.detail.maxY : 0
    textView?.frame = frame(plan.text, isStacked ? (size.height - texts) / 2 : (size.height - plan.text.height) / 2)
    detailView?.frame = frame(
      plan.detail, isStacked ? (size.height - texts) / 2 + plan.text.height : (size.height - plan.detail.height) / 2)
  }
}
