import Foundation
import UIKit

/// A list under a large title, a page for each of its rows, and the way back: what a navigation controller does by itself.
public enum PushDemo {
  /// The list in its navigation controller.
  @MainActor public static func makeRootViewController() -> UIViewController {
    let navigation = UINavigationController(rootViewController: TeaListController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
