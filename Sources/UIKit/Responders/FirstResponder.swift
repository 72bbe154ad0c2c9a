import QuartzCore

/// Who takes what is typed.
@MainActor
final class FirstResponder: RuntimeState {
  private(set) weak var current: UIResponder?
  /// Who is about to be the first: the keyboard stays for it.
  private(set) weak var successor: UIResponder?
  private unowned let runtime: Runtime
  /// How often one that lets go may put another in its place before the attempt is given up.
  private static let rounds = 8

  init(for runtime: Runtime) { self.runtime = runtime }

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
      // Whoever overrides `resignFirstResponder` and does not call super keeps its place.
      if current === old { return updated(false) }
    }
    // Who was told may have taken it off the screen.
    guard responder.canBecomeFirstResponder, responder.isInPlaceToRespond else { return updated(false) }
    current = responder
    successor = outer
    runtime.keyboard.update()
    return true
  }

  func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return updated(true)
  }

  /// The keyboard goes where nobody follows.
  private func updated(_ answer: Bool) -> Bool {
    if successor == nil || !answer { runtime.keyboard.update() }
    return answer
  }

  /// A view is out of the window: what is typed goes no more to it, to what is in it or to the controllers of those.
  func didLeave(_ root: UIView) {
    guard let current, !current.isInPlaceToRespond, current.respondingView?.isDescendant(of: root) ?? false else { return }
    take()
  }

  /// Takes it from whoever has it, who is not asked.
  func take() {
    guard let current else { return }
    self.current = nil
    runtime.keyboard.update()
    current.firstResponderWasTaken()
  }
}

extension Runtime {
  var firstResponder: FirstResponder { state() }
}

extension UIResponder {
  /// The nearest view up the chain.
  var respondingView: UIView? { sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIView }.first }
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
