extension _UIObject {
  /// What is attached of a kind.
  package nonisolated final func attached<State: AnyObject>(_: State.Type) -> State? {
    for state in attachments { if let state = state as? State { return state } }
    return nil
  }
  /// What is attached of a kind; made when first asked for.
  package nonisolated final func attached<State: AnyObject>(_ type: State.Type, _ make: () -> State) -> State {
    if let state = attached(type) { return state }
    let state = make()
    attachments.append(state)
    return state
  }
}
