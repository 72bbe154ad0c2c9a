import GestureEngine
import QuartzCore

extension UIView {
  var defaultGestureRecognizers: [UIGestureRecognizer]? {
    get { attachedGestures.isEmpty ? nil : attachedGestures }
    set {
      let wanted = newValue ?? []
      let kept = Set(wanted.map(ObjectIdentifier.init))
      for gesture in attachedGestures where !kept.contains(ObjectIdentifier(gesture)) { removeGestureRecognizer(gesture) }
      for gesture in wanted { addGestureRecognizer(gesture) }
    }
  }

  func defaultAddGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizer.machine.node = node
    attachedGestures.append(gestureRecognizer)
  }

  func defaultRemoveGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.machine.arbiter?.release(gestureRecognizer.machine)
    gestureRecognizer.machine.node = nil
    attachedGestures.drop(gestureRecognizer)
    gestureRecognizer.view = nil
  }
}
