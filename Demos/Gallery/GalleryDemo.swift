import Foundation
import UIKit

/// The door to all the demos: a card for each, which opens into the demo itself, running.
public enum GalleryDemo {
  /// The home, with a card for each of the exhibits.
  @MainActor public static func makeRootViewController() -> UIViewController { GalleryViewController(exhibits) }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
