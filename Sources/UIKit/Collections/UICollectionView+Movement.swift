import CollectionLayout
import QuartzCore

/// An item that the user carries. The data know nothing of it until it is dropped: up to then the view shows them as if it were where it is.
@MainActor
struct ItemMovement {
  /// Where the data have it.
  let original: IndexPath
  /// Where it is shown.
  var current: IndexPath
  /// Where its middle is.
  var position: CGPoint
  /// From its middle to the finger.
  let grip: CGPoint

  /// As many items as are shown, of as many as the data have.
  func counted(_ counts: [Int]) -> [Int] {
    guard original.section != current.section, counts.indices.contains(original.section), counts.indices.contains(current.section) else {
      return counts
    }
    var shown = counts
    shown[original.section] -= 1
    shown[current.section] += 1
    return shown
  }
  /// Which item of the data is shown at a place.
  func dataPath(of path: IndexPath) -> IndexPath {
    if path == current { return original }
    var place = path
    if path.section == current.section, path.item > current.item { place.item -= 1 }
    if place.section == original.section, place.item >= original.item { place.item += 1 }
    return place
  }
}

/// Items that the user carries to other places. (Apple's documentation of `beginInteractiveMovementForItem(at:)`)
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
    endHighlight()
    arrangementIsOutOfDate()
    return true
  }

  /// Near an edge content scrolls beneath what is carried, which stays under the finger. (K)
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
    arrangementIsOutOfDate()
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
  /// The data do not follow: the item goes back.
  func refuseDrop() { dropIsRefused = true }

  func takeBack() {
    guard let carried = movement else { return }
    rearrange {
      movement = nil
      return carried.original == carried.current ? [] : [.moveItem(from: carried.current.place, to: carried.original.place)]
    }
    knownCell(of: carried.original)?.isReordering = false
  }

  /// A batch of the movement's own.
  private func rearrange(_ body: () -> [CollectionChange]) {
    isRearranging = true
    withoutActuallyEscaping(body) { body in performBatchUpdates { self.make(body()) } }
    isRearranging = false
  }

  /// The app changes the data while an item is carried: it is let go, and shown as the data have it, before anything else happens.
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
    else { return arrangementIsOutOfDate() }
    rename(by: diff, counts: after)
  }

  func forgetMovement() {
    guard let carried = movement else { return }
    movement = nil
    knownCell(of: carried.current)?.isReordering = false
  }

  /// The item as it is carried, in the place of the one that the layout has for it.
  func withCarried(_ seen: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let carried = movement else { return seen }
    let place = layout.layoutAttributesForInteractivelyMovingItem(at: carried.current, withTargetPosition: carried.position)
    guard let place = layout.fit(place) else { return seen }
    return seen.filter { $0.element != .cell(carried.current) } + [place]
  }
}
