import HostInterface
import SegueTesting
import Testing
import UIKit

extension TestApp {
  /// What is on the screen and not as a card at home is: pages that are left over, and cards that are hidden or still small.
  func cardsNotWhole(_ prefix: String, page: String) -> [String] {
    let left = [page, "backdrop"].filter(exists)
    return left + session.shownViews.filter { $0.identifier.hasPrefix(prefix) && ($0.opacity != 1 || $0.scale != 1) }.map(\.identifier)
  }

  /// Drags an open page down until it goes.
  func pullDown() {
    let size = session.device.size
    drag(
      from: CGPoint(x: size.width / 2, y: size.height * 0.25), to: CGPoint(x: size.width / 2, y: size.height * 0.25 + 180), duration: 0.25)
  }
}
