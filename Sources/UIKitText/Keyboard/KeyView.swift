import CoreGraphics
import InterfaceGeometry
import QuartzCore

/// The view of a key.
final class KeyView: UIView {
  let key: KeyboardKey
  private let isPad: Bool
  /// The touch area of the key, in the keyboard's coordinates.
  private(set) var reach = CGRect.zero
  private let face = UIView(frame: .zero), word = UILabel(frame: .zero), sign = UIImageView(image: nil)
  private var look = KeyboardLook(isDark: false)
  private var isBlue = false
  /// The magnified letter above the finger, or `nil`.
  private var bubble: KeyBubble?

  init(_ key: KeyboardKey, isPad: Bool) {
    (self.key, self.isPad) = (key, isPad)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
    face.layer.cornerRadius = KeyboardLook.corner
    face.layer.shadowOpacity = 1
    face.layer.shadowRadius = 0
    face.layer.shadowOffset = CGSize(width: 0, height: 1)
    word.textAlignment = .center
    sign.contentMode = .center
    for view in [face, word, sign] { addSubview(view) }
    (accessibilityLabel, accessibilityIdentifier) = (name, "key-\(name)")
  }
  required init?(coder: NSCoder) { nil }

  private var name: String {
    switch key {
    case .text(let text): text
    case .shift: "shift"
    case .delete: "delete"
    case .space: "space"
    case .return: "return"
    case .globe: "next keyboard"
    case .plane(.letters): "letters"
    case .plane(.numbers), .plane(.pad): "numbers"
    case .plane(.symbols): "symbols"
    case .gap: ""
    }
  }

  /// A Boolean value that indicates whether a finger may slide to this key from its neighbour.
  var slides: Bool { if case .text = key { true } else { key == .space } }
  private var writes: Bool { slides }

  var isPressed = false {
    didSet {
      guard isPressed != oldValue else { return }
      paint()
      showBubble()
    }
  }

  func put(_ place: CGRect, _ look: KeyboardLook) {
    reach = place
    frame = place
    let gap = isPad ? KeyboardLook.gap : min(KeyboardLook.gap, place.width * 0.16)
    let height = isPad ? place.height - KeyboardLook.gap : place.height * KeyboardLook.share
    face.frame = CGRect(x: gap / 2, y: (place.height - height) / 2, width: place.width - gap, height: height)
    (word.frame, sign.frame) = (face.frame, face.frame)
    if case .text(let text) = key, text == text.lowercased(), word.text == text, !isPad { word.frame.origin.y -= 1 }
  }

  func show(_ look: KeyboardLook, isUpper: Bool, isLocked: Bool, returnType: UIReturnKeyType, isEnabled: Bool) {
    let face = Face(isDark: look.isDark, isUpper: isUpper, isLocked: isLocked, returnType: returnType, isEnabled: isEnabled)
    guard face != shown else { return }
    (shown, self.look) = (face, look)
    var symbol: String?, size = KeyboardLook.word
    isBlue = false
    switch key {
    case .text(let text):
      word.text = isUpper ? text.uppercased() : text
      let isLetter = text.count == 1 && text.first!.isLetter
      size =
        isPad ? KeyboardLook.digit : text.count > 1 ? KeyboardLook.word : isLetter && !isUpper ? KeyboardLook.letter : KeyboardLook.capital
    case .shift: symbol = isLocked ? "capslock.fill" : isUpper ? "shift.fill" : "shift"
    case .delete: symbol = "delete.left"
    case .space: word.text = "space"
    case .return:
      word.text = returnType.title
      isBlue = returnType.isBlue && isEnabled
    case .globe: symbol = "globe"
    case .plane(.letters): word.text = "ABC"
    case .plane(.numbers), .plane(.pad): word.text = "123"
    case .plane(.symbols): word.text = "#+="
    case .gap: break
    }
    word.font = .systemFont(ofSize: size)
    sign.image = symbol.flatMap { KeySigns.image($0) }
    word.textColor = isBlue ? .white : isEnabled ? look.ink : look.pale
    sign.tintColor = look.ink
    isLit = key == .shift && isUpper
    paint()
  }
  private var isLit = false
  /// The state for which the key was last drawn.
  private struct Face: Equatable {
    var isDark, isUpper, isLocked: Bool
    var returnType: UIReturnKeyType
    var isEnabled: Bool
  }
  private var shown: Face?

  private func paint() {
    let plain = key != .return && (writes || isLit), isFlat = isPad && !writes
    var color = plain != (isPressed && bubbleText == nil) ? look.key : look.command
    if isBlue { color = isPressed ? look.key : .systemBlue }
    face.backgroundColor = isFlat ? (isPressed ? look.key : .clear) : color
    face.layer.shadowColor = isFlat ? UIColor.clear.cgColor : look.shadow.cgColor
    if isLit { sign.tintColor = .black } else { sign.tintColor = look.ink }
    if isLit { face.backgroundColor = .white }
    if isBlue { word.textColor = isPressed ? look.ink : .white }
  }

  /// The letter that is magnified above the finger, which only happens on phones. Otherwise it is `nil`.
  private var bubbleText: String? {
    if case .text(let text) = key, !isPad, text.count == 1, !runtime.app.device.isPad { return word.text ?? text }
    return nil
  }
  private func showBubble() {
    bubble?.removeFromSuperview()
    bubble = nil
    guard isPressed, let text = bubbleText, let superview else { return }
    let made = KeyBubble(text, look)
    superview.addSubview(made)
    made.stand(on: convert(face.frame, to: superview), in: superview.bounds)
    bubble = made
  }
}

extension UIReturnKeyType {
  var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "SOS"
    case .continue: "continue"
    }
  }
  var isBlue: Bool { self != .default && self != .next && self != .continue }
}
