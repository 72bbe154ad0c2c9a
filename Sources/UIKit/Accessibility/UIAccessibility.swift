import CoreGraphics
import Foundation
import QuartzCore

/// What is known of those who use the app without seeing it, and the way to tell them something.
public enum UIAccessibility {
  /// Something that assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Apple's number of it.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Most of the screen is new. The argument is what gets the focus, or a sentence; nil for the first element.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen is new. The argument is what gets the focus, or a sentence; nil leaves the focus where it is.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A sentence is to be spoken: a string, or an attributed string that says how.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled: the argument says which is shown now.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Tells whoever reads the screen; nobody while nobody does. The focus moves when the turn's layout is done.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) { Runtime.current.voiceOver.hear(notification, argument) }

  /// Who reads the screen, or drives the app otherwise.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// Apple's name of it.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control, which there is none of here.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
  /// What has the focus; nil for nothing, and for a technology that there is not here.
  @MainActor public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    guard assistiveTechnologyIdentifier != .notificationSwitchControl else { return nil }
    return Runtime.current.voiceOver.focused
  }

  /// A rectangle of a view's coordinates on the screen: what `accessibilityFrame` is to be.
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { view.screenFrame(of: rect) }
  /// An outline in a view's coordinates on the screen: what `accessibilityPath` is to be.
  @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let (origin, x, y) = (view.screenPoint(.zero), view.screenPoint(CGPoint(x: 1, y: 0)), view.screenPoint(CGPoint(x: 0, y: 1)))
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(
      CGAffineTransform(
        a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y))
    return moved
  }

  // MARK: What the user has chosen

  /// Whether the screen is read aloud.
  @MainActor public static var isVoiceOverRunning: Bool { Runtime.current.surroundings.voiceOver }
  /// Whether the user wants less motion.
  @MainActor public static var isReduceMotionEnabled: Bool { Runtime.current.surroundings.reduceMotion }
  /// Whether the user wants cross-fades in the place of motion.
  @MainActor public static var prefersCrossFadeTransitions: Bool { Runtime.current.surroundings.prefersCrossFade }
  /// Whether the user wants bold text.
  @MainActor public static var isBoldTextEnabled: Bool { Runtime.current.surroundings.boldText }
  /// Whether the user wants darker colours.
  @MainActor public static var isDarkerSystemColorsEnabled: Bool { Runtime.current.surroundings.contrast == .high }
  /// Whether the user wants less transparency.
  @MainActor public static var isReduceTransparencyEnabled: Bool { Runtime.current.surroundings.reduceTransparency }
  /// Whether switches drive the app: no.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the screen's colours are inverted: no.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen shows no colours: no.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the device is held to one app: no.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether differences are to be seen without colour: no.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches show signs for on and off: no.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether buttons are to have outlines: no.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether text that is selected, or a screen, can be read aloud: no.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether a screen can be read aloud by a swipe: no.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a button on the screen stands for gestures: no.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether films may begin by themselves: yes.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether shaking the device undoes: no.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Whether both ears hear the same: no.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films show what is said: no.
  public static var isClosedCaptioningEnabled: Bool { false }
}

extension UIView {
  /// A point of the view's own coordinates on the screen.
  func screenPoint(_ point: CGPoint) -> CGPoint {
    let place = convert(point, to: nil), origin = window?.frame.origin ?? .zero
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }
}
