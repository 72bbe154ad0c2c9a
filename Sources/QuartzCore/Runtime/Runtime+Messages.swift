import Foundation
import HostInterface
import ObjectiveCRuntime

/// An object that belongs to an app.
@MainActor
package protocol OfRuntime: AnyObject {
  /// The app of the object.
  var runtime: Runtime { get }
}

extension Runtime {
  /// Returns the app of an object, or the current app if the object belongs to none.
  package static func of(_ object: AnyObject) -> Runtime { (object as? any OfRuntime)?.runtime ?? current }

  /// Lets the messages that are sent later, and timers with a selector, follow the clock of the app.
  static let keepsTimeOfMessages: Bool = {
    ObjCClock.schedule = { delay, target, work in
      let runtime = Runtime.of(target)
      let token = runtime.schedule(after: delay, work)
      return { [weak runtime] in runtime?.cancel(token) }
    }
    return true
  }()
}
