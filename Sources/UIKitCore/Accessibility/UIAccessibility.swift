import CoreGraphics
import Foundation
import QuartzCore

/// A namespace for accessibility settings and for notifications to assistive technologies.
public enum UIAccessibility {
  /// A notification that an app posts to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The numeric value of the notification in UIKit.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A notification that a new view fills most of the screen.
    ///
    /// The argument is the element that receives the focus, or a string that is spoken. If it is `nil`, the first element receives the focus.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A notification that the layout of part of the screen changed.
    ///
    /// The argument is the element that receives the focus, or a string that is spoken. If it is `nil`, the focus does not move.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A notification that contains text to speak. The argument is a string, or an attributed string with speech attributes.
    public static let announcement = Notification(rawValue: 1008)
    /// A notification that a page was scrolled. The argument is a string that describes the visible page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Posts a notification to the active assistive technology, if there is one. The focus moves after the next layout pass.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) { Runtime.current.services.screenReader.hear(notification, argument) }

  /// The identifier of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the assistive technology in UIKit.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// The identifier of Switch Control, which Segue does not have.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
  /// Returns the element that has the accessibility focus.
  ///
  /// The result is `nil` if no element has the focus, or if Segue does not have the assistive technology.
  @preconcurrency @MainActor
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    guard assistiveTechnologyIdentifier != .notificationSwitchControl else { return nil }
    return Runtime.current.services.screenReader.focused
  }

  /// Returns a rectangle of a view converted to screen points, for use as `accessibilityFrame`.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { view.screenFrame(of: rect) }
  /// Returns a path of a view converted to screen points, for use as `accessibilityPath`.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let (origin, x, y) = (view.screenPoint(.zero), view.screenPoint(CGPoint(x: 1, y: 0)), view.screenPoint(CGPoint(x: 0, y: 1)))
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(
      CGAffineTransform(
        a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y))
    return moved
  }

  // MARK: Settings of the user

  /// A Boolean value that indicates whether VoiceOver reads the screen.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { Runtime.current.environment.voiceOver }
  /// A Boolean value that indicates whether the Reduce Motion setting is on.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { Runtime.current.environment.reduceMotion }
  /// A Boolean value that indicates whether the user prefers cross-fades to motion.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { Runtime.current.environment.prefersCrossFade }
  /// A Boolean value that indicates whether the Bold Text setting is on.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { Runtime.current.environment.boldText }
  /// A Boolean value that indicates whether the Increase Contrast setting is on.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { Runtime.current.environment.contrast == .high }
  /// A Boolean value that indicates whether the Reduce Transparency setting is on.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { Runtime.current.environment.reduceTransparency }
  /// A Boolean value that indicates whether Switch Control is on. The value is always `false`.
  public static var isSwitchControlRunning: Bool { false }
  /// A Boolean value that indicates whether the screen inverts its colours. The value is always `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// A Boolean value that indicates whether the screen shows shades of grey only. The value is always `false`.
  public static var isGrayscaleEnabled: Bool { false }
  /// A Boolean value that indicates whether Guided Access limits the device to one app. The value is always `false`.
  public static var isGuidedAccessEnabled: Bool { false }
  /// A Boolean value that indicates whether the app must not convey information by colour alone. The value is always `false`.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// A Boolean value that indicates whether switches show labels for on and off. The value is always `false`.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// A Boolean value that indicates whether buttons show outlines. The value is always `false`.
  public static var buttonShapesEnabled: Bool { false }
  /// A Boolean value that indicates whether the system can read selected text aloud. The value is always `false`.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// A Boolean value that indicates whether a swipe can start reading the screen aloud. The value is always `false`.
  public static var isSpeakScreenEnabled: Bool { false }
  /// A Boolean value that indicates whether AssistiveTouch is on. The value is always `false`.
  public static var isAssistiveTouchRunning: Bool { false }
  /// A Boolean value that indicates whether videos can start automatically. The value is always `true`.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// A Boolean value that indicates whether the user can shake the device to undo. The value is always `false`.
  public static var isShakeToUndoEnabled: Bool { false }
  /// A Boolean value that indicates whether both ears receive the same audio channel. The value is always `false`.
  public static var isMonoAudioEnabled: Bool { false }
  /// A Boolean value that indicates whether videos show closed captions. The value is always `false`.
  public static var isClosedCaptioningEnabled: Bool { false }
}

extension UIView {
  /// Returns a point of the view's coordinate system converted to screen points.
  func screenPoint(_ point: CGPoint) -> CGPoint {
    let place = convert(point, to: nil), origin = window?.frame.origin ?? .zero
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }
}
