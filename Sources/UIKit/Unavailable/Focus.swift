// The focus of keyboards and remote controls. The focus of assistive technology is another one.

@available(*, unavailable, message: "there is no remote control here: nothing is focused but by assistive technology (UIAccessibility)")
public class UIFocusSystem {}

@available(*, unavailable, message: "there is no remote control here: nothing is focused but by assistive technology (UIAccessibility)")
public protocol UIFocusEnvironment {}

@available(*, unavailable, message: "there is no remote control here: nothing is focused but by assistive technology (UIAccessibility)")
public protocol UIFocusItem {}

@available(*, unavailable, message: "there is no remote control here: use a UILayoutGuide for what has to do with layout")
public class UIFocusGuide {}

@available(*, unavailable, message: "there is no remote control here: nothing is focused but by assistive technology (UIAccessibility)")
public class UIFocusUpdateContext {}

@available(*, unavailable, message: "there is no remote control here: nothing is focused but by assistive technology (UIAccessibility)")
public class UIFocusAnimationCoordinator {}

@available(*, unavailable, message: "there is no remote control here: draw a border")
public class UIFocusHaloEffect {}
