extension _UIObject {
  /// Returns the attached object of a class, or `nil` if there is none.
  package nonisolated final func attached<State: AnyObject>(_: State.Type) -> State? {
    for state in attachments { if let state = state as? State { return state } }
    return nil
  }
  /// Returns the attached object of a class. It is created on first use.
  package nonisolated final func attached<State: AnyObject>(_ type: State.Type, _ make: () -> State) -> State {
    if let state = attached(type) { return state }
    let state = make()
    attachments.append(state)
    return state
  }
}
