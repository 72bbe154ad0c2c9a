internal import TransitionMachine

extension AppSession {
  /// Whether controllers' callbacks are written down; off at first.
  public var recordsCallbacks: Bool {
    get { runtime.controllers.machine.isRecording }
    set { runtime.controllers.machine.isRecording = newValue }
  }
  /// What controllers, presentation controllers and animators were told since recording began, oldest first: the log of
  /// the transition machine, with what it notes of transitions, and misuses on lines that begin with an exclamation mark.
  public var callbackLog: [String] { runtime.controllers.machine.log }

  /// Whether what becomes of touches is written down; off at first.
  public var recordsGestures: Bool {
    get { runtime.router.log != nil }
    set { runtime.router.log = newValue ? [] : nil }
  }
  /// What became of touches since recording began, a sentence each: whom a touch hit and which recognizers saw it, who recognized, who failed
  /// and because of whom.
  public var gestureLog: [String] { runtime.router.log ?? [] }
}
