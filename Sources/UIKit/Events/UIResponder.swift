import QuartzCore

/// What can be told of touches and passes on what it does not want.
@preconcurrency @MainActor
open class UIResponder: _UIAnswering {
  /// The app this object belongs to.
  package internal(set) var runtime: Runtime

  /// The way up for subclasses.
  public init(_r: Void) {
    runtime = .current
    super.init()
  }
  /// A responder of the current app.
  public override init() {
    runtime = .current
    super.init()
  }

  /// Who gets what this object does not handle.
  open var next: UIResponder? { nil }

  /// Touches have come down; passed on by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Touches have moved; passed on by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Touches have left; passed on by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Touches have been taken away; passed on by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

  /// Whether it could take what is typed; false, and nothing is typed here.
  open var canBecomeFirstResponder: Bool { false }
}
