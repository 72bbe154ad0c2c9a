import CoreMedia
import Foundation
import QuartzCore

/// A player that plays items in order. Each item starts exactly when the previous one ends.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var waiting: [AVPlayerItem] = []
  weak var looper: AVPlayerLooper?

  /// Creates a player without items.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }
  /// Creates a player with items in their order.
  public convenience init(items: [AVPlayerItem]) {
    self.init()
    for item in items { insert(item, after: nil) }
  }
  override var canAdvance: Bool { true }
  override var nextItem: AVPlayerItem? { waiting.first }

  /// Returns the current item and those that follow it.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }
  /// Returns whether an item can be inserted. The item must not belong to a player, and `afterItem` must be in this player or `nil`.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    item.player == nil && (afterItem.map { after in items().contains { $0 === after } } ?? true)
  }
  /// Inserts an item after another one, or at the end if `afterItem` is `nil`.
  ///
  /// - Precondition: `canInsert(_:after:)` returns `true`.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    precondition(
      canInsert(item, after: afterItem), "\(item) cannot be put in: it is in a player, or what it shall follow is not in this one")
    if currentItem == nil { return take(item) }
    item.player = self
    guard let afterItem else { return waiting.append(item) }
    waiting.insert(item, at: waiting.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? 0)
  }
  /// Removes an item. If it is the current item, the next one is played.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    guard let place = waiting.firstIndex(where: { $0 === item }) else { return }
    waiting.remove(at: place).leavePlayer()
  }
  /// Removes all items.
  open func removeAllItems() {
    let all = waiting
    waiting = []
    for item in all { item.leavePlayer() }
    take(nil)
  }
  /// Ends the current item and plays the next one, if there is one.
  open func advanceToNextItem() { take(takeNext(), follows: true) }
  /// Plays another item instead of the current one.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    if let item, let place = waiting.firstIndex(where: { $0 === item }) { waiting.remove(at: place) }
    super.replaceCurrentItem(with: item)
  }

  /// Appends an item that was played to its end, so that it is played again.
  func insertAgain(_ item: AVPlayerItem) {
    item.player = self
    waiting.append(item)
  }
  override func takeNext() -> AVPlayerItem? { waiting.isEmpty ? nil : waiting.removeFirst() }
  override func hasPlayed(_ item: AVPlayerItem) { if looper?.hasPlayed(item, in: self) != true { item.close() } }
}

extension AVPlayerItem {
  /// Removes the item from its player.
  func leavePlayer() {
    player = nil
    close()
  }
}
