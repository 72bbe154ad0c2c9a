import Foundation
import UIKit

/// A grid of photos. A tapped photo grows out of its cell to the whole screen. A finger throws it back, or catches it in motion.
public enum PhotosDemo {
  /// Returns a navigation controller with the grid of photos.
  @MainActor public static func makeRootViewController() -> UIViewController {
    let navigation = UINavigationController(rootViewController: PhotoGridController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
