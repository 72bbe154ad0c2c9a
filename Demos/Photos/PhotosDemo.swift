import Foundation
import UIKit

/// A grid of photos. A tapped one grows out of its cell to the whole screen; a finger throws it back, or catches it on its way.
public enum PhotosDemo {
  /// The grid in its navigation controller.
  @MainActor public static func makeRootViewController() -> UIViewController {
    let navigation = UINavigationController(rootViewController: PhotoGridController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
