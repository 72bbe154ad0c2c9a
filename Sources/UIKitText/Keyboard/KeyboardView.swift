import CoreGraphics
import HostInterface
import InterfaceGeometry
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The on-screen keyboard. It tracks touches itself. A key is pressed while a finger is on it, and types when the finger is lifted.
final class KeyboardView: UIView {
  private(set) weak var responder: UIResponder?
  private var type = UIKeyboardType.default
  private(set) var plane = KeyPlane(.letters, for: .plain)
  private var look = KeyboardLook(isDark: false)
  private(set) var keys: [KeyView] = []
  /// The state of the shift key. It applies to the next letter, or until the key is pressed again.
  private(set) var shift = Shift.off { didSet { if shift != oldValue { label() } } }
  enum Shift { case off, once, locked }
  private var fingers: [UITouch: KeyView] = [:]
  private var repeating: (runtime: Runtime, token: EventLoop.Token)?
  private var lastShift: Double?
  private var returnType = UIReturnKeyType.default
  private let rule = UIView(frame: .zero)

  /// The delay before the first repetition of the delete key, and the interval of the others, in seconds. `doubleTap` is the time in
  /// seconds between two taps that lock Shift. No source for these values is published.
  private static let firstRepeat = 0.5, nextRepeat = 0.1, doubleTap = 0.3

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    accessibilityIdentifier = "keyboard"
    rule.isUserInteractionEnabled = false
    addSubview(rule)
  }
  required init?(coder: NSCoder) { nil }

  func show(_ responder: UIResponder, _ traits: any UITextInputTraits) {
    self.responder = responder
    (type, returnType) = (traits.keyboardType, traits.returnKeyType)
    appearance = traits.keyboardAppearance
    plane = KeyPlane(KeyPlane.start(type.text), for: type.text)
    shift = .off
    rebuild()
    contextDidChange()
  }
  private var appearance = UIKeyboardAppearance.default

  override func colorsDidChange() {
    super.colorsDidChange()
    rebuild()
  }

  private func rebuild() {
    look = KeyboardLook(isDark: appearance == .dark || appearance == .default && traitCollection.userInterfaceStyle == .dark)
    UIView.performWithoutAnimation {
      backgroundColor = look.ground
      fingers = [:]
      for key in keys { key.removeFromSuperview() }
      keys = plane.places(in: .zero).map { KeyView($0.key, isPad: plane.kind == .pad) }
      for key in keys { addSubview(key) }
      label()
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let device = runtime.app.device, safe = device.safeArea
    let area = KeyboardMetrics.keyArea(device, height: bounds.height)
    let room = CGRect(x: safe.left, y: area.top, width: bounds.width - safe.left - safe.right, height: area.height)
    for (key, place) in zip(keys, plane.places(in: room)) { key.put(place.frame, look) }
    rule.frame = .zero
  }

  private func label() {
    for key in keys {
      key.show(look, isUpper: shift != .off, isLocked: shift == .locked, returnType: returnType, isEnabled: isEnabled(key.key))
    }
  }

  private func isEnabled(_ key: KeyboardKey) -> Bool {
    guard key == .return, let input = responder as? any UIKeyInput else { return true }
    return !input.enablesReturnKeyAutomatically || input.hasText
  }

  /// Called when the text before the caret has changed. Shift is turned on where a sentence or a word begins.
  func contextDidChange() {
    if shift != .locked { shift = wantsCapital ? .once : .off }
    label()
  }

  private var wantsCapital: Bool {
    guard plane.kind == .letters, let input = responder as? any UIKeyInput, type != .emailAddress, type != .URL else { return false }
    let rule = input.autocapitalizationType
    if rule == .none || input.isSecureTextEntry { return false }
    if rule == .allCharacters { return true }
    guard let owner = input as? any EditingOwner else { return !input.hasText }
    let text = owner.editing.text, caret = owner.editing.selection.lowerBound
    let before = text[max(0, caret - 2)..<caret]
    guard let last = before.last else { return true }
    if last.isNewline { return true }
    guard last.isWhitespace else { return false }
    return rule == .words || before.dropLast().last.map { ".!?".contains($0) } ?? true
  }

  // MARK: Touches

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) == nil ? nil : self }

  private func key(at touch: UITouch) -> KeyView? {
    let point = touch.location(in: self)
    guard bounds.contains(point) else { return nil }
    return keys.first { $0.reach.contains(point) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let key = key(at: touch), isEnabled(key.key) else { continue }
      fingers[touch] = key
      key.isPressed = true
      switch key.key {
      case .shift: pressShift()
      case .delete:
        runtime.typist.deleteBackward()
        deleteAgain(after: Self.firstRepeat)
      default: break
      }
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let old = fingers[touch], let new = key(at: touch), new !== old, old.slides, new.slides else { continue }
      old.isPressed = false
      new.isPressed = true
      fingers[touch] = new
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let key = fingers.removeValue(forKey: touch) else { continue }
      release(key)
      type(key.key)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { if let key = fingers.removeValue(forKey: touch) { release(key) } }
  }
  private func release(_ key: KeyView) {
    key.isPressed = false
    if key.key == .delete { stopRepeating() }
  }

  private func type(_ key: KeyboardKey) {
    switch key {
    case .text(let text):
      runtime.typist.insert(shift == .off ? text : text.uppercased())
      if shift == .once { shift = wantsCapital ? .once : .off }
      if plane.kind == .numbers && text == "'" { turn(to: .letters) }
    case .space:
      runtime.typist.insert(" ")
      if plane.kind == .numbers || plane.kind == .symbols { turn(to: .letters) }
    case .return: runtime.typist.insert("\n")
    case .plane(let kind): turn(to: kind)
    case .shift, .delete, .globe, .gap: break
    }
  }

  private func turn(to kind: KeyPlane.Kind) {
    plane = KeyPlane(kind, for: type.text)
    rebuild()
    contextDidChange()
  }

  private func pressShift() {
    let now = runtime.now.seconds
    if let lastShift, now - lastShift < Self.doubleTap, shift != .off { shift = .locked } else { shift = shift == .off ? .once : .off }
    lastShift = now
  }

  private func deleteAgain(after delay: Double) {
    stopRepeating()
    let runtime = runtime
    let token = runtime.schedule(after: delay) { [weak self] in
      guard let self else { return }
      runtime.typist.deleteBackward()
      deleteAgain(after: Self.nextRepeat)
    }
    repeating = (runtime, token)
  }
  private func stopRepeating() {
    if let repeating { repeating.runtime.cancel(repeating.token) }
    repeating = nil
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    stopRepeating()
    for key in fingers.values { key.isPressed = false }
    fingers = [:]
  }
}

extension UIKeyboardType {
  /// The kind of text for which the keys are arranged.
  fileprivate var text: KeyPlane.Text {
    switch self {
    case .default, .asciiCapable, .namePhonePad: .plain
    case .numbersAndPunctuation: .numbersAndPunctuation
    case .URL: .url
    case .numberPad, .asciiCapableNumberPad: .digits
    case .phonePad: .phone
    case .emailAddress: .emailAddress
    case .decimalPad: .decimal
    case .twitter: .mentions
    case .webSearch: .webSearch
    }
  }
}
