import UIKit

class Player: NSObject {
  @objc dynamic var progress: CGFloat = 0
  @objc dynamic var name = "" { didSet { renamed += 1 } }
  var renamed = 0
}
class Watcher: NSObject {
  var log: [String] = []
  var observations: [NSKeyValueObservation] = []

  func watch(_ scroll: UIScrollView, _ player: Player) {
    observations.append(
      scroll.observe(\.contentOffset, options: [.old, .new]) { [weak self] _, change in
        self?.log.append("offset \(Int(change.oldValue!.y))→\(Int(change.newValue!.y))")
      })
    observations.append(player.observe(\.name, options: [.new]) { [weak self] _, change in self?.log.append(change.newValue!) })
    player.addObserver(self, forKeyPath: #keyPath(Player.progress), options: [.new, .old], context: nil)
  }
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    log.append("\(keyPath!) \(change![.oldKey]!)→\(change![.newKey]!)")
  }
}
