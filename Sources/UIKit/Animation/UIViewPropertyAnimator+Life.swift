import Motion
import QuartzCore

extension UIViewPropertyAnimator {
  /// Where an animator is in its life, with what it has there.
  enum Life {
    /// Its blocks wait.
    case inactive
    /// Its time stands.
    case paused(AnimatorTimeline.Pause)
    /// Its time runs, from a position on the timeline; after a delay, from an instant on.
    case running(from: Double, begins: Seconds?)
    /// It was started in another's block and runs on its timeline.
    case following(Leader)
    /// What it moved has left the timeline, and waits for its last place.
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

    /// Nothing would be left half-way.
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

  /// Set while it runs: a running animator needs no owner but the app.
  var keepsItself: Bool {
    get { runtime.app.runningAnimators[ObjectIdentifier(self)] != nil }
    set { runtime.app.runningAnimators[ObjectIdentifier(self)] = newValue ? self : nil }
  }
}
