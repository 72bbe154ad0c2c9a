import QuartzCore

/// What an object knows of its look: which properties were set on it alone, or, of a stand-in, what is to be set on all it stands for.
@MainActor
final class Styling {
  /// Set on a stand-in: for what it stands.
  fileprivate(set) var scope: Scope?
  /// By name, in the order of the last setting.
  fileprivate private(set) var settings: [(name: String, apply: (AnyObject) -> Void)] = []
  private var own: Set<String>
  private var isTaking = false

  /// - Parameter own: The names of properties that were set on the object itself.
  init(own: Set<String> = []) { self.own = own }

  /// Objects of a class, within others.
  struct Scope {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
  }

  /// A property was set; `apply` sets the same on another object.
  func note<Object: AnyObject>(_ name: String, as type: Object.Type = Object.self, _ apply: @escaping (Object) -> Void) {
    guard scope != nil else {
      if !isTaking { own.insert(name) }
      return
    }
    settings.removeAll { $0.name == name }
    settings.append((name, { object in if let object = object as? Object { apply(object) } }))
  }

  /// Takes what stand-ins say, but for what was set here.
  fileprivate func take(_ settings: [(name: String, apply: (AnyObject) -> Void)], for object: AnyObject) {
    isTaking = true
    for setting in settings where !own.contains(setting.name) { setting.apply(object) }
    isTaking = false
  }
}

/// An object that can be styled.
@MainActor
protocol Styled: AnyObject {
  var styling: Styling { get }
}

/// The stand-ins of an app: as many as its code names classes and containers.
@MainActor
final class Stylings: RuntimeState {
  private var standIns: [any Styled] = []

  init(for runtime: Runtime) {}

  static var current: Stylings { Runtime.current.state() }

  /// The stand-in for a class within containers; the first that asks makes it.
  func standIn<Object: Styled>(within containers: [any UIAppearanceContainer.Type], make: () -> Object) -> Object {
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

  /// Gives an object that has come into a window what the stand-ins say of it.
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
  /// How many classes lie between its own and `ancestor`; nil if it is none of its.
  fileprivate func depth(below ancestor: AnyClass) -> Int? {
    var (current, depth): (AnyClass?, Int) = (type(of: self), 0)
    while let one = current {
      if one == ancestor { return depth }
      (current, depth) = (_getSuperclass(one), depth + 1)
    }
    return nil
  }
}

/// The properties that many views have a value of their own for. Noting them takes no memory.
struct OwnLooks: OptionSet {
  let rawValue: UInt8
  static let backgroundColor = OwnLooks(rawValue: 1), tintColor = OwnLooks(rawValue: 2)
  static let font = OwnLooks(rawValue: 4), textColor = OwnLooks(rawValue: 8)

  private static let words: [(name: String, look: OwnLooks)] = [
    ("backgroundColor", .backgroundColor), ("tintColor", .tintColor), ("font", .font), ("textColor", .textColor),
  ]
  var names: Set<String> { Set(Self.words.filter { contains($0.look) }.map(\.name)) }
}

extension UIView: Styled {
  var styling: Styling {
    if let ownStyling { return ownStyling }
    let made = Styling(own: ownLooks.names)
    ownStyling = made
    return made
  }

  /// Notes that a property was set: on a stand-in for all that it stands for, on a view as its own.
  final func noteLook<View: UIView, Value>(
    _ name: String, _ property: @autoclosure () -> ReferenceWritableKeyPath<View, Value>, _ value: Value, _ own: OwnLooks? = nil
  ) {
    if ownStyling == nil, let own { return ownLooks.formUnion(own) }
    let property = property()
    styling.note(name, as: View.self) { $0[keyPath: property] = value }
  }

  /// Takes the look of the stand-ins, when the view has come into a window.
  final func takeLook() { if runtime.app.hasStyledViews { Stylings.current.style(self, in: self) } }
}

extension UIView {
  /// Whether the first of `containers` is around it, the second around that, and so on.
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
