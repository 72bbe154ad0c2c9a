import QuartzCore

/// What can be told of touches and passes on what it does not want.
@preconcurrency @MainActor
open class UIResponder: _UIObject {
  /// The app this object belongs to.
  package internal(set) var runtime: Runtime

  public override init(_r: Void) {
    runtime = .current
    super.init(_r: ())
  }
  public convenience init() { self.init(_r: ()) }

  /// Who gets what this object does not handle.
  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

  open var canBecomeFirstResponder: Bool { false }
}
