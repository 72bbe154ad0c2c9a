import Foundation
import QuartzCore

extension NotificationCenter {
  /// Calls a method of `observer`, without arguments or with the notification, until it is removed or goes away. It is not kept alive.
  ///
  /// - Parameters:
  ///   - aName: nil for every name.
  ///   - anObject: nil for every sender.
  /// - Precondition: what is observed is posted on the main actor.
  public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
    let target = observer as AnyObject
    let observation = Observation(target, in: self, name: aName, object: anObject.map { $0 as AnyObject })
    // Whoever is gone is left at the next word for it at the latest.
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak observation] notification in
      guard let observation else { return }
      guard let target = observation.target, !observation.senderIsGone else { return observation.end() }
      let delivery = Delivery(selector: aSelector, target: target, notification: notification)
      MainActor.assumeIsolated { delivery.deliver() }
    }
    Observations.all.add(observation, of: target)
  }

  /// Ends what `addObserver(_:selector:name:object:)` began for an object, or what a token stands for.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

  /// The same for one name or one sender; nil means any.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let sender = anObject.map { $0 as AnyObject }
    Observations.all.remove(of: observer) { observation in
      observation.center === self && (aName == nil || observation.name == aName) && (sender == nil || observation.object === sender)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// What goes from the notification's block, which belongs to no actor, to the method.
private struct Delivery: @unchecked Sendable {
  let selector: Selector
  let target: AnyObject
  let notification: Notification
  @MainActor func deliver() { selector.perform(on: target, with: notification) }
}

/// One target's interest in one name.
final class Observation: @unchecked Sendable {
  weak var target: AnyObject?
  weak var center: NotificationCenter?
  let name: NSNotification.Name?
  weak var object: AnyObject?
  private let isOfOneSender: Bool
  /// Whoever is heard now only lies where the sender has lain.
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

/// What objects observe. Ours take it along when they go (`_UIObject`); what others leave behind is swept as the list grows.
final class Observations {
  private var own: [Observation] = []

  static let all = Observations.Register()

  /// The ways to an object's observations.
  final class Register: @unchecked Sendable {
    private let lock = NSLock()
    /// Of objects that have no room for them, by identity.
    private var others: [ObjectIdentifier: [Observation]] = [:]
    private var sweepAt = 64

    func add(_ observation: Observation, of target: AnyObject) {
      if let target = target as? _UIObject { return target.attached(Observations.self) { Observations() }.own.append(observation) }
      lock.withLock {
        // Another object may lie where one that is gone has lain.
        others[ObjectIdentifier(target), default: []].removeAll { $0.target == nil }
        others[ObjectIdentifier(target), default: []].append(observation)
        guard others.count >= sweepAt else { return }
        others = others.filter { $0.value.contains { $0.target != nil } }
        sweepAt = max(64, others.count * 2)
      }
    }

    func remove(of target: AnyObject, where isMeant: (Observation) -> Bool) {
      if let target = target as? _UIObject {
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
