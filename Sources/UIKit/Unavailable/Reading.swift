import QuartzCore

// The accessibility features that the VoiceOver of Segue does not have.

@available(*, unavailable, message: "there are no rotors here: give elements UIAccessibilityCustomAction, and headings the trait header")
open class UIAccessibilityCustomRotor: _AbsentObject {
  public init(name: String, itemSearch: @escaping (Any) -> UIAccessibilityCustomRotorItemResult?) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "there are no rotors here: give elements UIAccessibilityCustomAction, and headings the trait header")
open class UIAccessibilityCustomRotorItemResult: _AbsentObject {
  public init(targetElement: Any, targetRange: Any?) { _Absent.stop() }
  public override init() { _Absent.stop() }
}

@available(*, unavailable, message: "nothing is read by lines here: make a UIAccessibilityElement for each line, in accessibilityElements")
public protocol UIAccessibilityReadingContent {}

@available(*, unavailable, message: "tables of data are read as lists here: say row and column in each element's accessibilityLabel")
public protocol UIAccessibilityContainerDataTable {}

@available(*, unavailable, message: "tables of data are read as lists here: say row and column in each element's accessibilityLabel")
public protocol UIAccessibilityContainerDataTableCell {}

@available(*, unavailable, message: "override accessibilityScroll(_:) and post pageScrolled with what is to be said")
public protocol UIScrollViewAccessibilityDelegate {}

@available(*, unavailable, message: "there is no dragging by VoiceOver here: offer a UIAccessibilityCustomAction")
open class UIAccessibilityLocationDescriptor: _AbsentObject {
  public init(name: String, view: UIView) { _Absent.stop() }
  public init(name: String, point: CGPoint, in view: UIView) { _Absent.stop() }
  public override init() { _Absent.stop() }
}
