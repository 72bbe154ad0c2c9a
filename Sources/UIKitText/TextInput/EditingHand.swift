import CoreGraphics
import GestureEngine
import HostInterface
import Motion
import QuartzCore

/// The touch handling of selectable text: taps, long presses and the handles of the selection. (Docs/behaviour/controls.md, "Text editing")
@MainActor
final class EditingHand {
  private unowned let editing: Editing
  let tap = UITapGestureRecognizer(), press = UILongPressGestureRecognizer()
  private var lastTap: (time: MediaTime, point: CGPoint, count: Int)?
  /// The end of the selection that stays fixed while a handle is dragged.
  private var anchor = 0
  /// A Boolean value that indicates whether the current press has opened a link's menu. Such a press does not select text.
  private var isOnItem = false

  private var owner: any EditingOwner { editing.owner }

  init(_ editing: Editing) {
    self.editing = editing
    let owner = editing.owner
    tap.addHandler { [weak self, weak owner] in if let owner { self?.tapped(at: $0.location(in: owner)) } }
    press.addHandler { [weak self] in self?.pressed($0) }
    for gesture in [tap, press] {
      gesture.cancelsTouchesInView = false
      owner.addGestureRecognizer(gesture)
    }
    for handle in editing.marks.handles {
      let pan = UIPanGestureRecognizer()
      pan.addHandler { [weak self, weak handle] in if let handle { self?.dragged(handle, $0) } }
      handle.addGestureRecognizer(pan)
    }
  }

  /// Enables or disables the gestures according to whether text can be selected.
  func update() { for gesture in [tap, press] { gesture.isEnabled = owner.acceptsSelecting } }

  private func tapped(at point: CGPoint) {
    guard owner.acceptsSelecting, !owner.follow(at: point) else { return }
    let now = owner.runtime.now
    var count = 1
    if let lastTap, now - lastTap.time <= Thresholds.tapInterval,
      abs(lastTap.point.x - point.x) <= Thresholds.tapDistance, abs(lastTap.point.y - point.y) <= Thresholds.tapDistance
    {
      count = lastTap.count % 3 + 1
    }
    lastTap = (now, point, count)
    let wasFirst = owner.isFirstResponder
    guard wasFirst || owner.becomeFirstResponder() else { return }
    let place = owner.offset(nearestTo: point)
    switch count {
    case 1:
      let caret = editing.text.nearestWordEdge(to: place), menu = owner.runtime.editMenu
      let isAgain = wasFirst && editing.selection == caret..<caret && owner.acceptsEditing
      let wasShown = menu.isShown
      menu.hide()
      editing.endComposition()
      editing.select(caret..<caret, byUser: true)
      if isAgain && !wasShown { showMenu() }
    case 2: selectPart(editing.text.word(at: place))
    default: selectPart(editing.text.paragraph(at: place))
    }
  }

  private func selectPart(_ part: Range<Int>) {
    var part = part
    while let last = part.last, editing.text.isNewline(last) { part = part.lowerBound..<last }
    editing.select(part, byUser: true)
    showMenu()
  }

  private func pressed(_ gesture: UILongPressGestureRecognizer) {
    let point = gesture.location(in: owner)
    if gesture.state == .began { isOnItem = owner.acceptsSelecting && owner.openMenu(at: point) }
    guard !isOnItem, owner.acceptsSelecting, owner.isFirstResponder || owner.becomeFirstResponder() else { return }
    let place = owner.offset(nearestTo: point)
    switch gesture.state {
    case .began, .changed:
      owner.runtime.editMenu.hide()
      editing.marks.isHeld = true
      if owner.acceptsEditing {
        editing.select(place..<place, byUser: true)
      } else if gesture.state == .began {
        editing.select(editing.text.word(at: place), byUser: true)
      }
    case .ended:
      editing.marks.isHeld = false
      showMenu()
    default: editing.marks.isHeld = false
    }
  }

  private func dragged(_ handle: SelectionHandle, _ pan: UIPanGestureRecognizer) {
    let selection = editing.selection
    switch pan.state {
    case .began: anchor = handle.isStart ? selection.upperBound : selection.lowerBound
    case .changed:
      owner.runtime.editMenu.hide()
      // The finger is on the knob, which is above or below the selected line.
      let finger = pan.location(in: owner), lift = handle.bounds.height / 2
      let place = owner.offset(nearestTo: CGPoint(x: finger.x, y: finger.y + (handle.isStart ? lift : -lift)))
      // At least one character stays selected, so the handles never swap.
      if handle.isStart {
        editing.select(min(place, editing.text.boundary(before: anchor))..<anchor, byUser: true)
      } else {
        editing.select(anchor..<max(place, editing.text.boundary(after: anchor)), byUser: true)
      }
    case .ended: showMenu()
    default: break
    }
  }

  /// Shows the edit menu over the selection.
  func showMenu() {
    let selection = editing.selection
    let frames = selection.isEmpty ? [editing.caretRect(at: selection.lowerBound)] : owner.frames(of: selection)
    guard let first = frames.first else { return }
    let whole = frames.dropFirst().reduce(first) { $0.union($1) }
    let ground = owner.editingGround.convert(owner.editingGround.bounds, to: owner)
    owner.runtime.editMenu.show(for: owner, over: whole.intersection(ground).isNull ? first : whole.intersection(ground))
  }
}
