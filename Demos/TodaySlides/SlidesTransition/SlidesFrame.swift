import UIKit

/// The four constraints that place a page in its container, at the card's frame or over the whole screen.
@MainActor
struct SlidesFrame {
  private let top, centerX, width, height: NSLayoutConstraint

  /// Activates the constraints for a frame and replaces all earlier ones of the view.
  init(of view: UIView, in container: UIView, at frame: CGRect) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.deactivate(
      container.constraints.filter { $0.firstItem === view || $0.secondItem === view }
        + view.constraints.filter { $0.firstItem === view && $0.secondItem == nil && $0.identifier == SlidesFrame.mark })
    top = view.topAnchor.constraint(equalTo: container.topAnchor)
    centerX = view.centerXAnchor.constraint(equalTo: container.centerXAnchor)
    width = view.widthAnchor.constraint(equalToConstant: frame.width)
    height = view.heightAnchor.constraint(equalToConstant: frame.height)
    (width.identifier, height.identifier) = (SlidesFrame.mark, SlidesFrame.mark)
    move(to: frame, in: container)
    resize(to: frame.size)
    NSLayoutConstraint.activate([top, centerX, width, height])
  }

  private static let mark = "card-frame"

  /// Moves the top and the horizontal centre of the frame.
  func move(to frame: CGRect, in container: UIView) {
    top.constant = frame.minY - container.bounds.minY
    centerX.constant = frame.midX - container.bounds.midX
  }

  func resize(to size: CGSize) {
    width.constant = size.width
    height.constant = size.height
  }
}
