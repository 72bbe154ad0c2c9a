import Foundation
import ObjectiveCRuntime
import QuartzCore

extension Implements {
  /// The optional requirements of all modules. The closures test whether an object declares one, and whether a class conforms to its
  /// protocol.
  static var requirements: [(OptionalRequirement, isImplemented: @Sendable (AnyObject) -> Bool, conforms: @Sendable (AnyClass) -> Bool)] {
    quartzCoreRequirements + uiKitCoreRequirements + uiKitTextRequirements + uiKitListsRequirements + uiKitContainersRequirements
      + uiKitPresentationsRequirements + uiKitPickersRequirements + uiKitDynamicsRequirements
  }

  /// Returns whether an object's class declares that it implements the optional method of a name.
  static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    let named = requirements.filter { $0.0.isNamed(selector.name) }
    if named.contains(where: { $0.isImplemented(object) }) { return true }
    #if DEBUG
      let wrong = named.lazy.compactMap { ForgottenLines.sentenceAboutResponding(to: $0.0, in: type(of: object), $0.conforms) }
      if let sentence = wrong.first { preconditionFailure(sentence) }
    #endif
    return false
  }
}

/// The names that this module registers, found before the first lookup of a name.
final class ObjCRegistrar: ObjCModuleRegistrar {
  override class func register() {
    ObjCResponding.implementsOptional = { Implements.responds($0, to: $1) }
  }
}
