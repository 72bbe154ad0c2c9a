import CardTransition
import UIKit

/// The books of one shelf in a table. A row's cover grows into the page of its book. A swipe returns the book.
final class ShelfController: UITableViewController {
  private let shelf: Shelf
  private let catalogue: Catalogue
  private let covers = CoverShelf()
  private lazy var rows = ShelfRows(tableView: tableView) { [unowned self] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
    if let cell = cell as? BookCell, let book = Book.of(id) {
      cell.show(book, cover: covers.image(of: book.cover, width: BookCell.coverWidth, scale: traitCollection.displayScale))
    }
    return cell
  }

  init(_ shelf: Shelf, in catalogue: Catalogue) {
    (self.shelf, self.catalogue) = (shelf, catalogue)
    super.init(style: .plain)
    title = shelf.title
    catalogue.listen(self) { [weak self] in self?.showBooks(animated: true) }
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "library.\(shelf.rawValue)"
    tableView.register(BookCell.self, forCellReuseIdentifier: "book")
    tableView.separatorInset = UIEdgeInsets(top: 0, left: BookCell.coverWidth + 34, bottom: 0, right: 0)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = BookCell.coverWidth * Cover.aspect + 20
    rows.defaultRowAnimation = .fade
    showBooks(animated: false)
  }

  private func showBooks(animated: Bool) {
    guard isViewLoaded else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Book.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(catalogue.shelves[shelf] ?? [])
    rows.apply(snapshot, animatingDifferences: animated && viewIfLoaded?.window != nil)
  }

  // MARK: Opening

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = rows.itemIdentifier(for: indexPath), let book = Book.of(id) else { return }
    let card = CardTransition(item: id, in: tableView) { [weak self] id in self?.rows.indexPath(for: id) }
    card.options.feel.cardRadius = BookCell.coverRadius
    present(BookController(book, in: catalogue, covers: covers), with: card)
  }

  // MARK: Swipes

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = rows.itemIdentifier(for: indexPath) else { return nil }
    let back = UIContextualAction(style: .destructive, title: "Return") { [catalogue] _, _, done in
      catalogue.giveBack(id)
      done(true)
    }
    let other: Shelf = shelf == .reading ? .finished : .reading
    let move = UIContextualAction(style: .normal, title: other.title) { [catalogue] _, _, done in
      catalogue.move(id, to: other)
      done(true)
    }
    move.backgroundColor = .systemBrown
    return UISwipeActionsConfiguration(actions: [back, move])
  }
}

/// The rows of a shelf, which can be swiped.
private final class ShelfRows: UITableViewDiffableDataSource<Int, Book.ID> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
