// Written by Tools/optional-requirements from this module's protocols. Do not edit.
// swift-format-ignore-file
import Foundation
import QuartzCore

extension Implements {
  /// The optional requirements of this module. The closures test whether a delegate declares one, and whether a class conforms to its protocol.
  package static let uiKitPresentationsRequirements: [(OptionalRequirement, isImplemented: @Sendable (AnyObject) -> Bool, conforms: @Sendable (AnyClass) -> Bool)] = [
    (.prepareForPopoverPresentationPopoverPresentationController, { $0 is any PrepareForPopoverPresentationPopoverPresentationController }, { $0 is any UIPopoverPresentationControllerDelegate.Type }),
    (.sheetPresentationControllerDidChangeSelectedDetentIdentifier, { $0 is any SheetPresentationControllerDidChangeSelectedDetentIdentifier }, { $0 is any UISheetPresentationControllerDelegate.Type }),
  ]
}

// MARK: UIPopoverPresentationControllerDelegate

extension UIPopoverPresentationControllerDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let prepareForPopoverPresentationPopoverPresentationController = Self(number: 327680, delegate: "UIPopoverPresentationControllerDelegate", method: "prepareForPopoverPresentation(_: UIPopoverPresentationController)", line: "PrepareForPopoverPresentationPopoverPresentationController")
}
extension Implements {
  /// A class that implements `prepareForPopoverPresentation(_:)`, although only its superclass conforms to `UIPopoverPresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol PrepareForPopoverPresentationPopoverPresentationController: AnyObject {
    /// Called instead of the default implementation in `UIPopoverPresentationControllerDelegate`.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `prepareForPopoverPresentation(_:)`.
  @MainActor static func prepareForPopoverPresentationPopoverPresentationController(_ delegate: any UIPopoverPresentationControllerDelegate) -> (any PrepareForPopoverPresentationPopoverPresentationController)? {
    if let delegate = delegate as? any PrepareForPopoverPresentationPopoverPresentationController { return delegate }
    if let target = forwardingTarget(.prepareForPopoverPresentationPopoverPresentationController, of: delegate, where: { $0 is any PrepareForPopoverPresentationPopoverPresentationController }) as? any PrepareForPopoverPresentationPopoverPresentationController { return target }
    notImplemented(.prepareForPopoverPresentationPopoverPresentationController, by: delegate) { $0 is any UIPopoverPresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.PrepareForPopoverPresentationPopoverPresentationController {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no prepareForPopoverPresentation(_:)")
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { preconditionFailure("PrepareForPopoverPresentationPopoverPresentationController without prepareForPopoverPresentation(_:)") }
}

// MARK: UISheetPresentationControllerDelegate

extension UISheetPresentationControllerDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let sheetPresentationControllerDidChangeSelectedDetentIdentifier = Self(number: 327744, delegate: "UISheetPresentationControllerDelegate", method: "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_: UISheetPresentationController)", line: "SheetPresentationControllerDidChangeSelectedDetentIdentifier")
}
extension Implements {
  /// A class that implements `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`, although only its superclass conforms to `UISheetPresentationControllerDelegate`.
  @preconcurrency @MainActor
  public protocol SheetPresentationControllerDidChangeSelectedDetentIdentifier: AnyObject {
    /// Called instead of the default implementation in `UISheetPresentationControllerDelegate`.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`.
  @MainActor static func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ delegate: any UISheetPresentationControllerDelegate) -> (any SheetPresentationControllerDidChangeSelectedDetentIdentifier)? {
    if let delegate = delegate as? any SheetPresentationControllerDidChangeSelectedDetentIdentifier { return delegate }
    if let target = forwardingTarget(.sheetPresentationControllerDidChangeSelectedDetentIdentifier, of: delegate, where: { $0 is any SheetPresentationControllerDidChangeSelectedDetentIdentifier }) as? any SheetPresentationControllerDidChangeSelectedDetentIdentifier { return target }
    notImplemented(.sheetPresentationControllerDidChangeSelectedDetentIdentifier, by: delegate) { $0 is any UISheetPresentationControllerDelegate.Type }
    return nil
  }
}
extension Implements.SheetPresentationControllerDidChangeSelectedDetentIdentifier {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)")
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) { preconditionFailure("SheetPresentationControllerDidChangeSelectedDetentIdentifier without sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)") }
}
