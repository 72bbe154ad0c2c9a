import CardTransition
import UIKit

/// A list of cards, in the cells of a collection view.
public final class StoriesViewController: UICollectionViewController {
  /// The names of the stories, in the order of the list.
  public private(set) var stories = ["one", "two", "three", "four", "five"]

  /// Creates a list of five stories.
  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 335, height: 200)
    super.init(collectionViewLayout: layout)
  }
  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .lightGray
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "story")
    CardPress.install(in: collectionView)
  }

  public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { stories.count }

  public override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "story", for: indexPath)
    cell.accessibilityIdentifier = stories[indexPath.item]
    cell.contentView.backgroundColor = .orange
    return cell
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let story = stories[indexPath.item]
    let card = CardTransition(item: story, in: collectionView) { [weak self] story in
      self?.stories.firstIndex(of: story).map { IndexPath(item: $0, section: 0) }
    }
    present(PageViewController(story), with: card)
  }

  /// Removes a story from the list.
  public func remove(_ story: String) {
    stories.removeAll { $0 == story }
    collectionView.reloadData()
  }
}
