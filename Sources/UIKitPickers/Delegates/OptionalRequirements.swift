// Written by Tools/optional-requirements from this module's protocols. Do not edit.
// swift-format-ignore-file
import Foundation
import QuartzCore

extension Implements {
  /// The optional requirements of this module. The closures test whether a delegate declares one, and whether a class conforms to its protocol.
  package static let uiKitPickersRequirements: [(OptionalRequirement, isImplemented: @Sendable (AnyObject) -> Bool, conforms: @Sendable (AnyClass) -> Bool)] = [
    (.activityViewControllerSubjectForActivityType, { $0 is any ActivityViewControllerSubjectForActivityType }, { $0 is any UIActivityItemSource.Type }),
    (.activityViewControllerDataTypeIdentifierForActivityType, { $0 is any ActivityViewControllerDataTypeIdentifierForActivityType }, { $0 is any UIActivityItemSource.Type }),
    (.activityViewControllerThumbnailImageForActivityTypeSuggestedSize, { $0 is any ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize }, { $0 is any UIActivityItemSource.Type }),
    (.pickerViewAccessibilityLabelForComponent, { $0 is any PickerViewAccessibilityLabelForComponent }, { $0 is any UIPickerViewAccessibilityDelegate.Type }),
    (.pickerViewAccessibilityHintForComponent, { $0 is any PickerViewAccessibilityHintForComponent }, { $0 is any UIPickerViewAccessibilityDelegate.Type }),
    (.pickerViewWidthForComponent, { $0 is any PickerViewWidthForComponent }, { $0 is any UIPickerViewDelegate.Type }),
    (.pickerViewRowHeightForComponent, { $0 is any PickerViewRowHeightForComponent }, { $0 is any UIPickerViewDelegate.Type }),
    (.pickerViewTitleForRowForComponent, { $0 is any PickerViewTitleForRowForComponent }, { $0 is any UIPickerViewDelegate.Type }),
    (.pickerViewAttributedTitleForRowForComponent, { $0 is any PickerViewAttributedTitleForRowForComponent }, { $0 is any UIPickerViewDelegate.Type }),
    (.pickerViewViewForRowForComponentReusing, { $0 is any PickerViewViewForRowForComponentReusing }, { $0 is any UIPickerViewDelegate.Type }),
    (.pickerViewDidSelectRowInComponent, { $0 is any PickerViewDidSelectRowInComponent }, { $0 is any UIPickerViewDelegate.Type }),
  ]
}

// MARK: UIActivityItemSource

