import Motion
import QuartzCore

extension UIViewPropertyAnimator {
  /// The state of an animator, with the values of that state.
  enum Life {
    /// The animation blocks have not run yet.
    case inactive
    /// The time of the animator is paused.
    case paused(AnimatorTimeline.Pause)
    /// The time runs from a position on the timeline. With a delay, it begins at a timestamp.
    case running(from: Double, begins: Seconds?)
    /// The animator was started in the block of another animator and runs on its timeline.
    case following(Leader)
    /// The animations were removed from the timeline and wait for their final position.
    case stopped([Frozen])

    struct Leader {
      weak var animator: UIViewPropertyAnimator?
    }

    var state: UIViewAnimatingState {
      switch self {
      case .inactive: .inactive
      case .paused, .running, .following: .active
      case .stopped: .stopped
      }
    }

    var isRunning: Bool {
      switch self {
      case .running, .following: true
      case .inactive, .paused, .stopped: false
      }
    }

    /// Returns whether the animator can be released without an incomplete animation.
    func mayBeReleased(isEmpty: Bool) -> Bool {
      switch self {
      case .inactive, .running, .following: true
      case .paused: isEmpty
      case .stopped: false
      }
    }
  }

  /// The animator in whose block this one was started and on whose timeline it runs.
  var leader: UIViewPropertyAnimator? { if case .following(let leader) = life { leader.animator } else { nil } }

  /// The run that was paused and not scrubbed since.
  var pausedRun: AnimatorTimeline.Interrupted? { if case .paused(let pause) = life { pause.interrupted } else { nil } }

  /// A Boolean value that indicates whether the app keeps the animator. It does so while the animator runs.
  var keepsItself: Bool {
    get { runtime.app.runningAnimators[ObjectIdentifier(self)] != nil }
    set { runtime.app.runningAnimators[ObjectIdentifier(self)] = newValue ? self : nil }
  }
}
