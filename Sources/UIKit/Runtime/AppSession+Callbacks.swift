internal import TransitionMachine

extension AppSession {
  /// Whether controllers' callbacks are written down; off at first.
  public var recordsCallbacks: Bool {
    get { runtime.controllers.machine.isRecording }
    set { runtime.controllers.machine.isRecording = newValue }
  }
  /// What controllers, presentation controllers and animators were told since recording began, oldest first.
  public var callbackLog: [String] { runtime.controllers.machine.log }
}
