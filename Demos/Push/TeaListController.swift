import UIKit

/// A list with rows of one height, from edge to edge.
final class TeaListController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let teas = Tea.all
  private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Teas"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [unowned self] _ in navigationController?.pushViewController(BrewController(), animated: true) })
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    list.accessibilityIdentifier = "teas"
    list.register(TeaCell.self, forCellWithReuseIdentifier: "tea")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: TeaListController, _) in
      page.list.collectionViewLayout.invalidateLayout()
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
    fadeSelection()
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [list] _ in
      list.collectionViewLayout.invalidateLayout()
      list.layoutIfNeeded()
    })
  }

  /// Deselects the tapped row alongside the transition back. A cancelled transition selects it again.
  private func fadeSelection() {
    guard let row = list.indexPathsForSelectedItems?.first else { return }
    guard let coordinator = transitionCoordinator else { return list.deselectItem(at: row, animated: false) }
    coordinator.animate(alongsideTransition: { [list] _ in list.deselectItem(at: row, animated: true) }) { [list] context in
      if context.isCancelled { list.selectItem(at: row, animated: false, scrollPosition: []) }
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { teas.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tea", for: indexPath)
    (cell as? TeaCell)?.show(teas[indexPath.item])
    cell.accessibilityIdentifier = "tea.\(indexPath.item)"
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    navigationController?.pushViewController(TeaController(teas[indexPath.item]), animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: TeaCell.height(for: traitCollection)) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
}