extension OptionalRequirement {
  static let activityViewControllerSubjectForActivityType = Self(number: 393216, delegate: "UIActivityItemSource", method: "activityViewController(_: UIActivityViewController, subjectForActivityType: UIActivity.ActivityType?)", line: "ActivityViewControllerSubjectForActivityType")
}
extension Implements {
  /// A class that implements `activityViewController(_:subjectForActivityType:)`, although only its superclass conforms to `UIActivityItemSource`.
  @preconcurrency @MainActor
  public protocol ActivityViewControllerSubjectForActivityType: AnyObject {
    /// Called instead of the default implementation in `UIActivityItemSource`.
    func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `activityViewController(_:subjectForActivityType:)`.
  @MainActor static func activityViewControllerSubjectForActivityType(_ delegate: any UIActivityItemSource) -> (any ActivityViewControllerSubjectForActivityType)? {
    if let delegate = delegate as? any ActivityViewControllerSubjectForActivityType { return delegate }
    if let target = forwardingTarget(.activityViewControllerSubjectForActivityType, of: delegate, where: { $0 is any ActivityViewControllerSubjectForActivityType }) as? any ActivityViewControllerSubjectForActivityType { return target }
    notImplemented(.activityViewControllerSubjectForActivityType, by: delegate) { $0 is any UIActivityItemSource.Type }
    return nil
  }
}
extension Implements.ActivityViewControllerSubjectForActivityType {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no activityViewController(_:subjectForActivityType:)")
  public func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String { preconditionFailure("ActivityViewControllerSubjectForActivityType without activityViewController(_:subjectForActivityType:)") }
}

extension OptionalRequirement {
  static let activityViewControllerDataTypeIdentifierForActivityType = Self(number: 393217, delegate: "UIActivityItemSource", method: "activityViewController(_: UIActivityViewController, dataTypeIdentifierForActivityType: UIActivity.ActivityType?)", line: "ActivityViewControllerDataTypeIdentifierForActivityType")
}
extension Implements {
  /// A class that implements `activityViewController(_:dataTypeIdentifierForActivityType:)`, although only its superclass conforms to `UIActivityItemSource`.
  @preconcurrency @MainActor
  public protocol ActivityViewControllerDataTypeIdentifierForActivityType: AnyObject {
    /// Called instead of the default implementation in `UIActivityItemSource`.
    func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `activityViewController(_:dataTypeIdentifierForActivityType:)`.
  @MainActor static func activityViewControllerDataTypeIdentifierForActivityType(_ delegate: any UIActivityItemSource) -> (any ActivityViewControllerDataTypeIdentifierForActivityType)? {
    if let delegate = delegate as? any ActivityViewControllerDataTypeIdentifierForActivityType { return delegate }
    if let target = forwardingTarget(.activityViewControllerDataTypeIdentifierForActivityType, of: delegate, where: { $0 is any ActivityViewControllerDataTypeIdentifierForActivityType }) as? any ActivityViewControllerDataTypeIdentifierForActivityType { return target }
    notImplemented(.activityViewControllerDataTypeIdentifierForActivityType, by: delegate) { $0 is any UIActivityItemSource.Type }
    return nil
  }
}
extension Implements.ActivityViewControllerDataTypeIdentifierForActivityType {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no activityViewController(_:dataTypeIdentifierForActivityType:)")
  public func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String { preconditionFailure("ActivityViewControllerDataTypeIdentifierForActivityType without activityViewController(_:dataTypeIdentifierForActivityType:)") }
}

extension OptionalRequirement {
  static let activityViewControllerThumbnailImageForActivityTypeSuggestedSize = Self(number: 393218, delegate: "UIActivityItemSource", method: "activityViewController(_: UIActivityViewController, thumbnailImageForActivityType: UIActivity.ActivityType?, suggestedSize: CGSize)", line: "ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize")
}
extension Implements {
  /// A class that implements `activityViewController(_:thumbnailImageForActivityType:suggestedSize:)`, although only its superclass conforms to `UIActivityItemSource`.
  @preconcurrency @MainActor
  public protocol ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize: AnyObject {
    /// Called instead of the default implementation in `UIActivityItemSource`.
    func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `activityViewController(_:thumbnailImageForActivityType:suggestedSize:)`.
  @MainActor static func activityViewControllerThumbnailImageForActivityTypeSuggestedSize(_ delegate: any UIActivityItemSource) -> (any ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize)? {
    if let delegate = delegate as? any ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize { return delegate }
    if let target = forwardingTarget(.activityViewControllerThumbnailImageForActivityTypeSuggestedSize, of: delegate, where: { $0 is any ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize }) as? any ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize { return target }
    notImplemented(.activityViewControllerThumbnailImageForActivityTypeSuggestedSize, by: delegate) { $0 is any UIActivityItemSource.Type }
    return nil
  }
}
extension Implements.ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no activityViewController(_:thumbnailImageForActivityType:suggestedSize:)")
  public func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage? { preconditionFailure("ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize without activityViewController(_:thumbnailImageForActivityType:suggestedSize:)") }
}

// MARK: UIPickerViewAccessibilityDelegate

extension UIPickerViewAccessibilityDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let pickerViewAccessibilityLabelForComponent = Self(number: 393280, delegate: "UIPickerViewAccessibilityDelegate", method: "pickerView(_: UIPickerView, accessibilityLabelForComponent: Int)", line: "PickerViewAccessibilityLabelForComponent")
}
extension Implements {
  /// A class that implements `pickerView(_:accessibilityLabelForComponent:)`, although only its superclass conforms to `UIPickerViewAccessibilityDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewAccessibilityLabelForComponent: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewAccessibilityDelegate`.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `pickerView(_:accessibilityLabelForComponent:)`.
  @MainActor static func pickerViewAccessibilityLabelForComponent(_ delegate: any UIPickerViewAccessibilityDelegate) -> (any PickerViewAccessibilityLabelForComponent)? {
    if let delegate = delegate as? any PickerViewAccessibilityLabelForComponent { return delegate }
    if let target = forwardingTarget(.pickerViewAccessibilityLabelForComponent, of: delegate, where: { $0 is any PickerViewAccessibilityLabelForComponent }) as? any PickerViewAccessibilityLabelForComponent { return target }
    notImplemented(.pickerViewAccessibilityLabelForComponent, by: delegate) { $0 is any UIPickerViewAccessibilityDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewAccessibilityLabelForComponent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:accessibilityLabelForComponent:)")
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { preconditionFailure("PickerViewAccessibilityLabelForComponent without pickerView(_:accessibilityLabelForComponent:)") }
}

extension OptionalRequirement {
  static let pickerViewAccessibilityHintForComponent = Self(number: 393281, delegate: "UIPickerViewAccessibilityDelegate", method: "pickerView(_: UIPickerView, accessibilityHintForComponent: Int)", line: "PickerViewAccessibilityHintForComponent")
}
extension Implements {
  /// A class that implements `pickerView(_:accessibilityHintForComponent:)`, although only its superclass conforms to `UIPickerViewAccessibilityDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewAccessibilityHintForComponent: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewAccessibilityDelegate`.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `pickerView(_:accessibilityHintForComponent:)`.
  @MainActor static func pickerViewAccessibilityHintForComponent(_ delegate: any UIPickerViewAccessibilityDelegate) -> (any PickerViewAccessibilityHintForComponent)? {
    if let delegate = delegate as? any PickerViewAccessibilityHintForComponent { return delegate }
    if let target = forwardingTarget(.pickerViewAccessibilityHintForComponent, of: delegate, where: { $0 is any PickerViewAccessibilityHintForComponent }) as? any PickerViewAccessibilityHintForComponent { return target }
    notImplemented(.pickerViewAccessibilityHintForComponent, by: delegate) { $0 is any UIPickerViewAccessibilityDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewAccessibilityHintForComponent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:accessibilityHintForComponent:)")
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { preconditionFailure("PickerViewAccessibilityHintForComponent without pickerView(_:accessibilityHintForComponent:)") }
}

// MARK: UIPickerViewDelegate

extension UIPickerViewDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let pickerViewWidthForComponent = Self(number: 393344, delegate: "UIPickerViewDelegate", method: "pickerView(_: UIPickerView, widthForComponent: Int)", line: "PickerViewWidthForComponent")
}
extension Implements {
  /// A class that implements `pickerView(_:widthForComponent:)`, although only its superclass conforms to `UIPickerViewDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewWidthForComponent: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewDelegate`.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `pickerView(_:widthForComponent:)`.
  @MainActor static func pickerViewWidthForComponent(_ delegate: any UIPickerViewDelegate) -> (any PickerViewWidthForComponent)? {
    if let delegate = delegate as? any PickerViewWidthForComponent { return delegate }
    if let target = forwardingTarget(.pickerViewWidthForComponent, of: delegate, where: { $0 is any PickerViewWidthForComponent }) as? any PickerViewWidthForComponent { return target }
    notImplemented(.pickerViewWidthForComponent, by: delegate) { $0 is any UIPickerViewDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewWidthForComponent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:widthForComponent:)")
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { preconditionFailure("PickerViewWidthForComponent without pickerView(_:widthForComponent:)") }
}

extension OptionalRequirement {
  static let pickerViewRowHeightForComponent = Self(number: 393345, delegate: "UIPickerViewDelegate", method: "pickerView(_: UIPickerView, rowHeightForComponent: Int)", line: "PickerViewRowHeightForComponent")
}
extension Implements {
  /// A class that implements `pickerView(_:rowHeightForComponent:)`, although only its superclass conforms to `UIPickerViewDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewRowHeightForComponent: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewDelegate`.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `pickerView(_:rowHeightForComponent:)`.
  @MainActor static func pickerViewRowHeightForComponent(_ delegate: any UIPickerViewDelegate) -> (any PickerViewRowHeightForComponent)? {
    if let delegate = delegate as? any PickerViewRowHeightForComponent { return delegate }
    if let target = forwardingTarget(.pickerViewRowHeightForComponent, of: delegate, where: { $0 is any PickerViewRowHeightForComponent }) as? any PickerViewRowHeightForComponent { return target }
    notImplemented(.pickerViewRowHeightForComponent, by: delegate) { $0 is any UIPickerViewDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewRowHeightForComponent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:rowHeightForComponent:)")
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { preconditionFailure("PickerViewRowHeightForComponent without pickerView(_:rowHeightForComponent:)") }
}

extension OptionalRequirement {
  static let pickerViewTitleForRowForComponent = Self(number: 393346, delegate: "UIPickerViewDelegate", method: "pickerView(_: UIPickerView, titleForRow: Int, forComponent: Int)", line: "PickerViewTitleForRowForComponent")
}
extension Implements {
  /// A class that implements `pickerView(_:titleForRow:forComponent:)`, although only its superclass conforms to `UIPickerViewDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewTitleForRowForComponent: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewDelegate`.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `pickerView(_:titleForRow:forComponent:)`.
  @MainActor static func pickerViewTitleForRowForComponent(_ delegate: any UIPickerViewDelegate) -> (any PickerViewTitleForRowForComponent)? {
    if let delegate = delegate as? any PickerViewTitleForRowForComponent { return delegate }
    if let target = forwardingTarget(.pickerViewTitleForRowForComponent, of: delegate, where: { $0 is any PickerViewTitleForRowForComponent }) as? any PickerViewTitleForRowForComponent { return target }
    notImplemented(.pickerViewTitleForRowForComponent, by: delegate) { $0 is any UIPickerViewDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewTitleForRowForComponent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:titleForRow:forComponent:)")
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { preconditionFailure("PickerViewTitleForRowForComponent without pickerView(_:titleForRow:forComponent:)") }
}

extension OptionalRequirement {
  static let pickerViewAttributedTitleForRowForComponent = Self(number: 393347, delegate: "UIPickerViewDelegate", method: "pickerView(_: UIPickerView, attributedTitleForRow: Int, forComponent: Int)", line: "PickerViewAttributedTitleForRowForComponent")
}
extension Implements {
  /// A class that implements `pickerView(_:attributedTitleForRow:forComponent:)`, although only its superclass conforms to `UIPickerViewDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewAttributedTitleForRowForComponent: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewDelegate`.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `pickerView(_:attributedTitleForRow:forComponent:)`.
  @MainActor static func pickerViewAttributedTitleForRowForComponent(_ delegate: any UIPickerViewDelegate) -> (any PickerViewAttributedTitleForRowForComponent)? {
    if let delegate = delegate as? any PickerViewAttributedTitleForRowForComponent { return delegate }
    if let target = forwardingTarget(.pickerViewAttributedTitleForRowForComponent, of: delegate, where: { $0 is any PickerViewAttributedTitleForRowForComponent }) as? any PickerViewAttributedTitleForRowForComponent { return target }
    notImplemented(.pickerViewAttributedTitleForRowForComponent, by: delegate) { $0 is any UIPickerViewDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewAttributedTitleForRowForComponent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:attributedTitleForRow:forComponent:)")
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { preconditionFailure("PickerViewAttributedTitleForRowForComponent without pickerView(_:attributedTitleForRow:forComponent:)") }
}

extension OptionalRequirement {
  static let pickerViewViewForRowForComponentReusing = Self(number: 393348, delegate: "UIPickerViewDelegate", method: "pickerView(_: UIPickerView, viewForRow: Int, forComponent: Int, reusing: UIView?)", line: "PickerViewViewForRowForComponentReusing")
}
extension Implements {
  /// A class that implements `pickerView(_:viewForRow:forComponent:reusing:)`, although only its superclass conforms to `UIPickerViewDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewViewForRowForComponentReusing: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewDelegate`.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `pickerView(_:viewForRow:forComponent:reusing:)`.
  @MainActor static func pickerViewViewForRowForComponentReusing(_ delegate: any UIPickerViewDelegate) -> (any PickerViewViewForRowForComponentReusing)? {
    if let delegate = delegate as? any PickerViewViewForRowForComponentReusing { return delegate }
    if let target = forwardingTarget(.pickerViewViewForRowForComponentReusing, of: delegate, where: { $0 is any PickerViewViewForRowForComponentReusing }) as? any PickerViewViewForRowForComponentReusing { return target }
    notImplemented(.pickerViewViewForRowForComponentReusing, by: delegate) { $0 is any UIPickerViewDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewViewForRowForComponentReusing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:viewForRow:forComponent:reusing:)")
  public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { preconditionFailure("PickerViewViewForRowForComponentReusing without pickerView(_:viewForRow:forComponent:reusing:)") }
}

extension OptionalRequirement {
  static let pickerViewDidSelectRowInComponent = Self(number: 393349, delegate: "UIPickerViewDelegate", method: "pickerView(_: UIPickerView, didSelectRow: Int, inComponent: Int)", line: "PickerViewDidSelectRowInComponent")
}
extension Implements {
  /// A class that implements `pickerView(_:didSelectRow:inComponent:)`, although only its superclass conforms to `UIPickerViewDelegate`.
  @preconcurrency @MainActor
  public protocol PickerViewDidSelectRowInComponent: AnyObject {
    /// Called instead of the default implementation in `UIPickerViewDelegate`.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `pickerView(_:didSelectRow:inComponent:)`.
  @MainActor static func pickerViewDidSelectRowInComponent(_ delegate: any UIPickerViewDelegate) -> (any PickerViewDidSelectRowInComponent)? {
    if let delegate = delegate as? any PickerViewDidSelectRowInComponent { return delegate }
    if let target = forwardingTarget(.pickerViewDidSelectRowInComponent, of: delegate, where: { $0 is any PickerViewDidSelectRowInComponent }) as? any PickerViewDidSelectRowInComponent { return target }
    notImplemented(.pickerViewDidSelectRowInComponent, by: delegate) { $0 is any UIPickerViewDelegate.Type }
    return nil
  }
}
extension Implements.PickerViewDidSelectRowInComponent {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no pickerView(_:didSelectRow:inComponent:)")
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { preconditionFailure("PickerViewDidSelectRowInComponent without pickerView(_:didSelectRow:inComponent:)") }
}
