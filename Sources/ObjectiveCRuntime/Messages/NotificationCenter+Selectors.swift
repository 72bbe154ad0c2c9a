import Foundation

extension NotificationCenter {
  /// Registers a method of `observer` for notifications. The method has no parameter, or the notification as its parameter.
  ///
  /// The registration ends when the observer is removed or released. The centre keeps a weak reference to the observer.
  ///
  /// - Parameters:
  ///   - aName: The name of the notification, or `nil` for all names.
  ///   - anObject: The sender, or `nil` for all senders.
  /// - Precondition: The notifications are posted on the main actor.
  public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
    let target = observer as AnyObject
    let observation = Observation(target, in: self, name: aName, object: anObject.map { $0 as AnyObject })
    // The observation of a released object ends at the next notification at the latest.
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak observation] notification in
      guard let observation else { return }
      guard let target = observation.target, !observation.senderIsGone else { return observation.end() }
      let delivery = Delivery(selector: aSelector, target: target, notification: notification)
      MainActor.assumeIsolated { delivery.deliver() }
    }
    Observations.all.add(observation, of: target)
  }

  /// Removes all registrations of an observer, or the one of a token.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

  /// Removes the registrations of an observer for a name and a sender. A value of `nil` means all.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let sender = anObject.map { $0 as AnyObject }
    Observations.all.remove(of: observer) { observation in
      observation.center === self && (aName == nil || observation.name == aName) && (sender == nil || observation.object === sender)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The values that pass from the notification's closure, which is not isolated to an actor, to the method.
private struct Delivery: @unchecked Sendable {
  let selector: Selector
  let target: AnyObject
  let notification: Notification
  @MainActor func deliver() { selector.sendOrStop(to: target, [notification]) }
}

/// A registration of one observer for one name.
final class Observation: @unchecked Sendable {
  weak var target: AnyObject?
  weak var center: NotificationCenter?
  let name: NSNotification.Name?
  weak var object: AnyObject?
  private let isOfOneSender: Bool
  /// A Boolean value that indicates whether the sender was released. A new object may have its address.
  var senderIsGone: Bool { isOfOneSender && object == nil }
  var token: (any NSObjectProtocol)?

  init(_ target: AnyObject, in center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?) {
    (self.target, self.center, self.name, self.object, isOfOneSender) = (target, center, name, object, object != nil)
  }
  deinit { end() }

  func end() {
    if let token { center?.removeObserver(token as Any) }
    token = nil
  }
}

/// The observations of objects. Objects with storage own theirs. Those of other objects are removed as the list grows.
final class Observations {
  private var own: [Observation] = []

  static let all = Observations.Register()

  /// The register that finds the observations of an object.
  final class Register: @unchecked Sendable {
    private let lock = NSLock()
    /// The observations of objects that cannot store them, by identity.
    private var others: [ObjectIdentifier: [Observation]] = [:]
    private var sweepAt = 64

    func add(_ observation: Observation, of target: AnyObject) {
      if let target = target as? any ObjCStored { return target.attached(Observations.self) { Observations() }.own.append(observation) }
      lock.withLock {
        // A new object may have the address of a released one.
        others[ObjectIdentifier(target), default: []].removeAll { $0.target == nil }
        others[ObjectIdentifier(target), default: []].append(observation)
        guard others.count >= sweepAt else { return }
        others = others.filter { $0.value.contains { $0.target != nil } }
        sweepAt = max(64, others.count * 2)
      }
    }

    func remove(of target: AnyObject, where isMeant: (Observation) -> Bool) {
      if let target = target as? any ObjCStored {
        guard let observations = target.attached(Observations.self) else { return }
        observations.own.filter(isMeant).forEach { $0.end() }
        return observations.own.removeAll(where: isMeant)
      }
      let ended = lock.withLock {
        let all = others[ObjectIdentifier(target)] ?? [], kept = all.filter { !isMeant($0) }
        others[ObjectIdentifier(target)] = kept.isEmpty ? nil : kept
        return all.filter(isMeant)
      }
      ended.forEach { $0.end() }
    }
  }
}
