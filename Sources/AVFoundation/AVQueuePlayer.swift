import CoreMedia
import Foundation
import QuartzCore

/// Plays films one after the other, each from the very instant at which the one before it ends.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var waiting: [AVPlayerItem] = []
  weak var looper: AVPlayerLooper?

  /// A player without items.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }
  /// A player of items in their order.
  public convenience init(items: [AVPlayerItem]) {
    self.init()
    for item in items { insert(item, after: nil) }
  }
  override var canAdvance: Bool { true }
  override var nextItem: AVPlayerItem? { waiting.first }

  /// The item that is played, and those that come after it.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }
  /// Whether an item can be put in: it is in no player.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    item.player == nil && (afterItem.map { after in items().contains { $0 === after } } ?? true)
  }
  /// Puts an item in after another; nil stands for the end.
  /// - Precondition: `canInsert(_:after:)`.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    precondition(
      canInsert(item, after: afterItem), "\(item) cannot be put in: it is in a player, or what it shall follow is not in this one")
    if currentItem == nil { return take(item) }
    item.player = self
    guard let afterItem else { return waiting.append(item) }
    waiting.insert(item, at: waiting.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? 0)
  }
  /// Takes an item out; the next one is played if it was the current one.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    guard let place = waiting.firstIndex(where: { $0 === item }) else { return }
    waiting.remove(at: place).leavePlayer()
  }
  /// Takes all items out.
  open func removeAllItems() {
    let all = waiting
    waiting = []
    for item in all { item.leavePlayer() }
    take(nil)
  }
  /// Goes on to the next item; without one, to none.
  open func advanceToNextItem() { take(takeNext(), follows: true) }
  /// Plays another item in place of the current one.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    if let item, let place = waiting.firstIndex(where: { $0 === item }) { waiting.remove(at: place) }
    super.replaceCurrentItem(with: item)
  }

  /// An item that was played comes again, after all others.
  func insertAgain(_ item: AVPlayerItem) {
    item.player = self
    waiting.append(item)
  }
  override func takeNext() -> AVPlayerItem? { waiting.isEmpty ? nil : waiting.removeFirst() }
  override func hasPlayed(_ item: AVPlayerItem) { if looper?.hasPlayed(item, in: self) != true { item.close() } }
}

extension AVPlayerItem {
  /// No player has it any more.
  func leavePlayer() {
    player = nil
    close()
  }
}
