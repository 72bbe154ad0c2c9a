import Foundation
import QuartzCore

/// A file that contains view controllers and the segues between them.
///
/// Segue does not read storyboards yet. A storyboard can be created, and the app stops with a message at the first attempt to create one of
/// its controllers.
@preconcurrency @MainActor
open class UIStoryboard: _UIObject {
  private let file: InterfaceFile

  /// Creates a storyboard for a file. A bundle of `nil` means the main bundle. The file is not opened before a controller is created.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    file = InterfaceFile(kind: .storyboard, name: name, bundle: storyboardBundleOrNil ?? .main)
    super.init(_r: ())
  }

  /// Creates the initial view controller, or returns `nil` if the storyboard has none.
  ///
  /// The app stops with a message that names the storyboard, because Segue does not read storyboards yet.
  open func instantiateInitialViewController() -> UIViewController? { file.stop() }
  /// Creates the initial view controller with a closure. A result of `nil` means the controller's `init(coder:)`.
  ///
  /// The app stops with a message that names the storyboard, because Segue does not read storyboards yet.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { file.stop() }

  /// Creates the view controller with an identifier.
  ///
  /// The app stops with a message that names the storyboard, because Segue does not read storyboards yet.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { file.stop() }
  /// Creates the view controller with an identifier by a closure. A result of `nil` means the controller's `init(coder:)`.
  ///
  /// The app stops with a message that names the storyboard, because Segue does not read storyboards yet.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController { file.stop() }
}
