import UIKit

/// All folders, as cards in a grid.
final class FoldersController: UICollectionViewController {
  private let store: NoteStore
  private lazy var folders = makeDataSource()

  init(_ store: NoteStore) {
    self.store = store
    super.init(collectionViewLayout: Self.makeLayout())
    title = "Folders"
    store.observe(self) { [weak self] in self?.update() }
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "notes.folders"
    collectionView.backgroundColor = Palette.paper
    collectionView.alwaysBounceVertical = true
    let add = UIBarButtonItem(
      image: UIImage(systemName: "folder.badge.plus"), primaryAction: UIAction { [unowned self] _ in edit(nil) })
    add.accessibilityLabel = "New Folder"
    add.accessibilityIdentifier = "notes.folders.add"
    navigationItem.rightBarButtonItem = add
    update()
  }

  // MARK: Cards

  private static let margin: CGFloat = 16, gap: CGFloat = 12

  /// Creates a layout with as many columns as fit. With large text on a narrow screen there is one column.
  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let columns = max(1, Int(environment.container.effectiveContentSize.width / (isLarge ? 320 : 175)))
      let height = NSCollectionLayoutDimension.estimated(116)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
      item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: gap / 2, bottom: 0, trailing: gap / 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height), repeatingSubitem: item,
        count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = gap
      let side = margin - gap / 2
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 20, trailing: side)
      return section
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Folder.ID> {
    let card = UICollectionView.CellRegistration<FolderCell, Folder.ID> { [unowned self] cell, _, id in
      guard let folder = store.folder(id) else { return }
      cell.show(folder, count: store.notes.count { $0.folder == id })
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: card, for: path, item: id)
    }
  }

  private func update() {
    guard isViewLoaded else { return }
    let known = Set(folders.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Folder.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.folders.map(\.id))
    snapshot.reconfigureItems(store.folders.map(\.id).filter(known.contains))
    folders.apply(snapshot, animatingDifferences: view.window != nil)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = folders.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(NoteListController(in: id, of: store), animated: true)
  }

  // MARK: Menus

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let folder = folders.itemIdentifier(for: path).flatMap(store.folder) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
      let edit = UIAction(title: "Edit Folder", image: UIImage(systemName: "pencil")) { [weak self] _ in self?.edit(folder) }
      let delete = UIAction(title: "Delete Folder", image: UIImage(systemName: "trash"), attributes: .destructive) { [weak self] _ in
        self?.askToDelete(folder)
      }
      return UIMenu(children: store.folders.count > 1 ? [edit, delete] : [edit])
    })
  }

  private func edit(_ folder: Folder?) {
    let form = UINavigationController(rootViewController: FolderFormController(folder, in: store))
    form.view.tintColor = Palette.accent
    present(form, animated: true)
  }

  private func askToDelete(_ folder: Folder) {
    let count = store.notes.count { $0.folder == folder.id }
    let alert = UIAlertController(
      title: "Delete “\(folder.name)”?", message: count == 1 ? "The note in it goes too." : "The \(count) notes in it go too.",
      preferredStyle: .alert)
    alert.view.tintColor = Palette.accent
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [store] _ in store.deleteFolder(folder.id) })
    present(alert, animated: true)
  }
}
