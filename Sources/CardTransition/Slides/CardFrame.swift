import UIKit

/// The four constraints that place a page in its container, as a card or as the whole screen.
@MainActor
struct CardFrame {
  private let top, centerX, width, height: NSLayoutConstraint

  /// Activates them at a frame, in place of all that placed the view before.
  init(of view: UIView, in container: UIView, at frame: CGRect) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.deactivate(
      container.constraints.filter { $0.firstItem === view || $0.secondItem === view }
        + view.constraints.filter { $0.firstItem === view && $0.secondItem == nil && $0.identifier == CardFrame.mark })
    top = view.topAnchor.constraint(equalTo: container.topAnchor)
    centerX = view.centerXAnchor.constraint(equalTo: container.centerXAnchor)
    width = view.widthAnchor.constraint(equalToConstant: frame.width)
    height = view.heightAnchor.constraint(equalToConstant: frame.height)
    (width.identifier, height.identifier) = (CardFrame.mark, CardFrame.mark)
    move(to: frame, in: container)
    resize(to: frame.size)
    NSLayoutConstraint.activate([top, centerX, width, height])
  }

  private static let mark = "card-frame"

  /// Changes where the frame's top and middle lie.
  func move(to frame: CGRect, in container: UIView) {
    top.constant = frame.minY - container.bounds.minY
    centerX.constant = frame.midX - container.bounds.midX
  }

  func resize(to size: CGSize) {
    width.constant = size.width
    height.constant = size.height
  }
}
