import Foundation
import UIKit

/// A typical app that uses UIKit alone. It has tabs, a table of 200 notes with swipe actions and a search, and text pages over a keyboard.
/// Folders are in a collection view, and there are forms.
public enum NotesDemo {
  /// Returns the tab bar controller of the app.
  @MainActor public static func makeRootViewController() -> UIViewController { NotesTabController() }
  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}

/// Notes, folders and settings, each in a navigation controller.
final class NotesTabController: UITabBarController {
  private let store = NoteStore()

  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      tab(NoteListController(in: nil, of: store), "notes", "Notes", "note.text"),
      tab(FoldersController(store), "folders", "Folders", "folder"),
      tab(PreferencesController(store), "settings", "Settings", "gearshape"),
    ]
    view.tintColor = Palette.accent
  }
  required init?(coder: NSCoder) { nil }

  private func tab(_ root: UIViewController, _ name: String, _ title: String, _ symbol: String) -> UIViewController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol), selectedImage: UIImage(systemName: symbol + ".fill"))
    navigation.tabBarItem.accessibilityIdentifier = "notes.tab.\(name)"
    return navigation
  }
}
