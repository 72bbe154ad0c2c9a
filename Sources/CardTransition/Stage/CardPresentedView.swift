import UIKit

/// The view that contains the stage during a presentation. UIKit adds it, and removes it at the end of the dismissal while the stage flies.
final class CardPresentedView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
  }
}
