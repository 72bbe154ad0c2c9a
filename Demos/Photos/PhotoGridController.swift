import UIKit

/// The album as a grid of squares of one size, from edge to edge.
final class PhotoGridController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private static let gap: CGFloat = 2
  private let photos = Photo.album
  private var thumbnails: [Int: UIImage] = [:]
  private var transition: PhotoTransition?
  private lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
  /// The index of the photo that has left its cell, because another view displays it.
  private var absent: Int? { didSet { showAbsence() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    grid.backgroundColor = .systemBackground
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.alwaysBounceVertical = true
    grid.accessibilityIdentifier = "photos"
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    grid.dataSource = self
    grid.delegate = self
    view.addSubview(grid)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [grid] _ in
      grid.collectionViewLayout.invalidateLayout()
      grid.layoutIfNeeded()
    })
  }

  // MARK: Cells

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(photos[indexPath.item], thumbnail(indexPath.item))
    cell.accessibilityIdentifier = "photos.cell.\(indexPath.item)"
    cell.isHidden = indexPath.item == absent
    return cell
  }

  private func thumbnail(_ index: Int) -> UIImage {
    if let known = thumbnails[index] { return known }
    let made = photos[index].thumbnail(side: side, scale: UIScreen.main.scale)
    thumbnails[index] = made
    return made
  }

  private func showAbsence() {
    for path in grid.indexPathsForVisibleItems { grid.cellForItem(at: path)?.isHidden = path.item == absent }
  }

  private var width: CGFloat { view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right }
  private var columns: CGFloat { width < 500 ? 3 : 5 }
  private var side: CGFloat { ((width - (columns - 1) * Self.gap) / columns).rounded(.down) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: side, height: side) }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: view.safeAreaInsets.left, bottom: 0, right: view.safeAreaInsets.right) }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { Self.gap }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { Self.gap }

  // MARK: Opening

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard presentedViewController == nil else { return }
    let photo = photos[indexPath.item]
    let whole = photo.frame(in: view.window?.bounds.size ?? view.bounds.size)
    let viewer = PhotoViewController(photo, photo.picture(width: whole.width, scale: UIScreen.main.scale))
    let transition = PhotoTransition(of: viewer, home: self, index: indexPath.item)
    self.transition = transition
    viewer.modalPresentationStyle = .custom
    viewer.modalPresentationCapturesStatusBarAppearance = true
    viewer.transitioningDelegate = transition
    present(viewer, animated: true)
  }
}

extension PhotoGridController: PhotoHome {
  func photoLeaves(_ index: Int) { absent = index }
  func photoReturns(_ index: Int) { absent = nil }
  func photoFrame(_ index: Int, in view: UIView) -> CGRect? {
    guard let cell = grid.cellForItem(at: IndexPath(item: index, section: 0)) else { return nil }
    return view.convert(cell.bounds, from: cell)
  }
}

/// The views to which photos return.
@MainActor protocol PhotoHome: AnyObject {
  /// Called when the photo leaves its cell, which is then empty.
  func photoLeaves(_ index: Int)
  /// Called when the photo is back in its cell.
  func photoReturns(_ index: Int)
  /// Returns the frame of the photo's cell in a view, or `nil` while the cell is not visible.
  func photoFrame(_ index: Int, in view: UIView) -> CGRect?
}
