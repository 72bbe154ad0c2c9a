// Written by Tools/optional-requirements from this module's protocols. Do not edit.
// swift-format-ignore-file
import Foundation
import QuartzCore

extension Implements {
  /// The optional requirements of this module. The closures test whether a delegate declares one, and whether a class conforms to its protocol.
  package static let uiKitTextRequirements: [(OptionalRequirement, isImplemented: @Sendable (AnyObject) -> Bool, conforms: @Sendable (AnyClass) -> Bool)] = [
    (.textFieldShouldBeginEditing, { $0 is any TextFieldShouldBeginEditing }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldDidBeginEditing, { $0 is any TextFieldDidBeginEditing }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldShouldEndEditing, { $0 is any TextFieldShouldEndEditing }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldDidEndEditing, { $0 is any TextFieldDidEndEditing }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldDidEndEditingReason, { $0 is any TextFieldDidEndEditingReason }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldShouldChangeCharactersInReplacementString, { $0 is any TextFieldShouldChangeCharactersInReplacementString }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldDidChangeSelection, { $0 is any TextFieldDidChangeSelection }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldShouldClear, { $0 is any TextFieldShouldClear }, { $0 is any UITextFieldDelegate.Type }),
    (.textFieldShouldReturn, { $0 is any TextFieldShouldReturn }, { $0 is any UITextFieldDelegate.Type }),
    (.textViewShouldBeginEditing, { $0 is any TextViewShouldBeginEditing }, { $0 is any UITextViewDelegate.Type }),
    (.textViewShouldEndEditing, { $0 is any TextViewShouldEndEditing }, { $0 is any UITextViewDelegate.Type }),
    (.textViewDidBeginEditing, { $0 is any TextViewDidBeginEditing }, { $0 is any UITextViewDelegate.Type }),
    (.textViewDidEndEditing, { $0 is any TextViewDidEndEditing }, { $0 is any UITextViewDelegate.Type }),
    (.textViewShouldChangeTextInReplacementText, { $0 is any TextViewShouldChangeTextInReplacementText }, { $0 is any UITextViewDelegate.Type }),
    (.textViewDidChange, { $0 is any TextViewDidChange }, { $0 is any UITextViewDelegate.Type }),
    (.textViewDidChangeSelection, { $0 is any TextViewDidChangeSelection }, { $0 is any UITextViewDelegate.Type }),
    (.textViewShouldInteractWithURLInCharacterRangeInteraction, { $0 is any TextViewShouldInteractWithURLInCharacterRangeInteraction }, { $0 is any UITextViewDelegate.Type }),
    (.textViewShouldInteractWithTextAttachmentInCharacterRangeInteraction, { $0 is any TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction }, { $0 is any UITextViewDelegate.Type }),
    (.textViewShouldInteractWithURLInCharacterRange, { $0 is any TextViewShouldInteractWithURLInCharacterRange }, { $0 is any UITextViewDelegate.Type }),
    (.textViewShouldInteractWithTextAttachmentInCharacterRange, { $0 is any TextViewShouldInteractWithTextAttachmentInCharacterRange }, { $0 is any UITextViewDelegate.Type }),
    (.textViewPrimaryActionForDefaultAction, { $0 is any TextViewPrimaryActionForDefaultAction }, { $0 is any UITextViewDelegate.Type }),
    (.textViewMenuConfigurationForDefaultMenu, { $0 is any TextViewMenuConfigurationForDefaultMenu }, { $0 is any UITextViewDelegate.Type }),
  ]
}

// MARK: UITextFieldDelegate

