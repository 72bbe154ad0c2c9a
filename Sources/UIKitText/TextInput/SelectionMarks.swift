import CoreGraphics
import HostInterface
import QuartzCore

/// The appearance of the caret and the selection. (Docs/behaviour/controls.md, "Text editing")
enum CaretLook {
  /// The width of the caret, and the amount by which it is higher than its line, in points.
  static let width: CGFloat = 2, overhang: CGFloat = 1.5
  /// The distance from the left edge of a text view's caret to the position between characters, in points.
  static let lead: CGFloat = 1
  /// The duration for which the blinking caret is visible, and then invisible, in seconds. No source for it is published.
  static let blink = 0.5
  /// The opacity of the tint colour behind selected text.
  static let selectionAlpha: CGFloat = 0.2
  /// The diameter of a handle's knob, and the distance at which a touch reaches the handle, in points.
  static let knob: CGFloat = 12, reach: CGFloat = 22
}

/// The caret, the highlight of the selection, and the handles of the selection.
///
/// The caret only wakes the app when it blinks. An app with a blinking caret still counts as idle.
@MainActor
final class SelectionMarks {
  private unowned let owner: any EditingOwner
  let caret = UIView(frame: .zero)
  private var bands: [UIView] = []
  let handles = [SelectionHandle(isStart: true), SelectionHandle(isStart: false)]
  private var blink: (runtime: Runtime, token: EventLoop.Token)?
  /// A Boolean value that indicates whether a finger moves the caret. The caret does not blink meanwhile.
  var isHeld = false { didSet { rest() } }

  init(of owner: any EditingOwner) {
    self.owner = owner
    caret.layer.cornerRadius = CaretLook.width / 2
    caret.isUserInteractionEnabled = false
  }

  isolated deinit { stop() }

  private var isShown: Bool { owner.isFirstResponder && owner.window != nil }

  /// Moves all marks to the current selection.
  func update() {
    UIView.performWithoutAnimation {
      let editing = owner.editing, selection = editing.selection
      let showsCaret = isShown && selection.isEmpty && owner.acceptsEditing
      place(showsCaret ? editing.caretRect(at: selection.lowerBound) : nil)
      let frames = isShown && !selection.isEmpty && owner.acceptsSelecting ? owner.frames(of: selection) : []
      placeBands(frames)
      placeHandles(frames)
      if showsCaret { startBlinking() } else { stop() }
    }
  }

  private func place(_ rect: CGRect?) {
    guard let rect else { return caret.removeFromSuperview() }
    let ground = owner.editingGround
    if caret.superview !== ground { ground.addSubview(caret) }
    caret.backgroundColor = owner.tintColor
    caret.frame = ground.convert(rect, from: owner)
  }

  private func placeBands(_ frames: [CGRect]) {
    while bands.count > frames.count { bands.removeLast().removeFromSuperview() }
    for (index, frame) in frames.enumerated() {
      if index == bands.count {
        let band = UIView(frame: .zero)
        band.isUserInteractionEnabled = false
        bands.append(band)
      }
      let ground = owner.editingGround
      if bands[index].superview !== ground { ground.insertSubview(bands[index], at: 0) }
      bands[index].backgroundColor = owner.tintColor.withAlphaComponent(CaretLook.selectionAlpha)
      bands[index].frame = ground.convert(frame, from: owner)
    }
  }

  private func placeHandles(_ frames: [CGRect]) {
    guard let first = frames.first, let last = frames.last else {
      for handle in handles { handle.removeFromSuperview() }
      return
    }
    let room = owner.editingGround.convert(owner.editingGround.bounds, to: owner)
    for (handle, frame) in zip(handles, [first, last]) {
      let readsLeft = owner.readsLeft(at: owner.editing.selection.lowerBound)
      let x = handle.isStart == readsLeft ? frame.maxX : frame.minX
      handle.isHidden = x < room.minX - 1 || x > room.maxX + 1
      if handle.superview !== owner { owner.addSubview(handle) }
      handle.put(at: x, frame.minY, height: frame.height, tint: owner.tintColor)
    }
  }

  // MARK: Blinking

  /// Shows the caret and restarts its blinking. It is called after every change.
  func rest() {
    caret.alpha = 1
    stop()
    owner.setNeedsLayout()
  }

  private func startBlinking() {
    guard blink == nil, !isHeld else { return }
    let runtime = owner.runtime
    let token = runtime.scheduleRestful(after: CaretLook.blink) { [weak self] in
      guard let self else { return }
      blink = nil
      guard isShown, caret.superview != nil else { return }
      UIView.performWithoutAnimation { caret.alpha = caret.alpha > 0 ? 0 : 1 }
      startBlinking()
    }
    blink = (runtime, token)
  }

  private func stop() {
    if let blink { blink.runtime.cancel(blink.token) }
    blink = nil
  }
}

/// A handle at an end of the selection: a line with a knob above or below it.
final class SelectionHandle: UIView {
  let isStart: Bool
  private let stem = UIView(frame: .zero), knob = UIView(frame: .zero)

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    for part in [stem, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    knob.layer.cornerRadius = CaretLook.knob / 2
  }
  required init?(coder: NSCoder) { nil }

  func put(at x: CGFloat, _ y: CGFloat, height: CGFloat, tint: UIColor) {
    let size = CaretLook.knob
    (stem.backgroundColor, knob.backgroundColor) = (tint, tint)
    frame = CGRect(x: x - size / 2, y: y - (isStart ? size : 0), width: size, height: height + size)
    stem.frame = CGRect(x: (size - CaretLook.width) / 2, y: isStart ? size / 2 : 0, width: CaretLook.width, height: height + size / 2)
    knob.frame = CGRect(x: 0, y: isStart ? 0 : height, width: size, height: size)
  }

  /// Returns a Boolean value that indicates whether a touch reaches the handle, which it also does nearby.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -CaretLook.reach, dy: -CaretLook.reach / 2).contains(point)
  }
}
