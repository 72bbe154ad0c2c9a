import GestureEngine
import QuartzCore

/// Fingers dragged across the screen. Begins when they have moved more than 10 pt. (BEHAVIOUR §7)
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var pan: PanRecognizer { unsafeDowncast(machine, to: PanRecognizer.self) }
  override class func makeMachine() -> Recognizer { PanRecognizer("pan") }

  /// 1 by default.
  open var minimumNumberOfTouches: Int {
    get { pan.minimumTouches }
    set { pan.minimumTouches = newValue }
  }
  /// Fingers beyond it are left to the view. Any number by default.
  open var maximumNumberOfTouches: Int {
    get { pan.maximumTouches }
    set { pan.maximumTouches = newValue }
  }

  /// How far the fingers have moved since the pan began, as `view` (nil: the window) measures lengths.
  ///
  /// The first 10 points, after which the pan begins, do not count. What the fingers moved beyond them counts when it begins.
  open func translation(in view: UIView?) -> CGPoint { view?.localVector(pan.translation) ?? pan.translation }
  /// Counts from `translation` on; zero starts anew.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { pan.translation = view?.windowVector(translation) ?? translation }
  /// Points per second; stays what it was while the finger rests.
  open func velocity(in view: UIView?) -> CGPoint { view?.localVector(pan.velocity) ?? pan.velocity }
  /// The same for what is let go: none, where the finger has rested before it left.
  func releaseVelocity(in view: UIView?) -> CGPoint {
    pan.secondsSinceMove(at: Runtime.current.now) < Thresholds.staleRelease ? velocity(in: view) : .zero
  }
}

/// A pan that starts at an edge of the screen and leads away from it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private var edgePan: ScreenEdgePanRecognizer { unsafeDowncast(machine, to: ScreenEdgePanRecognizer.self) }
  override class func makeMachine() -> Recognizer { ScreenEdgePanRecognizer("edge pan", edges: [], screen: .zero) }

  /// The edges it may start from; none by default.
  open var edges: UIRectEdge {
    get { UIRectEdge(rawValue: UInt(edgePan.edges.rawValue)) }
    set { edgePan.edges = Edges(rawValue: Int(newValue.rawValue & 15)) }
  }

  override func willReceive(_ touch: UITouch) { if let window = touch.window { edgePan.screen = window.bounds } }
}

extension UIView {
  /// A length and direction of the window, as this view measures them.
  func localVector(_ vector: CGPoint) -> CGPoint { vector.turned(by: map(to: nil).inverted()) }
  /// The inverse of `localVector`.
  func windowVector(_ vector: CGPoint) -> CGPoint { vector.turned(by: map(to: nil)) }
}

extension CGPoint {
  /// Without the translation, so that where nothing is scaled or turned not a bit changes.
  fileprivate func turned(by map: CGAffineTransform) -> CGPoint { CGPoint(x: x * map.a + y * map.c, y: x * map.b + y * map.d) }
}
