import UIKit

/// The swipe actions and menus, which act on a note without opening it.
extension NoteListController {
  // MARK: Swipes

  func pinSwipe(for note: Note) -> UISwipeActionsConfiguration {
    let pin = UIContextualAction(style: .normal, title: note.isPinned ? "Unpin" : "Pin") { [store] _, _, done in
      store.setPinned(!note.isPinned, note.id)
      done(true)
    }
    pin.image = UIImage(systemName: "pin.fill")
    pin.backgroundColor = Palette.accent
    return UISwipeActionsConfiguration(actions: [pin])
  }

  func deleteSwipe(for note: Note) -> UISwipeActionsConfiguration {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [store] _, _, done in
      store.delete(note.id)
      done(true)
    }
    delete.image = UIImage(systemName: "trash.fill")
    let move = UIContextualAction(style: .normal, title: "Move") { [unowned self] _, _, done in
      chooseFolder(for: note)
      done(true)
    }
    move.image = UIImage(systemName: "folder.fill")
    move.backgroundColor = FolderTint.sea.color
    return UISwipeActionsConfiguration(actions: [delete, move])
  }

  private func chooseFolder(for note: Note) {
    let picker = FolderPickerController(store, chosen: note.folder) { [store] in store.move(note.id, to: $0) }
    picker.offersCancel = true
    present(UINavigationController(rootViewController: picker), animated: true)
  }

  // MARK: Menus

  func menu(for note: Note) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(
      identifier: note.id as NSNumber, previewProvider: { NotePreviewController(note) },
      actionProvider: { [unowned self] _ in
        UIMenu(children: NoteActions.elements(for: note, in: store) { [weak self] in self?.chooseFolder(for: note) })
      })
  }

  /// Creates the menu for the order of the list and the content of its rows.
  func makeMoreMenu() -> UIMenu {
    let preferences = store.preferences
    let orders = UIMenu(
      title: "Sort by", options: [.displayInline, .singleSelection],
      children: [("Date Edited", "calendar", Preferences.Order.edited), ("Title", "textformat", .title)].map { title, symbol, order in
        UIAction(title: title, image: UIImage(systemName: symbol), state: preferences.order == order ? .on : .off) { [store] _ in
          store.preferences.order = order
        }
      })
    let previews = UIAction(
      title: "Show Previews", image: UIImage(systemName: "text.alignleft"), state: preferences.showsPreviews ? .on : .off
    ) { [store] _ in store.preferences.showsPreviews.toggle() }
    return UIMenu(children: [orders, previews])
  }
}

/// The elements of a note's menu, in the list and on its page.
@MainActor
enum NoteActions {
  static func elements(for note: Note, in store: NoteStore, move: @escaping () -> Void) -> [UIMenuElement] {
    [
      UIAction(title: note.isPinned ? "Unpin" : "Pin", image: UIImage(systemName: note.isPinned ? "pin" : "pin.fill")) { _ in
        store.setPinned(!note.isPinned, note.id)
      },
      UIAction(title: "Move to Folder…", image: UIImage(systemName: "folder")) { _ in move() },
      UIAction(title: "Copy Text", image: UIImage(systemName: "doc.on.doc")) { _ in UIPasteboard.general.string = note.text },
      UIMenu(
        options: .displayInline,
        children: [
          UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in store.delete(note.id) }
        ]),
    ]
  }
}
