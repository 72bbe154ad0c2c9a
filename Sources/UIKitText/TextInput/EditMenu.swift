import CoreGraphics
import QuartzCore

/// The system's menu for a selection. It lists the edit actions that the first responder supports, and lies above all views of the app.
@MainActor
final class EditMenu: RuntimeState {
  private unowned let runtime: Runtime
  private(set) var view: EditMenuView?
  /// The titles and actions of the menu, in the order of their display.
  static let entries: [(title: String, action: Selector)] = [
    ("Cut", EditActions.cut), ("Copy", EditActions.copy), ("Paste", EditActions.paste), ("Select", EditActions.select),
    ("Select All", EditActions.selectAll),
  ]
  /// The duration of the fade in and the fade out, in seconds. The value is Segue's own choice.
  private static let fade = 0.15

  package init(for runtime: Runtime) { self.runtime = runtime }

  var isShown: Bool { view != nil }

  /// Shows the menu over a rectangle in a view's coordinates. It contains the actions that the view's responder chain supports.
  func show(for view: UIView, over rect: CGRect) {
    hide()
    guard let window = runtime.effects.window(over: view.window) else { return }
    let entries = Self.entries.filter { view.target(forAction: $0.action, withSender: self) != nil }
    guard !entries.isEmpty else { return }
    let menu = EditMenuView(entries.map(\.title)) { [weak self, weak view] index in
      self?.hide()
      let action = entries[index].action
      guard let target = view?.target(forAction: action, withSender: nil) as? UIResponder else { return }
      action.perform(on: target, with: nil as Any?)
    }
    self.view = menu
    window.addSubview(menu)
    menu.stand(over: view.convert(rect, to: nil), in: window.bounds.inset(by: window.safeAreaInsets))
    menu.alpha = 0
    UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction) { menu.alpha = 1 }
  }

  func hide() {
    guard let view else { return }
    self.view = nil
    UIView.animate(withDuration: Self.fade) {
      view.alpha = 0
    } completion: { _ in
      view.removeFromSuperview()
    }
  }
}

extension Runtime {
  var editMenu: EditMenu { state() }
}

/// The view of the menu: a row of titles that are separated by lines.
final class EditMenuView: UIView {
  private(set) var buttons: [UIButton] = []
  private let lines: [UIView]
  /// The dimensions of the menu, in points. The values are Segue's own choice.
  private static let height: CGFloat = 44, side: CGFloat = 14, margin: CGFloat = 8, gap: CGFloat = 10, corner: CGFloat = 10

  init(_ titles: [String], _ choose: @escaping (Int) -> Void) {
    lines = titles.dropFirst().map { _ in UIView(frame: .zero) }
    super.init(frame: .zero)
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.22, alpha: 1) : .white }
    layer.cornerRadius = Self.corner
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.accessibilityIdentifier = "edit-menu-\(title)"
      button.addAction(UIAction { _ in choose(index) }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
    for line in lines {
      line.backgroundColor = .separator
      addSubview(line)
    }
    var x: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = button.sizeThatFits(.zero).width.rounded(.up) + 2 * Self.side
      button.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      x += width
      if index < lines.count { lines[index].frame = CGRect(x: x, y: 0, width: 0.5, height: Self.height) }
    }
    bounds.size = CGSize(width: x, height: Self.height)
  }
  required init?(coder: NSCoder) { nil }

  /// Places the menu above a rectangle if there is room, and below it otherwise.
  func stand(over rect: CGRect, in room: CGRect) {
    var y = rect.minY - Self.gap - Self.height
    if y < room.minY { y = min(rect.maxY + Self.gap + CaretLook.knob, room.maxY - Self.height) }
    let x = min(max(rect.midX - bounds.width / 2, room.minX + Self.margin), max(room.minX, room.maxX - bounds.width) - Self.margin)
    frame.origin = CGPoint(x: x.rounded(), y: y.rounded())
  }
}
