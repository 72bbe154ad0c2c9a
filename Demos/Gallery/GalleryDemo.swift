import Foundation
import UIKit

/// The overview of all demos. Each has a card that opens into the running demo.
public enum GalleryDemo {
  /// Returns the home page, with a card for each demo.
  @MainActor public static func makeRootViewController() -> UIViewController { GalleryViewController(exhibits) }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
