import QuartzCore

/// What types of buttons bring, and the choice that a menu or a tap makes.
extension UIButton {
  /// How a button looks of itself: `custom` as told, `system` with a title in the tint colour that dims under the finger; the others are
  /// of the system's kind and bring a picture. The raw values are Apple's.
  public enum ButtonType: Int, Sendable {
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }
  /// What a button is for, where a dialog or a menu has to know. The raw values are Apple's.
  public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }

  /// A button of the system's with a picture, which sends `action` when it is tapped.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = self.init(frame: .zero)
    button.buttonType = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// The picture that a type brings.
  func takePicture() {
    switch buttonType {
    case .custom, .system: return
    case .detailDisclosure, .infoLight, .infoDark: setImage(Self.sign("info.circle"), for: .normal)
    case .contactAdd: setImage(Self.sign("plus.circle"), for: .normal)
    case .close:
      setImage(Self.sign("xmark.circle.fill", Self.closeSize), for: .normal)
      tintColor = .systemGray3
      accessibilityLabel = "Close"
    }
    sizeToFit()
  }

  /// Of the pictures that types bring, in points of text (K: 22 and 30 points wide).
  static let signSize: CGFloat = 19, closeSize: CGFloat = 25

  static func sign(_ name: String, _ size: CGFloat = signSize) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
  }

  /// A button whose menu is its choice always has one: the first that is on, or the first of all.
  func selectionMayHaveChanged() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    let leaves = menu.leaves
    guard let chosen = leaves.first(where: { $0.state == .on }) ?? leaves.first else { return }
    menu.choose(chosen, everywhere: true)
    showChoice(chosen)
  }

  func showChoice(_ action: UIAction) {
    if configuration != nil {
      configuration?.title = action.title
      configuration?.image = action.image ?? configuration?.image
    } else {
      setTitle(action.title, for: .normal)
      if let image = action.image { setImage(image, for: .normal) }
    }
  }
}
