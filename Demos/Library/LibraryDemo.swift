import Foundation
import UIKit

/// Books that grow out of the rows of a table, in a navigation controller in a tab bar. Rows are inserted, deleted and moved while a book
/// is open.
public enum LibraryDemo {
  /// Returns the tab bar controller of the library.
  @MainActor public static func makeRootViewController() -> UIViewController { LibraryController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}

/// A tab for each shelf.
final class LibraryController: UITabBarController {
  let catalogue = Catalogue()

  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = Shelf.allCases.map { shelf in
      let navigation = UINavigationController(rootViewController: ShelfController(shelf, in: catalogue))
      navigation.navigationBar.prefersLargeTitles = true
      navigation.tabBarItem = UITabBarItem(title: shelf.title, image: UIImage(systemName: shelf.symbol), tag: 0)
      navigation.tabBarItem.accessibilityIdentifier = "library.tab.\(shelf.rawValue)"
      return navigation
    }
    tabBar.tintColor = .systemBrown
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }
}
