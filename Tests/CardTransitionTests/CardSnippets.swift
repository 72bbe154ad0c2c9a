import CardTransition
import UIKit

/// The lines of Docs/card.md, compiled.
private struct Story: Hashable { let id: Int }
private struct Photo: Hashable { let id: String }

private final class StoryViewController: UIViewController {
  init(_ story: Story) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

private final class StoriesViewController: UIViewController {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var dataSource: UICollectionViewDiffableDataSource<Int, Int>!
  var thumbnail: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    // the press, once, in viewDidLoad
    CardPress.install(in: collectionView)
  }

  func open(_ story: Story) {
    // a collection view's cell; for a row it is `tableView`
    let card = CardTransition(item: story.id, in: collectionView) { [weak self] id in self?.dataSource.indexPath(for: id) }
    present(StoryViewController(story), with: card)
  }

  func open(_ photo: Photo, page: UIViewController) {
    // any view
    let picture = CardTransition(item: photo.id) { [weak self] _ in self?.thumbnail }
    present(page, with: picture)
  }
}
