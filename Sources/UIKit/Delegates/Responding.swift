import Foundation
import QuartzCore

extension Implements {
  /// The optional requirements of all modules. The closures test whether an object declares one, and whether a class conforms to its
  /// protocol.
  static var requirements: [(OptionalRequirement, isImplemented: @Sendable (AnyObject) -> Bool, conforms: @Sendable (AnyClass) -> Bool)] {
    quartzCoreRequirements + uiKitCoreRequirements + uiKitTextRequirements + uiKitListsRequirements + uiKitContainersRequirements
      + uiKitPresentationsRequirements + uiKitPickersRequirements + uiKitDynamicsRequirements
  }

  /// Whether an object's class says that it implements the optional method of a name, or the selector came with a method of its class.
  static func responds(_ object: AnyObject, to selector: Selector?) -> Bool {
    guard let selector else { return false }
    if selector.belongs(to: object) { return true }
    let named = requirements.filter { $0.0.isNamed(selector.name) }
    if named.contains(where: { $0.isImplemented(object) }) { return true }
    #if DEBUG
      let wrong = named.lazy.compactMap { ForgottenLines.sentenceAboutResponding(to: $0.0, in: type(of: object), $0.conforms) }
      if let sentence = wrong.first { preconditionFailure(sentence) }
    #endif
    return false
  }
}

extension NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the object has a method.
  ///
  /// There is no Objective-C runtime in which names are found. The result is `true` in two cases, and otherwise `false`:
  ///
  /// - The method came with the selector, and is a method of the object's class.
  /// - The method is an optional method of a delegate, and the class declares it: `extension Feed: Implements.ScrollViewDidScroll {}`.
  public func responds(to aSelector: Selector!) -> Bool { Implements.responds(self, to: aSelector) }
}
