import Foundation
import UIKit

/// The settings of a small computer: pages under large titles, tables, switches, fields; by day, by night, and with text of any size.
public enum SettingsDemo {
  /// The first page in its navigation controller.
  @MainActor public static func makeRootViewController() -> UIViewController { SettingsController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}

/// All pages. What they choose of colours and text holds as long as they are on the screen.
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
