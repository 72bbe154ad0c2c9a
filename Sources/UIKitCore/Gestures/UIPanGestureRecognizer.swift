import GestureEngine
import QuartzCore

/// A gesture in which fingers are dragged across the screen. It begins after a movement of more than 10 points (Docs/behaviour/touch.md,
/// "Gesture recognizers").
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var pan: PanRecognizer { unsafeDowncast(machine, to: PanRecognizer.self) }
  override class func makeMachine() -> Recognizer { PanRecognizer("pan") }

  /// The minimum number of fingers in the gesture. The default is 1.
  open var minimumNumberOfTouches: Int {
    get { pan.minimumTouches }
    set { pan.minimumTouches = newValue }
  }
  /// The maximum number of fingers in the gesture. Further touches go to the view. The default is no limit.
  open var maximumNumberOfTouches: Int {
    get { pan.maximumTouches }
    set { pan.maximumTouches = newValue }
  }

  /// Returns the translation of the fingers since the pan began, in the coordinates of `view`. A value of `nil` means the window.
  ///
  /// The first 10 points, after which the pan begins, do not count. Movement beyond them counts when the pan begins.
  open func translation(in view: UIView?) -> CGPoint { view?.localVector(pan.translation) ?? pan.translation }
  /// Sets the current translation, from which further movement counts. Zero resets the translation.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { pan.translation = view?.windowVector(translation) ?? translation }
  /// Returns the velocity of the fingers, in points per second. It does not change while the fingers are still.
  open func velocity(in view: UIView?) -> CGPoint { view?.localVector(pan.velocity) ?? pan.velocity }
  /// Returns the velocity at the end of the gesture. It is zero if the finger was still before it left.
  package func releaseVelocity(in view: UIView?) -> CGPoint {
    pan.secondsSinceMove(at: Runtime.current.now) < Thresholds.staleRelease ? velocity(in: view) : .zero
  }
}

/// A pan gesture that starts at an edge of the screen and moves away from it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private var edgePan: ScreenEdgePanRecognizer { unsafeDowncast(machine, to: ScreenEdgePanRecognizer.self) }
  override class func makeMachine() -> Recognizer { ScreenEdgePanRecognizer("edge pan", edges: [], screen: .zero) }

  /// The edges at which the gesture may start. The default is an empty set.
  open var edges: UIRectEdge {
    get { UIRectEdge(rawValue: UInt(edgePan.edges.rawValue)) }
    set { edgePan.edges = Edges(rawValue: Int(newValue.rawValue & 15)) }
  }

  override func willReceive(_ touch: UITouch) { if let window = touch.window { edgePan.screen = window.bounds } }
}

extension UIView {
  /// Returns a vector of the window converted to the view's coordinates.
  func localVector(_ vector: CGPoint) -> CGPoint { vector.turned(by: map(to: nil).inverted()) }
  /// Returns a vector of the view converted to window coordinates.
  func windowVector(_ vector: CGPoint) -> CGPoint { vector.turned(by: map(to: nil)) }
}

extension CGPoint {
  /// Returns the vector transformed without the translation. Without scale and rotation, the value stays exactly equal.
  fileprivate func turned(by map: CGAffineTransform) -> CGPoint { CGPoint(x: x * map.a + y * map.c, y: x * map.b + y * map.d) }
}
