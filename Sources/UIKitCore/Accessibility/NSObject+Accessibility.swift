import CoreGraphics
import Foundation
import QuartzCore

extension NSObjectProtocol where Self: NSObject {
  /// The object itself, or the element that stores its properties; `nil` if no property was set.
  @MainActor private var speaker: _UISpoken? { self as? _UISpoken ?? Runtime.plainObjects.known(self) }
  /// The object itself, or the element that stores its properties, created if necessary.
  @MainActor private var speakerToSet: _UISpoken { self as? _UISpoken ?? Runtime.plainObjects.element(of: self) }
}

/// The informal protocol `UIAccessibility` for objects other than responders. VoiceOver reads an object that `accessibilityElements` lists.
///
/// Responders and bar items declare the properties in their class, where they can be overridden. A subclass of `NSObject` cannot override
/// these, because they are members of a protocol extension.
extension NSObjectProtocol where Self: NSObject {
  /// A Boolean value that indicates whether the object is an accessibility element. The default is `false`.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { speaker?.isAccessibilityElement ?? false }
    set { speakerToSet.isAccessibilityElement = newValue }
  }
  /// The name of the object. The default is `nil`.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { speaker?.accessibilityLabel }
    set { speakerToSet.accessibilityLabel = newValue }
  }
  /// The name of the object with speech attributes. The default is `nil`.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { speaker?.accessibilityAttributedLabel }
    set { speakerToSet.accessibilityAttributedLabel = newValue }
  }
  /// The value of the object. The default is `nil`.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { speaker?.accessibilityValue }
    set { speakerToSet.accessibilityValue = newValue }
  }
  /// The value of the object with speech attributes. The default is `nil`.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { speaker?.accessibilityAttributedValue }
    set { speakerToSet.accessibilityAttributedValue = newValue }
  }
  /// A description of the result of activating the object. The default is `nil`.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { speaker?.accessibilityHint }
    set { speakerToSet.accessibilityHint = newValue }
  }
  /// A description, with speech attributes, of the result of activating the object. The default is `nil`.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { speaker?.accessibilityAttributedHint }
    set { speakerToSet.accessibilityAttributedHint = newValue }
  }
  /// The traits that describe the role and the state of the object. The default is an empty set.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { speaker?.accessibilityTraits ?? [] }
    set { speakerToSet.accessibilityTraits = newValue }
  }
  /// The frame of the object in screen points. The default is zero. VoiceOver does not read an object with an empty frame.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { speaker?.accessibilityFrame ?? .zero }
    set { speakerToSet.accessibilityFrame = newValue }
  }
  /// The outline of the object in screen points. The default is `nil`, which means the frame.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { speaker?.accessibilityPath }
    set { speakerToSet.accessibilityPath = newValue }
  }
  /// The point, in screen points, at which a touch activates the object. The default is the centre of the frame.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { speaker?.accessibilityActivationPoint ?? .zero }
    set { speakerToSet.accessibilityActivationPoint = newValue }
  }
  /// The language in which VoiceOver reads the object, such as `de`. The default is `nil`, which means the language of the app.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { speaker?.accessibilityLanguage }
    set { speakerToSet.accessibilityLanguage = newValue }
  }
  /// The names that a user can say to refer to the object. The default is an empty array.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { speaker?.accessibilityUserInputLabels ?? [] }
    set { speakerToSet.accessibilityUserInputLabels = newValue }
  }
  /// A Boolean value that indicates whether the object responds to user interaction. The default depends on the traits.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { speaker?.accessibilityRespondsToUserInteraction ?? false }
    set { speakerToSet.accessibilityRespondsToUserInteraction = newValue }
  }
  /// A Boolean value that indicates whether the elements inside the object are hidden. The default is `false`.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { speaker?.accessibilityElementsHidden ?? false }
    set { speakerToSet.accessibilityElementsHidden = newValue }
  }
  /// A Boolean value that indicates whether the elements next to the object are hidden. The default is `false`.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { speaker?.accessibilityViewIsModal ?? false }
    set { speakerToSet.accessibilityViewIsModal = newValue }
  }
  /// A Boolean value that indicates whether the elements inside the object are read as a group. The default is `false`.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { speaker?.shouldGroupAccessibilityChildren ?? false }
    set { speakerToSet.shouldGroupAccessibilityChildren = newValue }
  }
  /// The elements inside the object, in reading order. The default is `nil`.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { speaker?.accessibilityElements }
    set { speakerToSet.accessibilityElements = newValue }
  }
  /// The type of container that the object is. The default is `UIAccessibilityContainerType.none`.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { speaker?.accessibilityContainerType ?? .none }
    set { speakerToSet.accessibilityContainerType = newValue }
  }
  /// The way in which users navigate the elements inside the object. The value is stored and has no effect.
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { speaker?.accessibilityNavigationStyle ?? .automatic }
    set { speakerToSet.accessibilityNavigationStyle = newValue }
  }
  /// The actions of the object in addition to activation. The default is `nil`.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { speaker?.accessibilityCustomActions }
    set { speakerToSet.accessibilityCustomActions = newValue }
  }
}
