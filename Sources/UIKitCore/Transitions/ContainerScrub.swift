import Foundation
import HostInterface
import Motion
import QuartzCore

/// The control of layer time by a finger: it stops the clocks, moves them, and lets time run forwards or backwards
/// (Docs/behaviour/controllers.md, "Percent-driven transitions").
///
/// It is used if an animator consists of animation blocks. The animations of the transition run in the time of its container.
/// Animations that ran there before lose the time that the interaction took.
@MainActor
package final class ContainerScrub {
  private struct Held {
    let layer: CALayer
    /// The layer's local time when its clock was stopped.
    let start: Seconds
  }

  private let runtime: Runtime
  private let duration: Seconds
  private var held: [Held] = []
  /// The last animation entry before those of the transition.
  private let lastForeignRecord: Int
  private var fraction = 0.0
  private var arrival: EventLoop.Token?
  private var isGoingBack = false

  /// Stops the container's clock. Call it in the update cycle of the animations, before they are created.
  init(_ container: CALayer, duration: Seconds) {
    runtime = container.runtime
    self.duration = duration
    lastForeignRecord = runtime.makeEntryID()
    hold(container)
  }

  /// Stops the clock of another layer, unless the layer is inside one whose clock is already stopped.
  package func hold(_ layer: CALayer) {
    guard !held.contains(where: { $0.layer.isAncestor(of: layer) }) else { return }
    let start = layer.localNow
    held.append(Held(layer: layer, start: start))
    layer.clock = .held(at: start + fraction * duration)
  }

  /// Returns the layers that the transition's blocks animate outside the stopped layers. The interaction neither moves nor reverts them.
  func strays(below root: CALayer) -> [CALayer] {
    let strays = runtime.records(below: root, after: lastForeignRecord).map(\.layer).filter { layer in
      !held.contains { $0.layer.isAncestor(of: layer) }
    }
    var seen: Set<ObjectIdentifier> = []
    return strays.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Moves the time to a fraction of the transition's duration.
  func update(_ fraction: Double) {
    self.fraction = fraction
    for one in held { one.layer.clock = .held(at: one.start + fraction * duration) }
  }

  /// Lets time run to the end (1) or back to the beginning (0). The remaining part of the duration is divided by `speed`.
  ///
  /// Forwards, the animations end as usual. Backwards, all animations of the transition end at the beginning, and changes of the blocks are
  /// reverted.
  /// This is a choice of Segue, because many common animators do not revert their changes.
  func goOn(to target: Double, speed: Double, curve: Timing) {
    let rest = abs(target - fraction) * duration / speed
    for one in held {
      one.layer.clock = .driven(
        Clock.Drive(
          from: one.start + fraction * duration, to: one.start + target * duration, begin: one.layer.parentNow, duration: rest,
          timing: curve))
    }
    isGoingBack = target == 0
    arrival = runtime.schedule(at: arrivalInstant(after: rest)) { [weak self] in self?.arrive(backwards: target == 0) }
  }

  /// Moves the time to its target immediately after the interaction ended.
  func arriveAtOnce() {
    guard let arrival else { return }
    runtime.cancel(arrival)
    arrive(backwards: isGoingBack)
  }

  private func arrivalInstant(after rest: Seconds) -> MediaTime {
    guard let outer = held.first?.layer.superlayer else { return runtime.now + rest }
    return runtime.scene.instant(of: outer.id, reaching: outer.localNow + rest) ?? runtime.now + rest
  }

  private func arrive(backwards: Bool) {
    arrival = nil
    let own = backwards ? held.flatMap { runtime.records(below: $0.layer, after: lastForeignRecord) } : []
    release()
    // The newest entries come first. If several replace each other, the oldest one has the original value.
    for (layer, id) in own.sorted(by: { $0.record > $1.record }) {
      guard let record = layer.record(id), record.isOfChange else { continue }
      layer.takeBack(record)
      if record.property.isPlace { (layer.delegate as? UIView)?.askAgainForPlace() }
    }
    // The first completion may complete the transition. The views are removed after all completions have run.
    runtime.controllers.machine.asOneStep {
      for (layer, record) in own.sorted(by: { $0.record < $1.record }) { layer.end(record, finished: true) }
    }
  }

  /// Lets the clocks of the layers run from their current time.
  func release() {
    if let arrival { runtime.cancel(arrival) }
    arrival = nil
    for one in held { one.layer.clock = .running(begin: one.layer.parentNow, speed: 1, offset: one.layer.localNow) }
    held = []
  }
}

extension AnimatableProperty {
  fileprivate var isPlace: Bool { self == .position || self == .boundsSize }
}

extension UIView {
  /// Requests layout from the ancestors, up to the view of the parent controller.
  ///
  /// The view's position may now depend on something other than the reverted value.
  fileprivate func askAgainForPlace() {
    var above = superview
    while let view = above {
      view.setNeedsLayout()
      above = view.controller == nil ? view.superview : nil
    }
  }
}

extension CALayer {
  func isAncestor(of layer: CALayer) -> Bool { layer === self || layer.superlayer.map(isAncestor) == true }
}
