import CollectionLayout
import QuartzCore

/// An item that the user moves. The data source is not involved until the drop. Meanwhile the view displays the data as if the item had
/// moved.
@MainActor
struct ItemMovement {
  /// The index path in the data.
  let original: IndexPath
  /// The displayed index path.
  var current: IndexPath
  /// The centre of the item.
  var position: CGPoint
  /// The offset from the item's centre to the finger.
  let grip: CGPoint

  /// Returns the displayed numbers of items for the numbers in the data.
  func counted(_ counts: [Int]) -> [Int] {
    guard original.section != current.section, counts.indices.contains(original.section), counts.indices.contains(current.section) else {
      return counts
    }
    var shown = counts
    shown[original.section] -= 1
    shown[current.section] += 1
    return shown
  }
  /// Returns the index path in the data of the item that is displayed at an index path.
  func dataPath(of path: IndexPath) -> IndexPath {
    if path == current { return original }
    var place = path
    if path.section == current.section, path.item > current.item { place.item -= 1 }
    if place.section == original.section, place.item >= original.item { place.item += 1 }
    return place
  }
}

/// The items that the user moves interactively, as Apple documents it for `beginInteractiveMovementForItem(at:)`.
extension UICollectionView {
  func beginMovement(of path: IndexPath) -> Bool {
    guard movement == nil, let dataSource, knownCounts.has(path), dataSource.collectionView(self, canMoveItemAt: path) else { return false }
    closeSwipe(animated: true)
    showWhatIsSeen()
    guard let place = layoutAttributesForItem(at: path) else { return false }
    edgeScroll = EdgeScroll(of: self) { [unowned self] in carriedItemIsElsewhere() }
    movement = ItemMovement(original: path, current: path, position: place.center, grip: .zero)
    let cell = knownCell(of: path)
    cell?.isReordering = true
    list.endHighlight()
    list.setNeedsArrangement()
    return true
  }

  /// Moves the item. Near an edge, the content scrolls beneath it, and the item stays under the finger. That is folklore.
  func carry(to position: CGPoint) {
    guard movement != nil else { return }
    place(carriedTo: position)
    edgeScroll?.follow(CGPoint(x: position.x - bounds.minX, y: position.y - bounds.minY))
  }
  private func carriedItemIsElsewhere() {
    guard let finger = edgeScroll?.finger else { return }
    place(carriedTo: CGPoint(x: finger.x + bounds.minX, y: finger.y + bounds.minY))
  }

  private func place(carriedTo position: CGPoint) {
    guard let carried = movement else { return }
    movement?.position = position
    list.setNeedsArrangement()
    let proposed = layout.targetIndexPath(forInteractivelyMovingItem: carried.current, withPosition: position)
    guard proposed != carried.current, knownCounts.has(proposed) else { return }
    let target =
      ask(.collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath) {
        $0.collectionView(
          self, targetIndexPathForMoveOfItemFromOriginalIndexPath: carried.original, atCurrentIndexPath: carried.current,
          toProposedIndexPath: proposed)
      } ?? proposed
    guard target != carried.current, target.count == 2, knownCounts.indices.contains(target.section) else { return }
    let room = knownCounts[target.section] + (target.section == carried.current.section ? 0 : 1)
    guard (0..<room).contains(target.item) else { return }
    rearrange {
      movement?.current = target
      return [.moveItem(from: carried.current.place, to: target.place)]
    }
  }

  func drop() {
    guard let carried = movement, let dataSource else { return }
    dropIsRefused = false
    rearrange {
      movement = nil
      guard carried.original != carried.current else { return [] }
      dataSource.collectionView(self, moveItemAt: carried.original, to: carried.current)
      return dropIsRefused ? [.moveItem(from: carried.current.place, to: carried.original.place)] : []
    }
    knownCell(of: dropIsRefused ? carried.original : carried.current)?.isReordering = false
  }
  /// Called when the data source does not perform the movement. The item returns.
  func refuseDrop() { dropIsRefused = true }

  func takeBack() {
    guard let carried = movement else { return }
    rearrange {
      movement = nil
      return carried.original == carried.current ? [] : [.moveItem(from: carried.current.place, to: carried.original.place)]
    }
    knownCell(of: carried.original)?.isReordering = false
  }

  /// Performs a batch that belongs to the movement.
  private func rearrange(_ body: () -> [CollectionChange]) {
    isRearranging = true
    withoutActuallyEscaping(body) { body in performBatchUpdates { self.make(body()) } }
    isRearranging = false
  }

  /// Ends the movement because the app changes the data. The item is displayed at its place in the data before the change.
  func letGo() {
    guard let carried = movement, !isRearranging else { return }
    let before = knownCounts
    var after = before
    after[carried.current.section] -= 1
    after[carried.original.section] += 1
    let cell = knownCell(of: carried.current)
    forgetMovement()
    cell?.isReordering = false
    guard carried.current != carried.original,
      let diff = try? CollectionDiff([.moveItem(from: carried.current.place, to: carried.original.place)], before: before, after: after)
    else { return list.setNeedsArrangement() }
    rename(by: diff, counts: after)
  }

  func forgetMovement() {
    guard let carried = movement else { return }
    movement = nil
    knownCell(of: carried.current)?.isReordering = false
  }

  /// Returns the visible attributes, with those of the moved item replaced.
  func withCarried(_ seen: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let carried = movement else { return seen }
    let place = layout.layoutAttributesForInteractivelyMovingItem(at: carried.current, withTargetPosition: carried.position)
    guard let place = layout.fit(place) else { return seen }
    return seen.filter { $0.element != .cell(carried.current) } + [place]
  }
}
