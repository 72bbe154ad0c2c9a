import GestureEngine

extension UIView {
  /// The recognizers of this view, in the order in which they were added; the latest is asked first.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedGestures.isEmpty ? nil : attachedGestures }
    set {
      let wanted = newValue ?? []
      for gesture in attachedGestures where !wanted.contains(gesture) { removeGestureRecognizer(gesture) }
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
    attachedGestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
