import QuartzCore

// The types for the focus of keyboards and remote controls. The focus of assistive technologies is separate.

@available(*, unavailable, message: "there is no remote control here: nothing is focused but by assistive technology (UIAccessibility)")
open class UIFocusSystem: _AbsentObject {}

@available(*, unavailable, message: "there is no remote control here: nothing is focused but by assistive technology (UIAccessibility)")
public protocol UIFocusEnvironment {}

@available(*, unavailable, message: "there is no remote control here: nothing is focused but by assistive technology (UIAccessibility)")
public protocol UIFocusItem {}

@available(*, unavailable, message: "there is no remote control here: use a UILayoutGuide for what has to do with layout")
open class UIFocusGuide: UILayoutGuide, _StaysOut {}

@available(*, unavailable, message: "there is no remote control here: nothing is focused but by assistive technology (UIAccessibility)")
open class UIFocusUpdateContext: _AbsentObject {}

@available(*, unavailable, message: "there is no remote control here: nothing is focused but by assistive technology (UIAccessibility)")
open class UIFocusAnimationCoordinator: _AbsentObject {}

@available(*, unavailable, message: "there is no remote control here: draw a border")
open class UIFocusHaloEffect: _AbsentObject {}
