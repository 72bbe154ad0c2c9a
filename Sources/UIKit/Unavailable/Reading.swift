// What assistive technology knows elsewhere and VoiceOver does not here.

@available(*, unavailable, message: "there are no rotors here: give elements UIAccessibilityCustomAction, and headings the trait header")
public class UIAccessibilityCustomRotor {}

@available(*, unavailable, message: "there are no rotors here: give elements UIAccessibilityCustomAction, and headings the trait header")
public class UIAccessibilityCustomRotorItemResult {}

@available(*, unavailable, message: "nothing is read by lines here: make a UIAccessibilityElement for each line, in accessibilityElements")
public protocol UIAccessibilityReadingContent {}

@available(*, unavailable, message: "tables of data are read as lists here: say row and column in each element's accessibilityLabel")
public protocol UIAccessibilityContainerDataTable {}

@available(*, unavailable, message: "tables of data are read as lists here: say row and column in each element's accessibilityLabel")
public protocol UIAccessibilityContainerDataTableCell {}

@available(*, unavailable, message: "override accessibilityScroll(_:) and post pageScrolled with what is to be said")
public protocol UIScrollViewAccessibilityDelegate {}

@available(*, unavailable, message: "there is no dragging by VoiceOver here: offer a UIAccessibilityCustomAction")
public class UIAccessibilityLocationDescriptor {}
