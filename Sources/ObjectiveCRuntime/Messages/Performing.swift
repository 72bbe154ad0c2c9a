import Foundation

extension NSObjectProtocol {
  /// Calls a method of the object immediately, and returns its result. A class without the method stops the app.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? { Results.keep(aSelector.sendOrStop(to: self, [])) }
  /// Calls a method of the object immediately with an argument, and returns its result. A class without the method stops the app.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    Results.keep(aSelector.sendOrStop(to: self, [object]))
  }
  /// Calls a method of the object immediately with two arguments, and returns its result. A class without the method stops the app.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>? {
    Results.keep(aSelector.sendOrStop(to: self, [object1, object2]))
  }
  /// Calls a method of the object on the main thread. If the app does not wait for it, the call has its own update cycle.
  @preconcurrency @MainActor
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait { aSelector.sendOrStop(to: self, [arg]) } else { perform(aSelector, with: arg, afterDelay: 0) }
  }
  /// Calls a method of the object later on the main thread, because the methods of most classes are isolated to it. On iOS, the method is
  /// called on another thread.
  @preconcurrency @MainActor
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) { perform(aSelector, with: arg, afterDelay: 0) }
}

/// The last results of `perform(_:)`. The caller gets them without ownership, so something must keep them until it has read them.
@MainActor
private enum Results {
  private static var kept: [AnyObject?] = Array(repeating: nil, count: 16)
  private static var next = 0

  static func keep(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result else { return nil }
    let object = result as AnyObject
    kept[next] = object
    next = (next + 1) % kept.count
    return Unmanaged.passUnretained(object)
  }
}
