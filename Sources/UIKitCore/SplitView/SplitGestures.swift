import InterfaceGeometry
import QuartzCore

/// The gestures that show hidden columns over the secondary column, with a drag from the edge, and hide them again.
@MainActor
final class SplitGestures {
  private unowned let columns: SplitColumns
  private let edge = UIScreenEdgePanGestureRecognizer()
  private let back = UIPanGestureRecognizer()
  /// The visible fraction of the columns during a drag, or `nil` if there is no drag.
  private(set) var reveal: CGFloat?
  private var start: CGFloat = 0

  init(of columns: SplitColumns) {
    self.columns = columns
    edge.addHandler { [unowned self] in moved($0, from: 0) }
    back.addHandler { [unowned self] in moved($0, from: 1) }
  }

  private var split: UISplitViewController { columns.split }

  func follow() {
    guard let view = split.viewIfLoaded else { return }
    if split.presentsWithGesture {
      view.addGestureRecognizer(edge)
      columns.dim.addGestureRecognizer(back)
    } else {
      view.removeGestureRecognizer(edge)
      columns.dim.removeGestureRecognizer(back)
    }
    turn()
  }
  /// Sets the edge of the gesture to that of the primary column.
  func turn() { edge.edges = columns.arrangement.isMirrored ? .right : .left }

  /// Cancels a drag after the columns changed.
  func giveUp() {
    guard reveal != nil else { return }
    reveal = nil
    for recognizer in [edge, back] as [UIGestureRecognizer] where recognizer.isEnabled {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  private func moved(_ recognizer: UIPanGestureRecognizer, from first: CGFloat) {
    let arrangement = columns.arrangement, view = split.view!
    let width = arrangement.visible.filter { $0 != .secondary }.reduce(0) { $0 + arrangement.frame(of: $1).width }
    let sign: CGFloat = arrangement.isMirrored ? -1 : 1
    switch recognizer.state {
    case .began: begin(from: first)
    case .changed where reveal != nil:
      reveal = min(max(0, start + sign * recognizer.translation(in: view).x / max(1, width)), 1)
      columns.layOut()
    case .ended where reveal != nil:
      let speed = sign * recognizer.releaseVelocity(in: view).x / max(1, width)
      end(stays: (reveal ?? 0) + Self.lookahead * speed > 0.5)
    case .cancelled, .failed:
      if reveal != nil { end(stays: first == 1) }
    default: break
    }
  }
  /// The time, in seconds, by which the final position is predicted from the velocity. It equals that of pages in a stack.
  private static let lookahead: CGFloat = 0.1

  private func begin(from first: CGFloat) {
    guard !columns.isCollapsed else { return }
    if first == 0 {
      guard columns.mode == .secondaryOnly, columns.behavior == .overlay else {
        // Columns next to the secondary column appear in the same way as with the button.
        if columns.mode == .secondaryOnly { columns.toggle() }
        return
      }
      split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
      reveal = 0
      columns.change(to: .oneOverSecondary, animated: false)
      start = 0
    } else {
      guard columns.arrangement.isOverlaid else { return }
      split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
      (reveal, start) = (1, 1)
    }
  }

  private func end(stays: Bool) {
    split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
    if stays {
      reveal = nil
      UIView.animate(withDuration: SplitMetrics.change, delay: 0, options: .allowUserInteraction) { self.columns.layOut() }
    } else {
      reveal = nil
      columns.change(to: columns.modeWithoutDim, animated: true)
    }
  }
}
