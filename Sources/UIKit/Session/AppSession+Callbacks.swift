internal import TransitionMachine

extension AppSession {
  /// A Boolean value that indicates whether the callbacks of controllers are recorded. The default is `false`.
  public var recordsCallbacks: Bool {
    get { runtime.controllers.machine.isRecording }
    set { runtime.controllers.machine.isRecording = newValue }
  }
  /// The callbacks that controllers, presentation controllers and animators received since recording began, oldest first.
  ///
  /// The log of the transition machine also contains notes about transitions. Lines for incorrect calls start with an exclamation mark.
  public var callbackLog: [String] { runtime.controllers.machine.log }

  /// A Boolean value that indicates whether the handling of touches is recorded. The default is `false`.
  public var recordsGestures: Bool {
    get { runtime.router.log != nil }
    set { runtime.router.log = newValue ? [] : nil }
  }
  /// The handling of touches since recording began, with a sentence for each step.
  ///
  /// The sentences name the view that a touch hit, the recognisers that received it, the ones that recognised a gesture, and the ones that
  /// failed.
  /// They also give the reason for a failure.
  public var gestureLog: [String] { runtime.router.log ?? [] }
}
