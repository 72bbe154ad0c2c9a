/// What a module keeps in a runtime: one of each kind, made by the runtime when first asked for.
///
/// Beside its class, a state has its spelling: `extension Runtime { var statusBar: StatusBar { state() } }`.
package protocol RuntimeState: AnyObject {
  /// A state at its beginning. It may ask the runtime for the states that it is built on, and must not keep it alive.
  @MainActor init(for runtime: Runtime)
}

/// The states of one runtime, by class.
@MainActor
struct RuntimeStates {
  private var byClass: [ObjectIdentifier: any RuntimeState] = [:]
  /// Their classes, oldest first.
  private var order: [ObjectIdentifier] = []

  subscript<State: RuntimeState>(_: State.Type) -> State? {
    get { byClass[ObjectIdentifier(State.self)].map { unsafeDowncast($0, to: State.self) } }
    set {
      let key = ObjectIdentifier(State.self)
      if byClass.updateValue(newValue!, forKey: key) == nil { order.append(key) }
    }
  }

  /// Lets go of them one by one: what others were built on goes last.
  mutating func end() {
    while let key = order.popLast() { byClass[key] = nil }
  }
}

extension Runtime {
  /// The state of a class.
  package func state<State: RuntimeState>() -> State {
    if let state = states[State.self] { return state }
    let state = State(for: self)
    states[State.self] = state
    return state
  }
}
