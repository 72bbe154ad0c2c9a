import Reading
import UIKit

/// A row of words or symbols, of which one is selected, with a thumb that slides to it.
final class Segments: UIControl {
  enum Item {
    case title(String)
    case symbol(String, label: String)
  }

  private let faces: [UIView]
  private let thumb = UIView()
  private(set) var selectedIndex: Int
  private var pressedIndex: Int?

  static let height: CGFloat = 32
  private static let (inset, radius) = (CGFloat(2), CGFloat(9))

  /// Creates a row of segments.
  ///
  /// - Parameter names: The accessibility identifiers of the segments.
  init(_ items: [Item], names: [String], selected: Int = 0) {
    faces = items.map(Self.face)
    selectedIndex = selected
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.radius
    layer.cornerCurve = .continuous
    thumb.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white }
    thumb.layer.cornerRadius = Self.radius - Self.inset
    thumb.layer.cornerCurve = .continuous
    (thumb.layer.shadowOpacity, thumb.layer.shadowRadius, thumb.layer.shadowOffset) = (0.12, 4, CGSize(width: 0, height: 2))
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
    for (face, name) in zip(faces, names) {
      face.accessibilityIdentifier = name
      face.isAccessibilityElement = true
      addSubview(face)
    }
    markSelected()
  }
  required init?(coder: NSCoder) { nil }

  private static func face(_ item: Item) -> UIView {
    switch item {
    case .title(let title):
      let label = UILabel()
      label.text = title
      label.textAlignment = .center
      label.grow(13, .medium, atMost: 17, lines: 1)
      return label
    case .symbol(let name, let label):
      let view = UIImageView(image: UIImage(systemName: name))
      view.contentMode = .center
      view.tintColor = .label
      view.accessibilityLabel = label
      return view
    }
  }

  private func markSelected() {
    for (index, face) in faces.enumerated() {
      face.accessibilityTraits = index == selectedIndex ? [.button, .selected] : .button
      (face as? UILabel)?.font = .growing(13, index == selectedIndex ? .semibold : .medium, atMost: 17)
    }
  }

  private func place(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(faces.count)
    return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, face) in faces.enumerated() { face.frame = place(index) }
    let frame = place(selectedIndex).insetBy(dx: Self.inset, dy: Self.inset)
    thumb.bounds.size = frame.size
    thumb.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: The finger

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(index(of: touch))
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(index(of: touch))
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = pressedIndex
    press(nil)
    guard let index, index != selectedIndex, isTouchInside else { return }
    select(index)
    sendActions(for: .valueChanged)
  }
  override func cancelTracking(with event: UIEvent?) { press(nil) }

  private func index(of touch: UITouch) -> Int {
    let index = Int(touch.location(in: self).x / bounds.width * CGFloat(faces.count))
    return min(max(index, 0), faces.count - 1)
  }

  /// Updates the look for a pressed segment. A segment that is not selected is dimmed. On the selected segment, the thumb shrinks.
  private func press(_ index: Int?) {
    guard index != pressedIndex else { return }
    pressedIndex = index
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { [self] in
      for (at, face) in faces.enumerated() { face.alpha = at == index && at != selectedIndex ? 0.4 : 1 }
      thumb.transform = index == selectedIndex ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }
  }

  private func select(_ index: Int) {
    selectedIndex = index
    markSelected()
    setNeedsLayout()
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in layoutIfNeeded() }
  }
}
