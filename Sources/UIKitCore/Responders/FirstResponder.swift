import QuartzCore

/// The first responder of an app, which receives keyboard input.
@MainActor
package final class FirstResponder: RuntimeState {
  package private(set) weak var current: UIResponder?
  /// The responder that is about to become the first one. The keyboard stays visible for it.
  private(set) weak var successor: UIResponder?
  private unowned let runtime: Runtime
  /// The maximum number of times that a resigning responder may make another one the first responder, before the attempt is abandoned.
  private static let rounds = 8

  package init(for runtime: Runtime) { self.runtime = runtime }

  func make(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder, responder.isInPlaceToRespond else { return false }
    let outer = successor
    successor = responder
    defer { successor = outer }
    var rounds = 0
    while let old = current {
      rounds += 1
      guard rounds <= Self.rounds, old.canResignFirstResponder, old.resignFirstResponder() else { return updated(false) }
      // A responder that overrides `resignFirstResponder` without a call of `super` remains the first responder.
      if current === old { return updated(false) }
    }
    // The app may have removed the view from the screen during the calls.
    guard responder.canBecomeFirstResponder, responder.isInPlaceToRespond else { return updated(false) }
    current = responder
    successor = outer
    runtime.services.keyboard.update()
    return true
  }

  func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return updated(true)
  }

  /// Hides the keyboard if there is no next responder.
  private func updated(_ answer: Bool) -> Bool {
    if successor == nil || !answer { runtime.services.keyboard.update() }
    return answer
  }

  /// Called when a view has left its window. It, its descendants and their controllers then receive no keyboard input.
  func didLeave(_ root: UIView) {
    guard let current, !current.isInPlaceToRespond, current.respondingView?.isDescendant(of: root) ?? false else { return }
    take()
  }

  /// Removes the first responder without asking it.
  package func take() {
    guard let current else { return }
    self.current = nil
    runtime.services.keyboard.update()
    current.firstResponderWasTaken()
  }
}

extension Runtime {
  package var firstResponder: FirstResponder { state() }
}

extension UIResponder {
  /// The nearest view in the responder chain.
  package var respondingView: UIView? { sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIView }.first }
}

extension UIView {
  func defaultEndEditing(_ force: Bool) -> Bool {
    let first = runtime.firstResponder
    guard let current = first.current, let view = current.respondingView, view.isDescendant(of: self) else { return true }
    if current.resignFirstResponder() { return true }
    guard force else { return false }
    if first.current === current { first.take() }
    return true
  }
}
