import HostInterface
import Motion
import QuartzCore

/// The turn: everything that happens between two frames, in order.
extension Runtime {
  /// Brings the app to `tick`. True if the picture can differ from the last one.
  ///
  /// 1. what was due before the tick, each at its own instant, each committed there;
  /// 2. what the host told up to the tick, in order of time: touches → gestures → app code; settings, the screen, the app's activity,
  ///    addresses, text, VoiceOver's gestures → app code;
  /// 3. display links: scrolling, dynamics, the app's own;
  /// 4. what is due at the tick, layout, commit.
  func turn(at tick: MediaTime) -> Bool {
    asCurrent {
      while let due = nextDue, due < tick, lifeCycle.mayRun(at: due) { runInstant(due) }
      startInstant(tick)
      deliverInput(at: tick)
      if lifeCycle.isResting { return restingTurn(at: tick) }
      tickDisplayLinks(at: tick)
      runInstant(tick)
      controllers.nameStalled(in: self)
      assertInvariants()
      return isPictureNew
    }
  }

  /// In the background nothing moves and nothing is pictured; what the app has begun there is at its end at the next tick.
  private func restingTurn(at tick: MediaTime) -> Bool {
    if lifeCycle.mayRun(at: tick) {
      lifeCycle.rest()
      runInstant(tick)
    }
    return isPictureNew
  }

  private var isPictureNew: Bool {
    if let picture = lifeCycle.picture { return picture.scene.version != app.picturedVersion }
    return scene.version != app.picturedVersion || scene.hasRunningClock
  }

  /// Looks at the app between two ticks: what is due runs at its own instant, and nothing that belongs to a tick happens. So how often
  /// an app is pictured changes nothing in what it does.
  func look(at time: MediaTime) -> Bool {
    asCurrent {
      while let due = nextDue, due <= time, lifeCycle.mayRun(at: due) { runInstant(due) }
      startInstant(time)
      if !lifeCycle.isResting { controllers.nameStalled(in: self) }
      return isPictureNew
    }
  }

  /// Hands on what the host told and whose time has come, in order: touches that follow each other together, all else one by one.
  private func deliverInput(at tick: MediaTime) {
    var touches: [TimedEvent] = []
    func deliverTouches() {
      if !touches.isEmpty, lifeCycle.hearsTheUser { router.deliver(touches, at: tick) }
      touches = []
    }
    for event in app.inbox.take(upTo: tick) {
      if case .touch = event.event {
        touches.append(event)
      } else {
        deliverTouches()
        deliver(event.event)
      }
    }
    deliverTouches()
  }

  /// What a user does reaches an app that is in front, with nothing over it; what the system does reaches it everywhere.
  private func deliver(_ event: InputEvent) {
    switch event {
    case .touch: break  // they come together
    case .setting(let change): surroundings = surroundings.with(change)
    case .screen(let change): take(change)
    case .activity(let change): take(change)
    case .open(let url): lifeCycle.open(url)
    case .text(let event): if lifeCycle.hearsTheUser { take(event) }
    case .voice(let event): if lifeCycle.hearsTheUser { voiceOver.take(event) }
    }
  }

  /// Layout, then the transitions that are due, until nothing asks for more: each may change what the other has to do. (Called by
  /// every commit.)
  func layOutUntilStable() {
    commitForgottenAnimations()
    var mayNeedDisplay = false
    app.layoutRounds.begin()
    repeat {
      if app.needsLayout {
        app.needsLayout = false
        mayNeedDisplay = true
        handDownLateTraits()
        for window in app.windows + app.systemWindows { window.layoutIfNeeded() }
      }
    } while app.layoutRounds.mayGoOn() && (controllers.pass() || voiceOver.pass() || app.needsLayout)
    if asksForLayout { giveUpLayout() } else { app.layoutRounds.settle() }
    if mayNeedDisplay || app.needsDisplay {
      app.needsDisplay = false
      for window in app.windows + app.systemWindows { window.displayIfNeeded() }
    }
    textCanvases.update()
  }

  private var asksForLayout: Bool { app.needsLayout || controllers.machine.needsPass }

  /// App code outside any turn changed something that no commit has seen.
  package var hasUncommittedChanges: Bool {
    hasChangedLayers || app.needsDisplay || app.needsLayout && !app.layoutRounds.isUnstable
  }

  /// Reports the first commit of an app whose layout does not come to rest. The turn goes on with the layout as it is.
  private func giveUpLayout() {
    let isOfTransitions = controllers.machine.needsPass
    guard let sentence = app.layoutRounds.giveUp() else { return }
    if isOfTransitions { return controllers.machine.reportEndlessPasses() }
    app.warn(sentence)
  }
}
