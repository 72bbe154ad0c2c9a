import AVFoundation
import Foundation
import Testing

/// Key-value observing of players.
@MainActor @Suite struct ObservedPlayerTests {
  @Test("A player sends its rate, its state and its item") func player() {
    let player = AVPlayer()
    var log: [String] = []
    let all = [
      player.observe(\.rate, options: [.old, .new]) { _, change in log.append("rate \(change.oldValue!)→\(change.newValue!)") },
      player.observe(\.timeControlStatus) { player, _ in log.append("state \(player.timeControlStatus)") },
      player.observe(\.currentItem) { player, _ in log.append(player.currentItem == nil ? "no item" : "item") },
    ]
    player.play()
    #expect(log == ["rate 0.0→1.0", "state waitingToPlayAtSpecifiedRate"])
    player.pause()
    #expect(log.suffix(2) == ["rate 1.0→0.0", "state paused"])
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/missing.mp4"))
    player.replaceCurrentItem(with: item)
    player.replaceCurrentItem(with: nil)
    #expect(log.suffix(2) == ["item", "no item"])
    withExtendedLifetime(all) {}
  }
}
