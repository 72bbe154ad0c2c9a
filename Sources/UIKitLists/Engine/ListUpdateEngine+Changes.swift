import CollectionLayout
import Foundation

/// The changes that an app makes, one kind for each method. Outside a batch, each is performed at once.
extension ListUpdateEngine {
  func insertItems(_ paths: [IndexPath], _ animation: Host.ChangeAnimation) { add(paths.map { .insertItem($0.place) }, animation) }
  func deleteItems(_ paths: [IndexPath], _ animation: Host.ChangeAnimation) { add(paths.map { .deleteItem($0.place) }, animation) }
  func reloadItems(_ paths: [IndexPath], _ animation: Host.ChangeAnimation) { add(paths.map { .reloadItem($0.place) }, animation) }
  func moveItem(_ old: IndexPath, to new: IndexPath, _ animation: Host.ChangeAnimation) {
    add([.moveItem(from: old.place, to: new.place)], animation)
  }
  func insertSections(_ sections: IndexSet, _ animation: Host.ChangeAnimation) { add(sections.map { .insertSection($0) }, animation) }
  func deleteSections(_ sections: IndexSet, _ animation: Host.ChangeAnimation) { add(sections.map { .deleteSection($0) }, animation) }
  func reloadSections(_ sections: IndexSet, _ animation: Host.ChangeAnimation) { add(sections.map { .reloadSection($0) }, animation) }
  func moveSection(_ old: Int, to new: Int, _ animation: Host.ChangeAnimation) { add([.moveSection(from: old, to: new)], animation) }
}