extension UITextFieldDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let textFieldShouldBeginEditing = Self(number: 131072, delegate: "UITextFieldDelegate", method: "textFieldShouldBeginEditing(_: UITextField)", line: "TextFieldShouldBeginEditing")
}
extension Implements {
  /// A class that implements `textFieldShouldBeginEditing(_:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldShouldBeginEditing: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textFieldShouldBeginEditing(_:)`.
  @MainActor static func textFieldShouldBeginEditing(_ delegate: any UITextFieldDelegate) -> (any TextFieldShouldBeginEditing)? {
    if let delegate = delegate as? any TextFieldShouldBeginEditing { return delegate }
    if let target = forwardingTarget(.textFieldShouldBeginEditing, of: delegate, where: { $0 is any TextFieldShouldBeginEditing }) as? any TextFieldShouldBeginEditing { return target }
    notImplemented(.textFieldShouldBeginEditing, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldShouldBeginEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldShouldBeginEditing(_:)")
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { preconditionFailure("TextFieldShouldBeginEditing without textFieldShouldBeginEditing(_:)") }
}

extension OptionalRequirement {
  static let textFieldDidBeginEditing = Self(number: 131073, delegate: "UITextFieldDelegate", method: "textFieldDidBeginEditing(_: UITextField)", line: "TextFieldDidBeginEditing")
}
extension Implements {
  /// A class that implements `textFieldDidBeginEditing(_:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldDidBeginEditing: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldDidBeginEditing(_ textField: UITextField)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textFieldDidBeginEditing(_:)`.
  @MainActor static func textFieldDidBeginEditing(_ delegate: any UITextFieldDelegate) -> (any TextFieldDidBeginEditing)? {
    if let delegate = delegate as? any TextFieldDidBeginEditing { return delegate }
    if let target = forwardingTarget(.textFieldDidBeginEditing, of: delegate, where: { $0 is any TextFieldDidBeginEditing }) as? any TextFieldDidBeginEditing { return target }
    notImplemented(.textFieldDidBeginEditing, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldDidBeginEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldDidBeginEditing(_:)")
  public func textFieldDidBeginEditing(_ textField: UITextField) { preconditionFailure("TextFieldDidBeginEditing without textFieldDidBeginEditing(_:)") }
}

extension OptionalRequirement {
  static let textFieldShouldEndEditing = Self(number: 131074, delegate: "UITextFieldDelegate", method: "textFieldShouldEndEditing(_: UITextField)", line: "TextFieldShouldEndEditing")
}
extension Implements {
  /// A class that implements `textFieldShouldEndEditing(_:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldShouldEndEditing: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textFieldShouldEndEditing(_:)`.
  @MainActor static func textFieldShouldEndEditing(_ delegate: any UITextFieldDelegate) -> (any TextFieldShouldEndEditing)? {
    if let delegate = delegate as? any TextFieldShouldEndEditing { return delegate }
    if let target = forwardingTarget(.textFieldShouldEndEditing, of: delegate, where: { $0 is any TextFieldShouldEndEditing }) as? any TextFieldShouldEndEditing { return target }
    notImplemented(.textFieldShouldEndEditing, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldShouldEndEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldShouldEndEditing(_:)")
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { preconditionFailure("TextFieldShouldEndEditing without textFieldShouldEndEditing(_:)") }
}

extension OptionalRequirement {
  static let textFieldDidEndEditing = Self(number: 131075, delegate: "UITextFieldDelegate", method: "textFieldDidEndEditing(_: UITextField)", line: "TextFieldDidEndEditing")
}
extension Implements {
  /// A class that implements `textFieldDidEndEditing(_:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldDidEndEditing: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldDidEndEditing(_ textField: UITextField)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textFieldDidEndEditing(_:)`.
  @MainActor static func textFieldDidEndEditing(_ delegate: any UITextFieldDelegate) -> (any TextFieldDidEndEditing)? {
    if let delegate = delegate as? any TextFieldDidEndEditing { return delegate }
    if let target = forwardingTarget(.textFieldDidEndEditing, of: delegate, where: { $0 is any TextFieldDidEndEditing }) as? any TextFieldDidEndEditing { return target }
    notImplemented(.textFieldDidEndEditing, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldDidEndEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldDidEndEditing(_:)")
  public func textFieldDidEndEditing(_ textField: UITextField) { preconditionFailure("TextFieldDidEndEditing without textFieldDidEndEditing(_:)") }
}

extension OptionalRequirement {
  static let textFieldDidEndEditingReason = Self(number: 131076, delegate: "UITextFieldDelegate", method: "textFieldDidEndEditing(_: UITextField, reason: UITextField.DidEndEditingReason)", line: "TextFieldDidEndEditingReason")
}
extension Implements {
  /// A class that implements `textFieldDidEndEditing(_:reason:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldDidEndEditingReason: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textFieldDidEndEditing(_:reason:)`.
  @MainActor static func textFieldDidEndEditingReason(_ delegate: any UITextFieldDelegate) -> (any TextFieldDidEndEditingReason)? {
    if let delegate = delegate as? any TextFieldDidEndEditingReason { return delegate }
    if let target = forwardingTarget(.textFieldDidEndEditingReason, of: delegate, where: { $0 is any TextFieldDidEndEditingReason }) as? any TextFieldDidEndEditingReason { return target }
    notImplemented(.textFieldDidEndEditingReason, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldDidEndEditingReason {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldDidEndEditing(_:reason:)")
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { preconditionFailure("TextFieldDidEndEditingReason without textFieldDidEndEditing(_:reason:)") }
}

extension OptionalRequirement {
  static let textFieldShouldChangeCharactersInReplacementString = Self(number: 131077, delegate: "UITextFieldDelegate", method: "textField(_: UITextField, shouldChangeCharactersIn: NSRange, replacementString: String)", line: "TextFieldShouldChangeCharactersInReplacementString")
}
extension Implements {
  /// A class that implements `textField(_:shouldChangeCharactersIn:replacementString:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldShouldChangeCharactersInReplacementString: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textField(_:shouldChangeCharactersIn:replacementString:)`.
  @MainActor static func textFieldShouldChangeCharactersInReplacementString(_ delegate: any UITextFieldDelegate) -> (any TextFieldShouldChangeCharactersInReplacementString)? {
    if let delegate = delegate as? any TextFieldShouldChangeCharactersInReplacementString { return delegate }
    if let target = forwardingTarget(.textFieldShouldChangeCharactersInReplacementString, of: delegate, where: { $0 is any TextFieldShouldChangeCharactersInReplacementString }) as? any TextFieldShouldChangeCharactersInReplacementString { return target }
    notImplemented(.textFieldShouldChangeCharactersInReplacementString, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldShouldChangeCharactersInReplacementString {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textField(_:shouldChangeCharactersIn:replacementString:)")
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { preconditionFailure("TextFieldShouldChangeCharactersInReplacementString without textField(_:shouldChangeCharactersIn:replacementString:)") }
}

extension OptionalRequirement {
  static let textFieldDidChangeSelection = Self(number: 131078, delegate: "UITextFieldDelegate", method: "textFieldDidChangeSelection(_: UITextField)", line: "TextFieldDidChangeSelection")
}
extension Implements {
  /// A class that implements `textFieldDidChangeSelection(_:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldDidChangeSelection: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldDidChangeSelection(_ textField: UITextField)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textFieldDidChangeSelection(_:)`.
  @MainActor static func textFieldDidChangeSelection(_ delegate: any UITextFieldDelegate) -> (any TextFieldDidChangeSelection)? {
    if let delegate = delegate as? any TextFieldDidChangeSelection { return delegate }
    if let target = forwardingTarget(.textFieldDidChangeSelection, of: delegate, where: { $0 is any TextFieldDidChangeSelection }) as? any TextFieldDidChangeSelection { return target }
    notImplemented(.textFieldDidChangeSelection, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldDidChangeSelection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldDidChangeSelection(_:)")
  public func textFieldDidChangeSelection(_ textField: UITextField) { preconditionFailure("TextFieldDidChangeSelection without textFieldDidChangeSelection(_:)") }
}

extension OptionalRequirement {
  static let textFieldShouldClear = Self(number: 131079, delegate: "UITextFieldDelegate", method: "textFieldShouldClear(_: UITextField)", line: "TextFieldShouldClear")
}
extension Implements {
  /// A class that implements `textFieldShouldClear(_:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldShouldClear: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textFieldShouldClear(_:)`.
  @MainActor static func textFieldShouldClear(_ delegate: any UITextFieldDelegate) -> (any TextFieldShouldClear)? {
    if let delegate = delegate as? any TextFieldShouldClear { return delegate }
    if let target = forwardingTarget(.textFieldShouldClear, of: delegate, where: { $0 is any TextFieldShouldClear }) as? any TextFieldShouldClear { return target }
    notImplemented(.textFieldShouldClear, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldShouldClear {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldShouldClear(_:)")
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { preconditionFailure("TextFieldShouldClear without textFieldShouldClear(_:)") }
}

extension OptionalRequirement {
  static let textFieldShouldReturn = Self(number: 131080, delegate: "UITextFieldDelegate", method: "textFieldShouldReturn(_: UITextField)", line: "TextFieldShouldReturn")
}
extension Implements {
  /// A class that implements `textFieldShouldReturn(_:)`, although only its superclass conforms to `UITextFieldDelegate`.
  @preconcurrency @MainActor
  public protocol TextFieldShouldReturn: AnyObject {
    /// Called instead of the default implementation in `UITextFieldDelegate`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textFieldShouldReturn(_:)`.
  @MainActor static func textFieldShouldReturn(_ delegate: any UITextFieldDelegate) -> (any TextFieldShouldReturn)? {
    if let delegate = delegate as? any TextFieldShouldReturn { return delegate }
    if let target = forwardingTarget(.textFieldShouldReturn, of: delegate, where: { $0 is any TextFieldShouldReturn }) as? any TextFieldShouldReturn { return target }
    notImplemented(.textFieldShouldReturn, by: delegate) { $0 is any UITextFieldDelegate.Type }
    return nil
  }
}
extension Implements.TextFieldShouldReturn {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textFieldShouldReturn(_:)")
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { preconditionFailure("TextFieldShouldReturn without textFieldShouldReturn(_:)") }
}

// MARK: UITextViewDelegate

extension UITextViewDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let textViewShouldBeginEditing = Self(number: 131136, delegate: "UITextViewDelegate", method: "textViewShouldBeginEditing(_: UITextView)", line: "TextViewShouldBeginEditing")
}
extension Implements {
  /// A class that implements `textViewShouldBeginEditing(_:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewShouldBeginEditing: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textViewShouldBeginEditing(_:)`.
  @MainActor static func textViewShouldBeginEditing(_ delegate: any UITextViewDelegate) -> (any TextViewShouldBeginEditing)? {
    if let delegate = delegate as? any TextViewShouldBeginEditing { return delegate }
    if let target = forwardingTarget(.textViewShouldBeginEditing, of: delegate, where: { $0 is any TextViewShouldBeginEditing }) as? any TextViewShouldBeginEditing { return target }
    notImplemented(.textViewShouldBeginEditing, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewShouldBeginEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textViewShouldBeginEditing(_:)")
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { preconditionFailure("TextViewShouldBeginEditing without textViewShouldBeginEditing(_:)") }
}

extension OptionalRequirement {
  static let textViewShouldEndEditing = Self(number: 131137, delegate: "UITextViewDelegate", method: "textViewShouldEndEditing(_: UITextView)", line: "TextViewShouldEndEditing")
}
extension Implements {
  /// A class that implements `textViewShouldEndEditing(_:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewShouldEndEditing: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textViewShouldEndEditing(_:)`.
  @MainActor static func textViewShouldEndEditing(_ delegate: any UITextViewDelegate) -> (any TextViewShouldEndEditing)? {
    if let delegate = delegate as? any TextViewShouldEndEditing { return delegate }
    if let target = forwardingTarget(.textViewShouldEndEditing, of: delegate, where: { $0 is any TextViewShouldEndEditing }) as? any TextViewShouldEndEditing { return target }
    notImplemented(.textViewShouldEndEditing, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewShouldEndEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textViewShouldEndEditing(_:)")
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { preconditionFailure("TextViewShouldEndEditing without textViewShouldEndEditing(_:)") }
}

extension OptionalRequirement {
  static let textViewDidBeginEditing = Self(number: 131138, delegate: "UITextViewDelegate", method: "textViewDidBeginEditing(_: UITextView)", line: "TextViewDidBeginEditing")
}
extension Implements {
  /// A class that implements `textViewDidBeginEditing(_:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewDidBeginEditing: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textViewDidBeginEditing(_ textView: UITextView)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textViewDidBeginEditing(_:)`.
  @MainActor static func textViewDidBeginEditing(_ delegate: any UITextViewDelegate) -> (any TextViewDidBeginEditing)? {
    if let delegate = delegate as? any TextViewDidBeginEditing { return delegate }
    if let target = forwardingTarget(.textViewDidBeginEditing, of: delegate, where: { $0 is any TextViewDidBeginEditing }) as? any TextViewDidBeginEditing { return target }
    notImplemented(.textViewDidBeginEditing, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewDidBeginEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textViewDidBeginEditing(_:)")
  public func textViewDidBeginEditing(_ textView: UITextView) { preconditionFailure("TextViewDidBeginEditing without textViewDidBeginEditing(_:)") }
}

extension OptionalRequirement {
  static let textViewDidEndEditing = Self(number: 131139, delegate: "UITextViewDelegate", method: "textViewDidEndEditing(_: UITextView)", line: "TextViewDidEndEditing")
}
extension Implements {
  /// A class that implements `textViewDidEndEditing(_:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewDidEndEditing: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textViewDidEndEditing(_ textView: UITextView)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textViewDidEndEditing(_:)`.
  @MainActor static func textViewDidEndEditing(_ delegate: any UITextViewDelegate) -> (any TextViewDidEndEditing)? {
    if let delegate = delegate as? any TextViewDidEndEditing { return delegate }
    if let target = forwardingTarget(.textViewDidEndEditing, of: delegate, where: { $0 is any TextViewDidEndEditing }) as? any TextViewDidEndEditing { return target }
    notImplemented(.textViewDidEndEditing, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewDidEndEditing {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textViewDidEndEditing(_:)")
  public func textViewDidEndEditing(_ textView: UITextView) { preconditionFailure("TextViewDidEndEditing without textViewDidEndEditing(_:)") }
}

extension OptionalRequirement {
  static let textViewShouldChangeTextInReplacementText = Self(number: 131140, delegate: "UITextViewDelegate", method: "textView(_: UITextView, shouldChangeTextIn: NSRange, replacementText: String)", line: "TextViewShouldChangeTextInReplacementText")
}
extension Implements {
  /// A class that implements `textView(_:shouldChangeTextIn:replacementText:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewShouldChangeTextInReplacementText: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textView(_:shouldChangeTextIn:replacementText:)`.
  @MainActor static func textViewShouldChangeTextInReplacementText(_ delegate: any UITextViewDelegate) -> (any TextViewShouldChangeTextInReplacementText)? {
    if let delegate = delegate as? any TextViewShouldChangeTextInReplacementText { return delegate }
    if let target = forwardingTarget(.textViewShouldChangeTextInReplacementText, of: delegate, where: { $0 is any TextViewShouldChangeTextInReplacementText }) as? any TextViewShouldChangeTextInReplacementText { return target }
    notImplemented(.textViewShouldChangeTextInReplacementText, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewShouldChangeTextInReplacementText {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textView(_:shouldChangeTextIn:replacementText:)")
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { preconditionFailure("TextViewShouldChangeTextInReplacementText without textView(_:shouldChangeTextIn:replacementText:)") }
}

extension OptionalRequirement {
  static let textViewDidChange = Self(number: 131141, delegate: "UITextViewDelegate", method: "textViewDidChange(_: UITextView)", line: "TextViewDidChange")
}
extension Implements {
  /// A class that implements `textViewDidChange(_:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewDidChange: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textViewDidChange(_ textView: UITextView)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textViewDidChange(_:)`.
  @MainActor static func textViewDidChange(_ delegate: any UITextViewDelegate) -> (any TextViewDidChange)? {
    if let delegate = delegate as? any TextViewDidChange { return delegate }
    if let target = forwardingTarget(.textViewDidChange, of: delegate, where: { $0 is any TextViewDidChange }) as? any TextViewDidChange { return target }
    notImplemented(.textViewDidChange, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewDidChange {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textViewDidChange(_:)")
  public func textViewDidChange(_ textView: UITextView) { preconditionFailure("TextViewDidChange without textViewDidChange(_:)") }
}

extension OptionalRequirement {
  static let textViewDidChangeSelection = Self(number: 131142, delegate: "UITextViewDelegate", method: "textViewDidChangeSelection(_: UITextView)", line: "TextViewDidChangeSelection")
}
extension Implements {
  /// A class that implements `textViewDidChangeSelection(_:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewDidChangeSelection: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textViewDidChangeSelection(_ textView: UITextView)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textViewDidChangeSelection(_:)`.
  @MainActor static func textViewDidChangeSelection(_ delegate: any UITextViewDelegate) -> (any TextViewDidChangeSelection)? {
    if let delegate = delegate as? any TextViewDidChangeSelection { return delegate }
    if let target = forwardingTarget(.textViewDidChangeSelection, of: delegate, where: { $0 is any TextViewDidChangeSelection }) as? any TextViewDidChangeSelection { return target }
    notImplemented(.textViewDidChangeSelection, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewDidChangeSelection {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textViewDidChangeSelection(_:)")
  public func textViewDidChangeSelection(_ textView: UITextView) { preconditionFailure("TextViewDidChangeSelection without textViewDidChangeSelection(_:)") }
}

extension OptionalRequirement {
  static let textViewShouldInteractWithURLInCharacterRangeInteraction = Self(number: 131143, delegate: "UITextViewDelegate", method: "textView(_: UITextView, shouldInteractWith: URL, in: NSRange, interaction: UITextItemInteraction)", line: "TextViewShouldInteractWithURLInCharacterRangeInteraction")
}
extension Implements {
  /// A class that implements `textView(_:shouldInteractWith:in:interaction:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewShouldInteractWithURLInCharacterRangeInteraction: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textView(_:shouldInteractWith:in:interaction:)`.
  @MainActor static func textViewShouldInteractWithURLInCharacterRangeInteraction(_ delegate: any UITextViewDelegate) -> (any TextViewShouldInteractWithURLInCharacterRangeInteraction)? {
    if let delegate = delegate as? any TextViewShouldInteractWithURLInCharacterRangeInteraction { return delegate }
    if let target = forwardingTarget(.textViewShouldInteractWithURLInCharacterRangeInteraction, of: delegate, where: { $0 is any TextViewShouldInteractWithURLInCharacterRangeInteraction }) as? any TextViewShouldInteractWithURLInCharacterRangeInteraction { return target }
    notImplemented(.textViewShouldInteractWithURLInCharacterRangeInteraction, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewShouldInteractWithURLInCharacterRangeInteraction {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textView(_:shouldInteractWith:in:interaction:)")
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { preconditionFailure("TextViewShouldInteractWithURLInCharacterRangeInteraction without textView(_:shouldInteractWith:in:interaction:)") }
}

extension OptionalRequirement {
  static let textViewShouldInteractWithTextAttachmentInCharacterRangeInteraction = Self(number: 131144, delegate: "UITextViewDelegate", method: "textView(_: UITextView, shouldInteractWith: NSTextAttachment, in: NSRange, interaction: UITextItemInteraction)", line: "TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction")
}
extension Implements {
  /// A class that implements `textView(_:shouldInteractWith:in:interaction:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textView(_:shouldInteractWith:in:interaction:)`.
  @MainActor static func textViewShouldInteractWithTextAttachmentInCharacterRangeInteraction(_ delegate: any UITextViewDelegate) -> (any TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction)? {
    if let delegate = delegate as? any TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction { return delegate }
    if let target = forwardingTarget(.textViewShouldInteractWithTextAttachmentInCharacterRangeInteraction, of: delegate, where: { $0 is any TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction }) as? any TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction { return target }
    notImplemented(.textViewShouldInteractWithTextAttachmentInCharacterRangeInteraction, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textView(_:shouldInteractWith:in:interaction:)")
  public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { preconditionFailure("TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction without textView(_:shouldInteractWith:in:interaction:)") }
}

extension OptionalRequirement {
  static let textViewShouldInteractWithURLInCharacterRange = Self(number: 131145, delegate: "UITextViewDelegate", method: "textView(_: UITextView, shouldInteractWith: URL, in: NSRange)", line: "TextViewShouldInteractWithURLInCharacterRange")
}
extension Implements {
  /// A class that implements `textView(_:shouldInteractWith:in:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewShouldInteractWithURLInCharacterRange: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textView(_:shouldInteractWith:in:)`.
  @MainActor static func textViewShouldInteractWithURLInCharacterRange(_ delegate: any UITextViewDelegate) -> (any TextViewShouldInteractWithURLInCharacterRange)? {
    if let delegate = delegate as? any TextViewShouldInteractWithURLInCharacterRange { return delegate }
    if let target = forwardingTarget(.textViewShouldInteractWithURLInCharacterRange, of: delegate, where: { $0 is any TextViewShouldInteractWithURLInCharacterRange }) as? any TextViewShouldInteractWithURLInCharacterRange { return target }
    notImplemented(.textViewShouldInteractWithURLInCharacterRange, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewShouldInteractWithURLInCharacterRange {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textView(_:shouldInteractWith:in:)")
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { preconditionFailure("TextViewShouldInteractWithURLInCharacterRange without textView(_:shouldInteractWith:in:)") }
}

extension OptionalRequirement {
  static let textViewShouldInteractWithTextAttachmentInCharacterRange = Self(number: 131146, delegate: "UITextViewDelegate", method: "textView(_: UITextView, shouldInteractWith: NSTextAttachment, in: NSRange)", line: "TextViewShouldInteractWithTextAttachmentInCharacterRange")
}
extension Implements {
  /// A class that implements `textView(_:shouldInteractWith:in:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewShouldInteractWithTextAttachmentInCharacterRange: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textView(_:shouldInteractWith:in:)`.
  @MainActor static func textViewShouldInteractWithTextAttachmentInCharacterRange(_ delegate: any UITextViewDelegate) -> (any TextViewShouldInteractWithTextAttachmentInCharacterRange)? {
    if let delegate = delegate as? any TextViewShouldInteractWithTextAttachmentInCharacterRange { return delegate }
    if let target = forwardingTarget(.textViewShouldInteractWithTextAttachmentInCharacterRange, of: delegate, where: { $0 is any TextViewShouldInteractWithTextAttachmentInCharacterRange }) as? any TextViewShouldInteractWithTextAttachmentInCharacterRange { return target }
    notImplemented(.textViewShouldInteractWithTextAttachmentInCharacterRange, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewShouldInteractWithTextAttachmentInCharacterRange {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textView(_:shouldInteractWith:in:)")
  public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool { preconditionFailure("TextViewShouldInteractWithTextAttachmentInCharacterRange without textView(_:shouldInteractWith:in:)") }
}

extension OptionalRequirement {
  static let textViewPrimaryActionForDefaultAction = Self(number: 131147, delegate: "UITextViewDelegate", method: "textView(_: UITextView, primaryActionFor: UITextItem, defaultAction: UIAction)", line: "TextViewPrimaryActionForDefaultAction")
}
extension Implements {
  /// A class that implements `textView(_:primaryActionFor:defaultAction:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewPrimaryActionForDefaultAction: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textView(_:primaryActionFor:defaultAction:)`.
  @MainActor static func textViewPrimaryActionForDefaultAction(_ delegate: any UITextViewDelegate) -> (any TextViewPrimaryActionForDefaultAction)? {
    if let delegate = delegate as? any TextViewPrimaryActionForDefaultAction { return delegate }
    if let target = forwardingTarget(.textViewPrimaryActionForDefaultAction, of: delegate, where: { $0 is any TextViewPrimaryActionForDefaultAction }) as? any TextViewPrimaryActionForDefaultAction { return target }
    notImplemented(.textViewPrimaryActionForDefaultAction, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewPrimaryActionForDefaultAction {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textView(_:primaryActionFor:defaultAction:)")
  public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? { preconditionFailure("TextViewPrimaryActionForDefaultAction without textView(_:primaryActionFor:defaultAction:)") }
}

extension OptionalRequirement {
  static let textViewMenuConfigurationForDefaultMenu = Self(number: 131148, delegate: "UITextViewDelegate", method: "textView(_: UITextView, menuConfigurationFor: UITextItem, defaultMenu: UIMenu)", line: "TextViewMenuConfigurationForDefaultMenu")
}
extension Implements {
  /// A class that implements `textView(_:menuConfigurationFor:defaultMenu:)`, although only its superclass conforms to `UITextViewDelegate`.
  @preconcurrency @MainActor
  public protocol TextViewMenuConfigurationForDefaultMenu: AnyObject {
    /// Called instead of the default implementation in `UITextViewDelegate`.
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `textView(_:menuConfigurationFor:defaultMenu:)`.
  @MainActor static func textViewMenuConfigurationForDefaultMenu(_ delegate: any UITextViewDelegate) -> (any TextViewMenuConfigurationForDefaultMenu)? {
    if let delegate = delegate as? any TextViewMenuConfigurationForDefaultMenu { return delegate }
    if let target = forwardingTarget(.textViewMenuConfigurationForDefaultMenu, of: delegate, where: { $0 is any TextViewMenuConfigurationForDefaultMenu }) as? any TextViewMenuConfigurationForDefaultMenu { return target }
    notImplemented(.textViewMenuConfigurationForDefaultMenu, by: delegate) { $0 is any UITextViewDelegate.Type }
    return nil
  }
}
extension Implements.TextViewMenuConfigurationForDefaultMenu {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no textView(_:menuConfigurationFor:defaultMenu:)")
  public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration? { preconditionFailure("TextViewMenuConfigurationForDefaultMenu without textView(_:menuConfigurationFor:defaultMenu:)") }
}
