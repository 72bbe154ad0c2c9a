import GestureEngine
import QuartzCore

extension UIView {
  /// The recognizers of this view, in the order in which they were added; the latest is asked first.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedGestures.isEmpty ? nil : attachedGestures }
    set {
      let wanted = newValue ?? []
      let kept = Set(wanted.map(ObjectIdentifier.init))
      for gesture in attachedGestures where !kept.contains(ObjectIdentifier(gesture)) { removeGestureRecognizer(gesture) }
      for gesture in wanted { addGestureRecognizer(gesture) }
    }
  }

  /// Attaches a recognizer, which leaves the view that it was attached to.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizer.machine.node = node
    attachedGestures.append(gestureRecognizer)
  }

  /// Detaches a recognizer; a gesture under way is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.machine.arbiter?.release(gestureRecognizer.machine)
    gestureRecognizer.machine.node = nil
    attachedGestures.drop(gestureRecognizer)
    gestureRecognizer.view = nil
  }
}
