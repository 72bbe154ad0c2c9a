import Foundation
import QuartzCore

extension Implements {
  /// Every optional requirement, with who says that it implements it and who conforms to its protocol.
  static var requirements: [(OptionalRequirement, isImplemented: @Sendable (AnyObject) -> Bool, conforms: @Sendable (AnyClass) -> Bool)] {
    quartzCoreRequirements + uiKitRequirements
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
  /// Whether the object has a method.
  ///
  /// There is no Objective-C runtime to look names up in. It has one that came with the selector, if it is of its class, and an optional
  /// method of a delegate's if its class says so: `extension Feed: Implements.ScrollViewDidScroll {}`. To any other name the answer is no.
  public func responds(to aSelector: Selector!) -> Bool { Implements.responds(self, to: aSelector) }
}
