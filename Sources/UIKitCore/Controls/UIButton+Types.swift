import QuartzCore

/// The types of buttons, and the selection by a menu or a tap.
extension UIButton {
  /// The types of buttons. The raw values equal those of UIKit.
  ///
  /// - `custom`: A button that looks as the app has set it.
  /// - `system`: A button with a title in the tint colour that dims while it is touched.
  /// - `detailDisclosure`, `infoLight`, `infoDark`: A system button with an information symbol.
  /// - `contactAdd`: A system button with a plus sign.
  /// - `close`: A system button that closes a view.
  public enum ButtonType: Int, Sendable {
    case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }
  /// The roles of a button. The raw values equal those of UIKit.
  ///
  /// - `normal`, `primary`, `cancel`: The role has no effect on the look here.
  /// - `destructive`: The title and the image are red.
  public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }

  /// Creates a system button with an image. It sends `action` to `target` when it is tapped.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = self.init(frame: .zero)
    button.buttonType = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Sets the image of the button's type.
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

  /// The point sizes of the images of button types. The images are 22 and 30 points wide. No source for these values is published.
  static let signSize: CGFloat = 19, closeSize: CGFloat = 25

  static func sign(_ name: String, _ size: CGFloat = signSize) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
  }

  /// Updates the selection of a button whose menu is a choice. The first element that is on is selected, or else the first element.
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
