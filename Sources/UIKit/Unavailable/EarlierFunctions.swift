import Foundation

// The earlier functions, from Objective-C and Swift 2. The compiler names the current ones.

@available(*, unavailable, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets { .zero }
@available(*, unavailable, message: "use CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect }
@available(*, unavailable, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset { .zero }
@available(*, unavailable, message: "use UIImage.pngData()")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { nil }
@available(*, unavailable, message: "use UIImage.pngData()")
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? { nil }
@available(*, unavailable, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { false }
@available(*, unavailable, message: "use UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(_ notification: Any, _ argument: Any?) {}
@available(*, unavailable, message: "use UIInterfaceOrientation.isPortrait")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { true }
@available(*, unavailable, message: "use UIInterfaceOrientation.isLandscape")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { false }
