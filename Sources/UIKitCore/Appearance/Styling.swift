import QuartzCore

/// The appearance state of an object: the properties that were set on it.
///
/// For an appearance proxy, it contains the values for all objects of its class.
@MainActor
package final class Styling {
  /// The objects that an appearance proxy represents. The value is `nil` for other objects.
  fileprivate(set) var scope: Scope?
  /// The settings by name, in the order in which they were last set.
  fileprivate private(set) var settings: [(name: String, apply: (AnyObject) -> Void)] = []
  private var own: Set<String>
  private var isTaking = false

  /// - Parameter own: The names of properties that were set on the object itself.
  init(own: Set<String> = []) { self.own = own }

  /// The objects of a class inside containers of other classes.
  struct Scope {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
  }

  /// Records that a property was set. `apply` sets it on another object.
  package func note<Object: AnyObject>(_ name: String, as type: Object.Type = Object.self, _ apply: @escaping (Object) -> Void) {
    guard scope != nil else {
      if !isTaking { own.insert(name) }
      return
    }
    settings.removeAll { $0.name == name }
    settings.append((name, { object in if let object = object as? Object { apply(object) } }))
  }

  /// Applies the settings of an appearance proxy, except for properties that were set on the object itself.
  fileprivate func take(_ settings: [(name: String, apply: (AnyObject) -> Void)], for object: AnyObject) {
    isTaking = true
    for setting in settings where !own.contains(setting.name) { setting.apply(object) }
    isTaking = false
  }
}

/// An object with an appearance state.
@MainActor
protocol Styled: AnyObject {
  var styling: Styling { get }
}

/// The appearance proxies of an app. There is one for each combination of class and containers in its code.
@MainActor
final class Stylings: RuntimeState {
  private var standIns: [any Styled] = []

  package init(for runtime: Runtime) {}

  static var current: Stylings { Runtime.current.state() }

  /// Returns the appearance proxy for a class inside containers. The first call creates it.
  func proxy<Object: Styled>(within containers: [any UIAppearanceContainer.Type], make: () -> Object) -> Object {
    let names = containers.map { ObjectIdentifier($0) }
    let known = standIns.first { one in
      guard let scope = one.styling.scope else { return false }
      return scope.type == Object.self && type(of: one) == Object.self && scope.containers.map { ObjectIdentifier($0) } == names
    }
    if let known = known as? Object { return known }
    let made = make()
    made.styling.scope = Styling.Scope(type: type(of: made), containers: containers)
    standIns.append(made)
    if made is UIView { Runtime.current.app.hasStyledViews = true }
    return made
  }

  /// Applies the appearance proxies to an object that entered a window.
  func style(_ object: any Styled, in view: UIView) {
    guard !standIns.isEmpty, object.styling.scope == nil else { return }
    let fitting = standIns.compactMap { one -> (rank: (Int, Int), styling: Styling)? in
      guard let scope = one.styling.scope, let depth = object.depth(below: scope.type), view.lies(within: scope.containers) else {
        return nil
      }
      return ((scope.containers.count, -depth), one.styling)
    }
    for one in fitting.sorted(by: { $0.rank < $1.rank }) { object.styling.take(one.styling.settings, for: object) }
  }
}

extension Styled {
  /// Returns the number of classes between the object's class and `ancestor`, or `nil` if it is not a superclass.
  fileprivate func depth(below ancestor: AnyClass) -> Int? {
    var (current, depth): (AnyClass?, Int) = (type(of: self), 0)
    while let one = current {
      if one == ancestor { return depth }
      (current, depth) = (_getSuperclass(one), depth + 1)
    }
    return nil
  }
}

/// The properties for which many views have their own values. Recording them needs no additional memory.
package struct OwnLooks: OptionSet {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  static let backgroundColor = OwnLooks(rawValue: 1), tintColor = OwnLooks(rawValue: 2)
  package static let font = OwnLooks(rawValue: 4), textColor = OwnLooks(rawValue: 8)

  private static let words: [(name: String, look: OwnLooks)] = [
    ("backgroundColor", .backgroundColor), ("tintColor", .tintColor), ("font", .font), ("textColor", .textColor),
  ]
  var names: Set<String> { Set(Self.words.filter { contains($0.look) }.map(\.name)) }
}

extension UIView: Styled {
  package var styling: Styling {
    if let ownStyling { return ownStyling }
    let made = Styling(own: ownLooks.names)
    ownStyling = made
    return made
  }

  /// Records that a property was set: for all represented objects on an appearance proxy, or for the view itself.
  package final func noteLook<View: UIView, Value>(
    _ name: String, _ property: @autoclosure () -> ReferenceWritableKeyPath<View, Value>, _ value: Value, _ own: OwnLooks? = nil
  ) {
    if ownStyling == nil, let own { return ownLooks.formUnion(own) }
    let property = property()
    styling.note(name, as: View.self) { $0[keyPath: property] = value }
  }

  /// Applies the appearance proxies when the view has entered a window.
  final func takeLook() { if runtime.app.hasStyledViews { Stylings.current.style(self, in: self) } }
}

extension UIView {
  /// Returns whether the nearest matching ancestor is of the first class, the next one above it of the second class, and so on.
  fileprivate func lies(within containers: [any UIAppearanceContainer.Type]) -> Bool {
    var rest = containers[...]
    var responder: UIResponder? = next
    while let one = responder, let wanted = rest.first {
      if one.isInstance(of: wanted) { rest = rest.dropFirst() }
      responder = one.next
    }
    return rest.isEmpty
  }
}

extension UIResponder {
  fileprivate func isInstance(of wanted: any UIAppearanceContainer.Type) -> Bool {
    var current: AnyClass? = type(of: self)
    while let one = current {
      if ObjectIdentifier(one) == ObjectIdentifier(wanted) { return true }
      current = _getSuperclass(one)
    }
    return false
  }
}
