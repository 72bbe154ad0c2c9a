import HostInterface
internal import ScreenReading

extension AppSession {
  /// The speech and the focus of VoiceOver, for hosts. It is computed only after a change.
  public var voice: VoiceState {
    let reader = runtime.voiceOver
    guard reader.isOn, !runtime.lifeCycle.isResting else {
      var state = VoiceState()
      state.isOn = reader.isOn
      return state
    }
    let version = runtime.scene.version
    let said = reader.queue.spoken.last.map { String($0.prefix(VoiceState.longestLine)) }
    if var told = reader.told, told.version == version, told.focused == reader.focusedID {
      if told.state.said == said { return told.state }
      told.state.said = said
      reader.told = told
      return told.state
    }
    var state = VoiceState()
    let found = runtime.asCurrent { reader.gather() }.prefix(VoiceState.mostLines)
    state.isOn = true
    state.lines = found.map { String($0.said.words.prefix(VoiceState.longestLine)) }
    state.focused = found.firstIndex { $0.id == reader.focusedID }
    state.said = said
    reader.told = (version, reader.focusedID, state)
    return state
  }

  /// The lines that VoiceOver has spoken since it was turned on, oldest first. Only the last thousand lines are kept.
  public var spokenWords: [String] { runtime.voiceOver.queue.spoken }

  /// The element that has the focus of VoiceOver, or `nil`.
  public var voiceOverElement: AccessibleElement? {
    let reader = runtime.voiceOver
    guard reader.isOn else { return nil }
    return runtime.asCurrent { reader.gather().first { $0.object === reader.focused }.map(AccessibleElement.init) }
  }
}
