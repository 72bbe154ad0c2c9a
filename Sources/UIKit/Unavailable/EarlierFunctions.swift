// Written by Tools/earlier-names from Tools/earlier-names.txt. Do not edit.
// swift-format-ignore-file
import Foundation
import QuartzCore

// The functions from Objective-C and Swift 3. They are now initializers and members.

@available(*, unavailable, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets { fatalError() }

@available(*, unavailable, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { fatalError() }

@available(*, unavailable, message: "use ==")
public func UIEdgeInsetsEqualToEdgeInsets(_ insets: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool { fatalError() }

@available(*, unavailable, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset { fatalError() }

@available(*, unavailable, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { fatalError() }

@available(*, unavailable, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? { fatalError() }

@available(*, unavailable, renamed: "getter:UIInterfaceOrientation.isPortrait(self:)")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:UIInterfaceOrientation.isLandscape(self:)")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:UIDeviceOrientation.isPortrait(self:)")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:UIDeviceOrientation.isLandscape(self:)")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:UIDeviceOrientation.isValidInterfaceOrientation(self:)")
public func UIDeviceOrientationIsValidInterfaceOrientation(_ orientation: UIDeviceOrientation) -> Bool { fatalError() }

@available(*, unavailable, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {}

@available(*, unavailable, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
public func UIAccessibilityIsBoldTextEnabled() -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
public func UIAccessibilityIsSwitchControlRunning() -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { fatalError() }

@available(*, unavailable, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
public func UIAccessibilityConvertPathToScreenCoordinates(_ path: UIBezierPath, _ view: UIView) -> UIBezierPath { fatalError() }

// MARK: Texts of geometry


@available(*, unavailable, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ string: String) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ string: String) -> CGPoint { fatalError() }

@available(*, unavailable, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ string: String) -> CGSize { fatalError() }

@available(*, unavailable, renamed: "NSCoder.cgAffineTransform(for:)")
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "NSCoder.uiEdgeInsets(for:)")
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { fatalError() }

@available(*, unavailable, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { fatalError() }

@available(*, unavailable, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { fatalError() }

@available(*, unavailable, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { fatalError() }

@available(*, unavailable, renamed: "NSCoder.string(for:)")
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { fatalError() }

@available(*, unavailable, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { fatalError() }
