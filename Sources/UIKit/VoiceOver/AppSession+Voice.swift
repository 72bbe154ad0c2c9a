import HostInterface
internal import ScreenReading

extension AppSession {
  /// What VoiceOver would say of the screen, and what has the focus: for hosts. Looked for anew only when something has changed.
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

  /// What VoiceOver has said since it was turned on, oldest first; of more than a thousand lines the last.
  public var spokenWords: [String] { runtime.voiceOver.queue.spoken }

  /// What has VoiceOver's focus; nil for nothing.
  public var voiceOverElement: AccessibleElement? {
    let reader = runtime.voiceOver
    guard reader.isOn else { return nil }
    return runtime.asCurrent { reader.gather().first { $0.object === reader.focused }.map(AccessibleElement.init) }
  }
}
