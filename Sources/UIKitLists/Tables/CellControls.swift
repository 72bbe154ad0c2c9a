import QuartzCore

/// The editing controls of a cell: a circle that deletes, inserts or selects the row, and a handle that moves it.
@MainActor
final class CellControls {
  private unowned let cell: UITableViewCell
  private var circle: UIButton?
  private var shownCircle: String?
  private(set) var handle: UIView?

  init(of cell: UITableViewCell) { self.cell = cell }

  private var wantedCircle: (name: String, color: UIColor)? {
    guard cell.editingNow else { return nil }
    let look = cell.editingLook
    if look.isChoice { return cell.isSelected ? ("checkmark.circle.fill", cell.tintColor) : ("circle", .tertiaryLabel) }
    switch look.style {
    case .delete: return ("minus.circle.fill", .systemRed)
    case .insert: return ("plus.circle.fill", .systemGreen)
    case .none: return nil
    }
  }

  /// Places the controls. A hidden control is beyond the edge of the cell, where it takes no room from the content.
  func arrange() {
    showChoice()
    let wantsHandle = cell.editingNow && cell.showsMoveControl
    if wantsHandle && handle == nil { makeHandle() }
    let size = CGSize(width: TableMetrics.editingCircle, height: TableMetrics.editingCircle)
    let height = cell.bounds.height - cell.hair
    let around = cell.environment
    if let circle {
      let (near, lead) = (cell.isMirrored ? around.safeRight : around.safeLeft, TableMetrics.editingCircleLead)
      let x = wantedCircle != nil ? near + lead : -size.width - lead
      circle.frame = CGRect(
        origin: CGPoint(x: cell.isMirrored ? cell.bounds.width - x - size.width : x, y: ((height - size.height) / 2).rounded()), size: size)
      circle.alpha = wantedCircle != nil ? 1 : 0
    }
    if let handle {
      let near = cell.isMirrored ? around.safeLeft : around.safeRight
      let x = wantsHandle ? near : -TableMetrics.reorderRoom
      let width = TableMetrics.reorderRoom
      handle.frame = CGRect(x: cell.isMirrored ? x : cell.bounds.width - x - width, y: 0, width: width, height: height)
      handle.alpha = wantsHandle ? 1 : 0
      handle.isUserInteractionEnabled = wantsHandle
    }
  }

  /// Displays the circle for the selection and the editing style.
  func showChoice() {
    guard let wanted = wantedCircle else {
      circle?.isUserInteractionEnabled = false
      return
    }
    let key = wanted.name
    let button = circle ?? makeCircle()
    button.isUserInteractionEnabled = !cell.editingLook.isChoice
    button.tintColor = wanted.color
    guard key != shownCircle else { return }
    shownCircle = key
    button.setImage(UIImage(systemName: key, withConfiguration: UIImage.SymbolConfiguration(pointSize: 21)), for: .normal)
    button.accessibilityLabel = key.hasPrefix("minus") ? "Delete" : key.hasPrefix("plus") ? "Insert" : nil
  }

  private func makeCircle() -> UIButton {
    let button = UIButton(
      frame: CGRect(x: -40, y: 0, width: TableMetrics.editingCircle, height: TableMetrics.editingCircle))
    button.addAction(UIAction { [weak cell] _ in if let cell { cell.table?.editControlWasTapped(in: cell) } }, for: .touchUpInside)
    circle = button
    UIView.performWithoutAnimation { cell.addSubview(button) }
    return button
  }

  private func makeHandle() {
    let view = MoveHandle(of: cell)
    UIView.performWithoutAnimation {
      let x = cell.isMirrored ? -TableMetrics.reorderRoom : cell.bounds.width
      view.frame = CGRect(x: x, y: 0, width: TableMetrics.reorderRoom, height: cell.bounds.height)
      cell.addSubview(view)
    }
    handle = view
  }
}

/// A handle with three lines, with which the user moves a row.
@MainActor
final class MoveHandle: UIView {
  private let lines = UIImageView(
    image: UIImage(systemName: "line.3.horizontal", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
  private weak var cell: UITableViewCell?

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    lines.tintColor = .tertiaryLabel
    lines.contentMode = .center
    addSubview(lines)
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 0
    press.addAction { [weak self] press in self?.follow(press) }
    addGestureRecognizer(press)
    accessibilityLabel = "Reorder"
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    lines.frame = bounds
  }

  private func follow(_ press: UIGestureRecognizer) {
    guard let cell, let table = cell.table else { return }
    table.moveGesture(of: cell, press)
  }
}

extension UITableViewCell {
  /// A Boolean value that indicates whether the handle is displayed in editing mode.
  var showsMoveControl: Bool { editingLook.canMove }

  func changeEditing(_ editing: Bool, _ animated: Bool) {
    guard editing != editingNow else { return }
    let state: StateMask = editing && editingLook.hasControl ? .showingEditControl : []
    willTransition(to: state)
    editingNow = editing
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    guard animated else { return didTransition(to: state) }
    UIView.animate(
      withDuration: TableMetrics.editingDuration, delay: 0, options: .allowUserInteraction, animations: { layoutIfNeeded() },
      completion: { [weak self] _ in self?.didTransition(to: state) })
  }
}
