import QuartzCore

/// What has traits: screens, windows, controllers, views, presentation controllers.
///
/// They are handed down from the window: a controller takes those of the view that its own view lies in, and its view takes the
/// controller's. Whoever changes them has changed them for all below when it returns, parents before children. (BEHAVIOUR-2 §22.1)
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What the surroundings are like.
  var traitCollection: UITraitCollection { get }
  /// They have changed. Not told at the beginning.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits, to be taken back with.
public protocol UITraitChangeRegistration: AnyObject {}

/// Lets anyone hear of changes of some traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Takes a registration back.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Who wants to hear of a change, and how.
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: @MainActor (_ environment: any UITraitEnvironment, _ previous: UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
    (self.traits, self.tell) = (traits, tell)
  }
}

/// An environment that keeps registrations.
@MainActor
protocol TraitRegistrar: UITraitChangeObservable {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension UITraitChangeObservable {
  /// Calls `handler` when one of `traits` has changed: once for a change of several, before the layout that follows, and not now.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    keep(TraitRegistration(traits) { environment, previous in if let own = environment as? Self { handler(own, previous) } })
  }

  /// Calls a method of `target` when one of `traits` has changed, with the environment and the previous collection as far as it takes them.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: AnyObject, action: Selector) -> any UITraitChangeRegistration {
    observe(traits, target: target, action: action)
  }

  /// Calls a method of this object's own when one of `traits` has changed, with the environment and the previous collection as far as it
  /// takes them.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    observe(traits, action: action)
  }

  /// Takes a registration back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    endObserving(registration)
  }

  func observe(_ traits: [UITrait], target: AnyObject, action: Selector) -> any UITraitChangeRegistration {
    keep(
      TraitRegistration(traits) { [weak target] environment, previous in
        if let target { action.perform(on: target, with: environment, previous) }
      })
  }

  func observe(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    keep(TraitRegistration(traits) { environment, previous in action.perform(on: environment, with: environment, previous) })
  }

  func endObserving(_ registration: any UITraitChangeRegistration) {
    registrar.traitRegistrations.removeAll { $0 === registration }
  }

  private func keep(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
    registrar.traitRegistrations.append(registration)
    return registration
  }

  private var registrar: any TraitRegistrar {
    guard let registrar = self as? any TraitRegistrar else {
      preconditionFailure("\(type(of: self)) keeps no registrations for traits; register with a view or a view controller")
    }
    return registrar
  }
}

extension TraitRegistrar {
  /// Tells whoever registered for one of the traits that differ, then the environment itself.
  func tellTraits(changedFrom old: UITraitCollection) {
    let new = traitCollection
    traitCollectionDidChange(old)
    for registration in traitRegistrations where registration.traits.contains(where: { new.values.differs(from: old.values, in: $0) }) {
      registration.tell(self, old)
    }
  }
}
