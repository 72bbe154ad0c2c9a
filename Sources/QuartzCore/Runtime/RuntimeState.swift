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
  /// Oldest first. There are a dozen classes, and the first are those that every change asks for: looking through them takes less than
  /// hashing one.
  private var states: [(key: ObjectIdentifier, state: AnyObject)] = []

  subscript<State: RuntimeState>(_: State.Type) -> State? {
    let key = ObjectIdentifier(State.self)
    for i in states.indices where states[i].key == key { return unsafeDowncast(states[i].state, to: State.self) }
    return nil
  }

  /// Keeps a state, which is the first of its class.
  mutating func add<State: RuntimeState>(_ state: State) { states.append((ObjectIdentifier(State.self), state)) }

  /// Lets go of them one by one: what others were built on goes last.
  mutating func end() {
    while states.popLast() != nil {}
  }
}

extension Runtime {
  /// The state of a class.
  package func state<State: RuntimeState>() -> State {
    if let state = states[State.self] { return state }
    let state = State(for: self)
    states.add(state)
    return state
  }
}
