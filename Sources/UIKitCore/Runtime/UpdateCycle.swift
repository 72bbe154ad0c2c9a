import HostInterface
import Motion
import QuartzCore

/// The update cycle, which contains the work between two frames, in order.
extension Runtime {
  /// Advances the app to a tick. Returns whether the image can differ from the last one.
  ///
  /// 1. Work that was scheduled before the tick, each at its own time, with its own commit
  /// 2. Events from the host until the tick, in order of time. Touches go to gesture recognisers and then to app code.
  ///    Settings, screen changes, activity, URLs, text and VoiceOver gestures go to app code.
  /// 3. Display links, for scrolling, dynamics and the app
  /// 4. Work that is scheduled at the tick, layout and the commit
  package func runUpdateCycle(at tick: MediaTime) -> Bool {
    asCurrent {
      while let due = nextDue, due < tick, lifeCycle.mayRun(at: due) { runTimestamp(due) }
      startInstant(tick)
      deliverInput(at: tick)
      if lifeCycle.isResting { return restingTurn(at: tick) }
      tickDisplayLinks(at: tick)
      runTimestamp(tick)
      controllers.nameStalled(in: self)
      assertInvariants()
      return isPictureNew
    }
  }

  /// Runs an update cycle in the background, where nothing moves or is rendered. Animations of the app end at the next tick.
  private func restingTurn(at tick: MediaTime) -> Bool {
    if lifeCycle.mayRun(at: tick) {
      lifeCycle.rest()
      runTimestamp(tick)
    }
    return isPictureNew
  }

  private var isPictureNew: Bool {
    if let picture = lifeCycle.picture { return picture.scene.version != app.picturedVersion }
    return scene.version != app.picturedVersion || scene.hasRunningClock
  }

  /// Updates the app between two ticks. Scheduled work runs at its own time, but the work of a tick does not.
  ///
  /// The number of rendered frames therefore does not change the behaviour of an app.
  package func look(at time: MediaTime) -> Bool {
    asCurrent {
      while let due = nextDue, due <= time, lifeCycle.mayRun(at: due) { runTimestamp(due) }
      startInstant(time)
      if !lifeCycle.isResting { controllers.nameStalled(in: self) }
      return isPictureNew
    }
  }

  /// Delivers the events whose time has come, in order. Consecutive touches are delivered together, and other events one by one.
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

  /// Delivers an event. Actions of the user reach only an active app. Actions of the system reach the app in each state.
  private func deliver(_ event: InputEvent) {
    switch event {
    case .touch: break  // touches are delivered together
    case .setting(let change): environment = environment.with(change)
    case .screen(let change): take(change)
    case .activity(let change): take(change)
    case .open(let url): lifeCycle.open(url)
    case .text(let event): if lifeCycle.hearsTheUser { services.textInput.take(event) }
    case .voice(let event): if lifeCycle.hearsTheUser { services.screenReader.take(event) }
    }
  }

  /// Lays out and starts the transitions that are due, until no more work is requested. Each of the two may cause work for the other.
  ///
  /// Each commit calls it.
  package func layOutUntilStable() {
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
    } while app.layoutRounds.mayGoOn() && (controllers.pass() || services.screenReader.pass() || app.needsLayout)
    if asksForLayout { giveUpLayout() } else { app.layoutRounds.settle() }
    if mayNeedDisplay || app.needsDisplay {
      app.needsDisplay = false
      for window in app.windows + app.systemWindows { window.displayIfNeeded() }
    }
    textCanvases.update()
  }

  private var asksForLayout: Bool { app.needsLayout || controllers.machine.needsPass }

  /// A Boolean value that indicates whether app code outside an update cycle made changes that are not committed.
  package var hasUncommittedChanges: Bool {
    hasChangedLayers || app.needsDisplay || app.needsLayout && !app.layoutRounds.isUnstable
  }

  /// Reports the first commit of an app whose layout does not settle. The update cycle continues with the current layout.
  private func giveUpLayout() {
    let isOfTransitions = controllers.machine.needsPass
    guard let sentence = app.layoutRounds.giveUp() else { return }
    if isOfTransitions { return controllers.machine.reportEndlessPasses() }
    app.warn(sentence)
  }
}
