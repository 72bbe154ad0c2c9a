import Foundation
import UIKit

/// An app of the usual kind, written with UIKit alone: tabs, a table of 200 notes with swipes and a search, pages of text over a keyboard,
/// folders in a collection, and forms.
public enum NotesDemo {
  /// The tabs.
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
