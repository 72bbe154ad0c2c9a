import CoreGraphics
import QuartzCore

/// A rounded group with a title, a message and rows of actions, above a blur.
final class AlertGroup: UIView {
  private let look: AlertLook
  private let ground: UIVisualEffectView
  private let header = UIScrollView(frame: .zero)
  private let list = UIScrollView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private(set) var rows: [AlertActionRow] = []
  /// The text fields. They are in a box with a line above each field except the first.
  private(set) var fields: [UITextField] = []
  private let box = AlertFieldBox(frame: .zero)
  /// The lines above each row except the first, or between two rows that are side by side.
  private var lines: [AlertHairline] = []
  private let textLine = AlertHairline(frame: .zero)
  private var isSideBySide = false
  /// The height of the scrollable header at the last layout, in points.
  private var knownRoom: CGFloat = 0

  init(_ look: AlertLook, fill: UIColor) {
    self.look = look
    ground = UIVisualEffectView(effect: AlertEffect(fill))
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = look.corner
    layer.cornerCurve = .continuous
    addSubview(ground)
    for scroll in [header, list] {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.delaysContentTouches = false
      addSubview(scroll)
    }
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      header.addSubview(label)
    }
    addSubview(textLine)
    let color: UIColor = look.isTitleQuiet ? .secondaryLabel : .label
    (titleLabel.textColor, messageLabel.textColor) = (color, color)
  }

  required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether a part of the group can be scrolled.
  var scrolls: Bool { header.scrollsVertically || list.scrollsVertically }

  func show(
    title: String?, message: String?, in text: GrowingText, fields: [UITextField] = [], rows: [AlertActionRow], mayStandSideBySide: Bool
  ) {
    titleLabel.font = text.font(look.titleSize, weight: .semibold, like: look.isTitleQuiet ? .footnote : .headline)
    messageLabel.font = text.font(look.messageSize, like: .footnote)
    self.fields = fields
    box.show(fields)
    if !fields.isEmpty { header.addSubview(box) }
    (titleLabel.text, messageLabel.text) = (title, message)
    for view in self.rows + lines { view.removeFromSuperview() }
    self.rows = rows
    lines = rows.dropFirst().map { _ in AlertHairline(frame: .zero) }
    for view in rows + lines { list.addSubview(view) }
    isSideBySide = mayStandSideBySide && rows.count == 2
    setNeedsLayout()
  }

  // MARK: Dimensions

  private func textHeight(_ label: UILabel, _ width: Double) -> Double {
    guard let text = label.text, !text.isEmpty else { return 0 }
    return label.sizeThatFits(CGSize(width: width - 2 * look.sidePadding, height: .greatestFiniteMagnitude)).height
  }

  private var boxHeight: Double { fields.isEmpty ? 0 : AlertLook.fieldGap + box.height }

  private func headerHeight(_ width: Double) -> Double {
    let title = textHeight(titleLabel, width), message = textHeight(messageLabel, width)
    guard title + message > 0 || !fields.isEmpty else { return 0 }
    return look.topPadding + title + (title > 0 && message > 0 ? look.textGap : 0) + message + boxHeight + look.bottomPadding
  }

  private func standSideBySide(_ width: Double) -> Bool {
    isSideBySide && rows.allSatisfy { $0.titleWidth <= width / 2 - 2 * AlertActionRow.side }
  }

  private func listHeight(_ width: Double) -> Double {
    if standSideBySide(width) { return rows.map { $0.height(width: width / 2) }.max() ?? 0 }
    return rows.reduce(0) { $0 + $1.height(width: width) }
  }

  /// Returns the height of the whole content, at most `limit`.
  func height(width: Double, atMost limit: Double) -> Double { min(headerHeight(width) + listHeight(width), limit) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width, text = headerHeight(width), rowsHeight = listHeight(width)
    ground.frame = bounds
    let leastPart = min(rowsHeight, AlertLook.leastRows * (rows.map { $0.height(width: width) }.max() ?? 0), bounds.height)
    let listPart = min(rowsHeight, max(bounds.height - text, leastPart))
    header.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height - listPart)
    header.contentSize = CGSize(width: width, height: text)
    list.frame = CGRect(x: 0, y: bounds.height - listPart, width: width, height: listPart)
    list.contentSize = CGSize(width: width, height: rowsHeight)
    layOutText(width)
    layOutRows(width)
    showEditedField()
  }

  /// Scrolls to the field that is being edited after the available height has changed. Afterwards the user may scroll elsewhere.
  private func showEditedField() {
    let room = header.bounds.height
    defer { knownRoom = room }
    guard room != knownRoom, let edited = fields.first(where: \.isFirstResponder) else { return }
    header.scrollRectToVisible(edited.convert(edited.bounds, to: header), animated: false)
  }

  private func layOutText(_ width: Double) {
    let inner = width - 2 * look.sidePadding
    let title = textHeight(titleLabel, width), message = textHeight(messageLabel, width)
    titleLabel.frame = CGRect(x: look.sidePadding, y: look.topPadding, width: inner, height: title)
    let below = look.topPadding + title + (title > 0 && message > 0 ? look.textGap : 0)
    messageLabel.frame = CGRect(x: look.sidePadding, y: below, width: inner, height: message)
    box.isHidden = fields.isEmpty
    box.frame = CGRect(
      x: look.sidePadding, y: below + message + AlertLook.fieldGap, width: inner, height: box.height)
  }

  private func layOutRows(_ width: Double) {
    let thickness = AlertHairline.thickness
    if standSideBySide(width) {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft, height = listHeight(width)
      for (index, row) in rows.enumerated() {
        let place = isMirrored ? 1 - index : index
        row.frame = CGRect(x: Double(place) * width / 2, y: 0, width: width / 2, height: height)
      }
      lines[0].frame = CGRect(x: (width - thickness) / 2, y: 0, width: thickness, height: height)
    } else {
      var y = 0.0
      for (index, row) in rows.enumerated() {
        if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: y, width: width, height: thickness) }
        let height = row.height(width: width)
        row.frame = CGRect(x: 0, y: y, width: width, height: height)
        y += height
      }
    }
    textLine.isHidden = headerHeight(width) == 0 || rows.isEmpty
    textLine.frame = CGRect(x: 0, y: list.frame.minY, width: width, height: thickness)
  }
}
