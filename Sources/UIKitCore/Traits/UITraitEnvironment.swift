import QuartzCore

/// An object that has traits: a screen, window, view, view controller or presentation controller.
///
/// Traits are inherited from the window downwards. A controller inherits those of its view's superview, and its view inherits those of the
/// controller.
/// A change applies to all descendants before the change returns, parents before children (Docs/behaviour/environment.md, "Devices and
/// traits").
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed. It is not called for the initial traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for trait changes. Use it to remove the registration.
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose trait changes can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Removes a registration for trait changes.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration with its traits and the closure that handles a change.
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: @MainActor (_ environment: any UITraitEnvironment, _ previous: UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
    (self.traits, self.tell) = (traits, tell)
  }
}

/// A trait environment that stores registrations.
@MainActor
protocol TraitRegistrar: UITraitChangeObservable {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension UITraitChangeObservable {
  /// Registers a closure that is called when one of the traits changes, before the following layout.
  ///
  /// A change of several traits causes one call. The registration itself causes no call.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    keep(TraitRegistration(traits) { environment, previous in if let own = environment as? Self { handler(own, previous) } })
  }

  /// Registers a method of `target` that is called when one of the traits changes.
  ///
  /// The method receives the environment and the previous trait collection, if it has parameters for them.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: AnyObject, action: Selector) -> any UITraitChangeRegistration {
    observe(traits, target: target, action: action)
  }

  /// Registers a method of this object that is called when one of the traits changes.
  ///
  /// The method receives the environment and the previous trait collection, if it has parameters for them.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    observe(traits, action: action)
  }

  /// Removes a registration for trait changes.
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
  /// Notifies the environment of a change, and the registrations for the traits that changed.
  func tellTraits(changedFrom old: UITraitCollection) {
    let new = traitCollection
    traitCollectionDidChange(old)
    for registration in traitRegistrations where registration.traits.contains(where: { new.values.differs(from: old.values, in: $0) }) {
      registration.tell(self, old)
    }
  }
}
