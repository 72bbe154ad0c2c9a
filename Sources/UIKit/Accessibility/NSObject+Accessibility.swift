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
  /// Whether the object is an accessibility element. The default is false.
  @MainActor public var isAccessibilityElement: Bool {
    get { speaker?.isAccessibilityElement ?? false }
    set { speakerToSet.isAccessibilityElement = newValue }
  }
  /// The name of the object. The default is `nil`.
  @MainActor public var accessibilityLabel: String? {
    get { speaker?.accessibilityLabel }
    set { speakerToSet.accessibilityLabel = newValue }
  }
  /// The name of the object with speech attributes. The default is `nil`.
  @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { speaker?.accessibilityAttributedLabel }
    set { speakerToSet.accessibilityAttributedLabel = newValue }
  }
  /// The value of the object. The default is `nil`.
  @MainActor public var accessibilityValue: String? {
    get { speaker?.accessibilityValue }
    set { speakerToSet.accessibilityValue = newValue }
  }
  /// The value of the object with speech attributes. The default is `nil`.
  @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { speaker?.accessibilityAttributedValue }
    set { speakerToSet.accessibilityAttributedValue = newValue }
  }
  /// The result of activating the object. The default is `nil`.
  @MainActor public var accessibilityHint: String? {
    get { speaker?.accessibilityHint }
    set { speakerToSet.accessibilityHint = newValue }
  }
  /// The result of activating the object with speech attributes. The default is `nil`.
  @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { speaker?.accessibilityAttributedHint }
    set { speakerToSet.accessibilityAttributedHint = newValue }
  }
  /// The kind of the object. The default is no trait.
  @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { speaker?.accessibilityTraits ?? [] }
    set { speakerToSet.accessibilityTraits = newValue }
  }
  /// The place of the object on the screen, in points. The default is zero, and the object is not read then.
  @MainActor public var accessibilityFrame: CGRect {
    get { speaker?.accessibilityFrame ?? .zero }
    set { speakerToSet.accessibilityFrame = newValue }
  }
  /// The outline of the object on the screen, in points. The default is `nil`, which stands for the frame.
  @MainActor public var accessibilityPath: UIBezierPath? {
    get { speaker?.accessibilityPath }
    set { speakerToSet.accessibilityPath = newValue }
  }
  /// The point on the screen, in points, at which a touch activates the object. The default is the middle of the frame.
  @MainActor public var accessibilityActivationPoint: CGPoint {
    get { speaker?.accessibilityActivationPoint ?? .zero }
    set { speakerToSet.accessibilityActivationPoint = newValue }
  }
  /// The language in which the object is read, such as `de`. The default is `nil`, which stands for the language of the app.
  @MainActor public var accessibilityLanguage: String? {
    get { speaker?.accessibilityLanguage }
    set { speakerToSet.accessibilityLanguage = newValue }
  }
  /// The names by which a user may call the object. The default is none.
  @MainActor public var accessibilityUserInputLabels: [String]! {
    get { speaker?.accessibilityUserInputLabels ?? [] }
    set { speakerToSet.accessibilityUserInputLabels = newValue }
  }
  /// Whether the object responds to a user. The default depends on its traits.
  @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { speaker?.accessibilityRespondsToUserInteraction ?? false }
    set { speakerToSet.accessibilityRespondsToUserInteraction = newValue }
  }
  /// Whether elements in the object are left out. The default is false.
  @MainActor public var accessibilityElementsHidden: Bool {
    get { speaker?.accessibilityElementsHidden ?? false }
    set { speakerToSet.accessibilityElementsHidden = newValue }
  }
  /// Whether elements beside the object are left out. The default is false.
  @MainActor public var accessibilityViewIsModal: Bool {
    get { speaker?.accessibilityViewIsModal ?? false }
    set { speakerToSet.accessibilityViewIsModal = newValue }
  }
  /// Whether elements in the object are read together. The default is false.
  @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { speaker?.shouldGroupAccessibilityChildren ?? false }
    set { speakerToSet.shouldGroupAccessibilityChildren = newValue }
  }
  /// The elements in the object, in the order in which they are read. The default is `nil`.
  @MainActor public var accessibilityElements: [Any]? {
    get { speaker?.accessibilityElements }
    set { speakerToSet.accessibilityElements = newValue }
  }
  /// The kind of container that the object is. The default is none.
  @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { speaker?.accessibilityContainerType ?? .none }
    set { speakerToSet.accessibilityContainerType = newValue }
  }
  /// The way in which elements in the object are navigated. The value is stored and has no effect.
  @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { speaker?.accessibilityNavigationStyle ?? .automatic }
    set { speakerToSet.accessibilityNavigationStyle = newValue }
  }
  /// The actions of the object besides activation. The default is `nil`.
  @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { speaker?.accessibilityCustomActions }
    set { speakerToSet.accessibilityCustomActions = newValue }
  }
}
