import Testing
import UIKit

@testable import IOSApp

/// Key-value observing and coding.
@MainActor struct ObservingTests {
  @Test("observe(\\.key) of a UIKit property and of an app's property, and addObserver with #keyPath")
  func observing() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), player = Player(), watcher = Watcher()
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentOffset.y = 10
    watcher.watch(scroll, player)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    player.progress = 0.5
    player.name = "new"
    #expect(watcher.log == ["offset 10→30", "progress 0.0→0.5", "new"])
    #expect(player.renamed == 1)
    watcher.observations = []
    player.removeObserver(watcher, forKeyPath: "progress")
    scroll.contentOffset.y = 40
    player.progress = 1
    #expect(watcher.log.count == 3)
  }

  @Test("Values by key")
  func coding() {
    let player = Player()
    player.setValue(0.25, forKey: "progress")
    #expect(player.value(forKeyPath: "progress") as? CGFloat == 0.25)
  }
}
