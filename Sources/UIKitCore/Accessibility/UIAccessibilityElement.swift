import CoreGraphics
import QuartzCore

/// An accessibility element that is not a view, such as a part of the content that a view draws.
///
/// The container keeps the element in `accessibilityElements`, or returns it from `accessibilityElement(at:)`.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains this element. The element keeps a weak reference to it.
  open weak var accessibilityContainer: AnyObject?
  /// The identifier by which UI tests find the element.
  open var accessibilityIdentifier: String?
  /// The frame in the coordinate system of the container. The element moves with its container.
  ///
  /// The default is the null rectangle, which means that `accessibilityFrame` contains the frame on the screen.
  open var accessibilityFrameInContainerSpace = CGRect.null

  /// Creates an element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init(_r: ())
  }

  /// A Boolean value that indicates whether the object is an element by default. The value is `true`.
  @_spi(UIKit) open override var isElementByItself: Bool { true }
  /// The frame of the element in screen points.
  open override var accessibilityFrame: CGRect {
    get {
      if accessibilityFrameInContainerSpace.isNull { return super.accessibilityFrame }
      if let view = accessibilityContainer as? UIView { return view.screenFrame(of: accessibilityFrameInContainerSpace) }
      let outer = (accessibilityContainer as? UIAccessibilityElement)?.accessibilityFrame.origin ?? .zero
      return accessibilityFrameInContainerSpace.offsetBy(dx: outer.x, dy: outer.y)
    }
    set { super.accessibilityFrame = newValue }
  }
  /// The next responder, which is the container if it is a responder. The container receives the events that the element does not handle.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
  /// The nearest view among the containers of the element.
  package var containingView: UIView? {
    var container = accessibilityContainer
    for _ in 0..<Self.deepest {
      if let view = container as? UIView { return view }
      container = (container as? UIAccessibilityElement)?.accessibilityContainer
    }
    return nil
  }
  /// The maximum depth of nested elements. The limit ends the search if the containers form a cycle.
  private static let deepest = 100
}
