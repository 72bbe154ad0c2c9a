import CoreGraphics
import QuartzCore

/// Something on the screen that is no view, and is read as if it were one: a part of what a view draws. (Issue 9.)
///
/// Its container keeps it, in `accessibilityElements` or by `accessibilityElement(at:)`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What it is in: a view, or another element. Not kept alive.
  open weak var accessibilityContainer: AnyObject?
  /// A name by which tests find it.
  open var accessibilityIdentifier: String?
  /// Its place in the coordinates of its container, with which it moves; null, the default, where `accessibilityFrame` says its place on the
  /// screen.
  open var accessibilityFrameInContainerSpace = CGRect.null

  /// An element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init(_r: ())
  }

  /// Whether it is an element; it is.
  override var isElementByItself: Bool { true }
  /// The place on the screen, in points.
  open override var accessibilityFrame: CGRect {
    get {
      if accessibilityFrameInContainerSpace.isNull { return super.accessibilityFrame }
      if let view = accessibilityContainer as? UIView { return view.screenFrame(of: accessibilityFrameInContainerSpace) }
      let outer = (accessibilityContainer as? UIAccessibilityElement)?.accessibilityFrame.origin ?? .zero
      return accessibilityFrameInContainerSpace.offsetBy(dx: outer.x, dy: outer.y)
    }
    set { super.accessibilityFrame = newValue }
  }
  /// Its container, which hears what it does not do itself.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
  /// The view that it lies in, however deep.
  var containingView: UIView? {
    var container = accessibilityContainer
    for _ in 0..<Self.deepest {
      if let view = container as? UIView { return view }
      container = (container as? UIAccessibilityElement)?.accessibilityContainer
    }
    return nil
  }
  /// Elements in elements: of a ring of them there is no end.
  private static let deepest = 100
}

extension UIView {
  /// A rectangle of the view's own coordinates on the screen.
  func screenFrame(of rect: CGRect) -> CGRect {
    let frame = convert(rect, to: nil)
    guard let origin = window?.frame.origin, origin != .zero else { return frame }
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }
}
