import CoreGraphics
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The view of an alert controller. It has one group, or two if the cancel button is separate. It tracks the finger that slides over the
/// actions.
final class AlertView: UIView {
  private let look: AlertLook
  private let main: AlertGroup
  private let apart: AlertGroup?
  /// The preferred width in points, or `nil` if the container determines the width.
  var preferredWidth: Double?
  var onChoice: (UIAlertAction) -> Void = { _ in }
  /// The closure that is called when the text size changes.
  var onTextSize: () -> Void = {}

  /// Creates the view.
  ///
  /// - Parameter cancelsApart: A Boolean value that indicates whether the cancel button is in a separate group.
  init(_ look: AlertLook, fill: UIColor, cancelsApart: Bool) {
    self.look = look
    main = AlertGroup(look, fill: fill)
    apart = cancelsApart ? AlertGroup(look, fill: .clear) : nil
    super.init(frame: .zero)
    addSubview(main)
    if let apart { addSubview(apart) }
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  private var groups: [AlertGroup] { [main, apart].compactMap { $0 } }
  private var rows: [AlertActionRow] { groups.flatMap(\.rows) }

  /// Shows the actions. The cancel action is last, or separate, or first if two actions are side by side.
  func show(
    title: String?, message: String?, fields: [UITextField] = [], actions: [UIAlertAction], preferred: UIAlertAction?, showsCancel: Bool
  ) {
    let cancel = actions.first { $0.style == .cancel }
    let others = actions.filter { $0 !== cancel }
    func row(_ action: UIAlertAction, fill: UIColor? = nil) -> AlertActionRow {
      let isEmphasised = preferred.map { $0 === action } ?? (action.style == .cancel)
      return AlertActionRow(action, look, text, isEmphasised: isEmphasised, fill: fill)
    }
    var order = others
    if let cancel, apart == nil, showsCancel {
      // The order of two actions depends on whether they are side by side.
      if actions.count == 2, standsSideBySide(actions) { order.insert(cancel, at: 0) } else { order.append(cancel) }
    }
    main.show(
      title: title, message: message, in: text, fields: fields, rows: order.map { row($0) },
      mayStandSideBySide: !look.isTitleQuiet && standsSideBySide(actions))
    apart?.isHidden = cancel == nil
    apart?.show(
      title: nil, message: nil, in: text, rows: cancel.map { [row($0, fill: AlertLook.cancelFill)] } ?? [], mayStandSideBySide: false)
    setNeedsLayout()
  }

  private func standsSideBySide(_ actions: [UIAlertAction]) -> Bool {
    guard actions.count == 2, let width = preferredWidth else { return false }
    return actions.allSatisfy {
      AlertActionRow($0, look, text, isEmphasised: true).titleWidth <= width / 2 - 2 * AlertActionRow.side
    }
  }

  private var text: GrowingText { GrowingText(in: traitCollection, least: AlertLook.leastText) }
  override func textSizeDidChange() {
    super.textSizeDidChange()
    onTextSize()
  }

  /// Returns the height of the separate cancel button in points, or 0 if there is none.
  private func apartHeight(_ width: Double) -> Double { apart?.rows.first?.height(width: width) ?? 0 }

  /// Returns the natural height in points, at most `limit`.
  func height(width: Double, atMost limit: Double) -> Double {
    let apart = apartHeight(width), both = apart > 0 ? apart + AlertLook.edge : 0
    return main.height(width: width, atMost: limit - both) + both
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let below = apartHeight(bounds.width)
    main.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - (below > 0 ? below + AlertLook.edge : 0))
    apart?.frame = CGRect(x: 0, y: bounds.height - below, width: bounds.width, height: below)
  }

  // MARK: Touches

  /// Returns the view that a touch hits. If nothing scrolls, this view tracks all touches, except those on text fields.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if main.fields.contains(where: { hit.isDescendant(of: $0) }) { return hit }
    return groups.contains(where: \.scrolls) ? hit : self
  }

  private func press(_ touch: UITouch?) -> AlertActionRow? {
    let place = touch?.location(in: self)
    var found: AlertActionRow?
    for row in rows {
      let isUnder = place.map { row.action.isEnabled && isVisible(row, at: $0) } ?? false
      row.isPressed = isUnder
      if isUnder { found = row }
    }
    return found
  }

  private func isVisible(_ row: AlertActionRow, at place: CGPoint) -> Bool {
    guard let holder = row.superview else { return false }
    return row.convert(row.bounds, to: self).contains(place) && holder.convert(holder.bounds, to: self).contains(place)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { _ = press(touches.first) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { _ = press(touches.first) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chosen = press(touches.first)
    _ = press(nil)
    if let chosen { onChoice(chosen.action) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { _ = press(nil) }
}
