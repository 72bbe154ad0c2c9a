import Foundation
import UIKit

/// A list under a large title, a page for each of its rows, and the way back. A navigation controller does all of this on its own.
public enum PushDemo {
  /// Returns a navigation controller with the list.
  @MainActor public static func makeRootViewController() -> UIViewController {
    let navigation = UINavigationController(rootViewController: TeaListController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
