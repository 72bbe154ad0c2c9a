import CoreGraphics
import HostInterface
import QuartzCore

/// What a caret looks like. (BEHAVIOUR-2 §21.3)
enum CaretLook {
  /// Points; how much higher than its line it is.
  static let width: CGFloat = 2, overhang: CGFloat = 1.5
  /// The distance from the left of a text view's caret to the place between characters, in points.
  static let lead: CGFloat = 1
  /// How long it is to be seen, and how long not, in seconds (K).
  static let blink = 0.5
  /// How strong the tint of what is selected is.
  static let selectionAlpha: CGFloat = 0.2
  /// A handle's knob, in points, and how near a finger has to come.
  static let knob: CGFloat = 12, reach: CGFloat = 22
}

/// The caret, what shows the selection, and its handles.
///
/// The caret wakes the app at its blinks alone, and keeps it from nothing: an app with a caret is at rest.
@MainActor
final class SelectionMarks {
  private unowned let owner: any EditingOwner
  let caret = UIView(frame: .zero)
  private var bands: [UIView] = []
  let handles = [SelectionHandle(isStart: true), SelectionHandle(isStart: false)]
  private var blink: (runtime: Runtime, token: EventLoop.Token)?
  /// Whether a finger moves the caret: it does not blink then.
  var isHeld = false { didSet { rest() } }

  init(of owner: any EditingOwner) {
    self.owner = owner
    caret.layer.cornerRadius = CaretLook.width / 2
    caret.isUserInteractionEnabled = false
  }

  isolated deinit { stop() }

  private var isShown: Bool { owner.isFirstResponder && owner.window != nil }

  /// Puts everything where the selection is now.
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

  /// Something has happened: the caret can be seen for a while.
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

/// A handle at an end of the selection: a line with a knob above or below.
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

  /// A finger need not meet it exactly.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -CaretLook.reach, dy: -CaretLook.reach / 2).contains(point)
  }
}
