import IOSLibrary
import UIKit

class SilentDelegate: NSObject, CardDelegate {
  func cardDidOpen(_ card: Card) {}
}
class TalkingDelegate: SilentDelegate {
  var closed = 0
  func card(_ card: Card, shouldCloseAt progress: CGFloat) -> Bool { return progress > 0.7 }
  func cardDidClose(_ card: Card) { closed += 1 }
  var title: String { return "talks" }
  func preferredHeight() -> CGFloat { return 44 }
  func subtitle(for card: Card) -> String? { return "softly" }
}

@objc protocol Resettable: AnyObject {
  func reset(_ sender: Any)
}
