/// A state that a module stores in a runtime. There is one of each class, which the runtime creates on first use.
///
/// Each class has an accessor: `extension Runtime { var statusBar: StatusBar { state() } }`.
package protocol RuntimeState: AnyObject {
  /// Creates the initial state. It can read the states that it depends on from the runtime, but must not keep the runtime alive.
  @MainActor init(for runtime: Runtime)
}

/// The states of one runtime, by class.
@MainActor
struct RuntimeStates {
  /// The states, oldest first. There are a dozen classes, and the most used ones are first. A linear search is therefore faster than a
  /// hash.
  private var states: [(key: ObjectIdentifier, state: AnyObject)] = []

  subscript<State: RuntimeState>(_: State.Type) -> State? {
    let key = ObjectIdentifier(State.self)
    for i in states.indices where states[i].key == key { return unsafeDowncast(states[i].state, to: State.self) }
    return nil
  }

  /// Adds a state, which must be the first of its class.
  mutating func add<State: RuntimeState>(_ state: State) { states.append((ObjectIdentifier(State.self), state)) }

  /// Releases the states one by one. Those that others depend on are released last.
  mutating func end() {
    while states.popLast() != nil {}
  }
}

extension Runtime {
  /// Returns the state of a class. It is created on first use.
  package func state<State: RuntimeState>() -> State {
    if let state = states[State.self] { return state }
    let state = State(for: self)
    states.add(state)
    return state
  }
}
