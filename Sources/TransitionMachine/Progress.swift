extension Transition {
  /// The progress of a transition: its phases, each with its data.
  ///
  /// It is indirect, because the phase is read several times in a frame and the size of the data depends on the host.
  indirect enum Progress {
    /// The transition was accepted, and waits for the layout pass and for other transitions. The delegates may have supplied an animator.
    case scheduled(Animation)
    /// The transition has begun and not ended.
    case running(Movement, Animation)
    /// `completeTransition` was called, or the transition will never start. The last callbacks are being sent or have been sent.
    case ended(Outcome, Animation)
  }

  /// The ways in which a running transition moves.
  enum Movement {
    /// The animation runs forward, and no finger has touched it.
    case animating
    /// The answers of the delegates abandoned the transition before it started. Its kind has reverted the request.
    case abandoned
    /// A finger drives the transition.
    case interactive
    /// The finger was lifted, and the animation runs to its end.
    case finishing
    /// The finger was lifted, and the animation runs back to its start.
    case cancelling
  }

  /// The ways in which a transition ends.
  enum Outcome {
    /// The animator has called `completeTransition`, or nothing was animated.
    case finished(completed: Bool)
    /// The machine has ended the transition instead of its animator, because its window got another root. A later completion by the
    /// animator is then not a mistake.
    case cutShort(completed: Bool)
    /// The transition never started. Its request was not possible any more when it was due, or its window got another root before.
    case impossible
    /// The answers of the delegates abandoned the transition before it started.
    case abandoned
  }

  /// The animation of a transition. Its data remain readable after the end, except the animator and the interaction controller.
  struct Animation {
    /// The animator of the views.
    var animator: Host.Animator?
    /// The interaction controller.
    var interaction: Host.Interaction?
    /// The container in which the views are animated.
    var container: Host.View?
    /// The position of the container at the start.
    var containerHome = Address<Host.View>()
    /// A Boolean value that indicates whether the transition started interactively.
    var isInitiallyInteractive = false
    /// The duration that the animator returned, in seconds.
    var duration = 0.0
    /// The last progress that the interaction controller reported, from 0 to 1.
    var percentComplete = 0.0
    /// The interruptible animator that the animator returned.
    var interruptible: Host.Interruptible?
    /// The closures that run when the clock has reached the end of the animation.
    var endBlocks: [(Bool) -> Void] = []
    /// A Boolean value that indicates whether a diagnostic has named the animator, because it did not complete the transition.
    var wasNamedAsStalled = false
  }
}

extension Transition.Progress {
  /// The phase as hosts and delegates see it.
  var phase: Phase {
    switch self {
    case .scheduled: .scheduled
    case .running(.animating, _), .running(.abandoned, _): .animating
    case .running(.interactive, _): .interactive
    case .running(.finishing, _): .finishing
    case .running(.cancelling, _): .cancelling
    case .ended(.finished(let completed), _), .ended(.cutShort(let completed), _): .ended(completed: completed)
    case .ended(.impossible, _), .ended(.abandoned, _): .ended(completed: true)
    }
  }

  /// A Boolean value that indicates whether the transition was cancelled or abandoned.
  var isCancelled: Bool {
    switch self {
    case .running(.cancelling, _), .running(.abandoned, _), .ended(.abandoned, _): true
    case .ended(.finished(let completed), _), .ended(.cutShort(let completed), _): !completed
    case .scheduled, .running, .ended(.impossible, _): false
    }
  }

  /// The animation, which every phase has.
  var animation: Transition<Host>.Animation {
    get {
      switch self {
      case .scheduled(let animation), .running(_, let animation), .ended(_, let animation): animation
      }
    }
    set {
      switch self {
      case .scheduled: self = .scheduled(newValue)
      case .running(let movement, _): self = .running(movement, newValue)
      case .ended(let outcome, _): self = .ended(outcome, newValue)
      }
    }
  }
}
