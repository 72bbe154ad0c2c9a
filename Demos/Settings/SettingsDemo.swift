import Foundation
import UIKit

/// The settings of a small computer, with pages under large titles, tables, switches and fields. They support light and dark mode and every
/// text size.
public enum SettingsDemo {
  /// Returns a navigation controller with the first page.
  @MainActor public static func makeRootViewController() -> UIViewController { SettingsController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}

/// The stack of all pages. Their choices of colours and text size apply while the stack is on the screen.
final class SettingsController: UINavigationController {
  init() {
    let preferences = Preferences()
    super.init(rootViewController: HomeController(preferences))
    navigationBar.prefersLargeTitles = true
    preferences.onAppearance = { [weak self, unowned preferences] in self?.wear(preferences.appearance) }
    preferences.onTextSize = { [weak self, unowned preferences] in
      self?.traitOverrides.preferredContentSizeCategory = preferences.ownTextSize ?? .unspecified
    }
  }
  required init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    viewIfLoaded?.window?.overrideUserInterfaceStyle = .unspecified
  }

  private func wear(_ style: UIUserInterfaceStyle) { viewIfLoaded?.window?.overrideUserInterfaceStyle = style }
}
