import Foundation
import HostInterface
import Motion
import QuartzCore

/// A finger as the time of some layers: it holds their clocks, moves them, and lets their time run on or back. (BEHAVIOUR §5.8)
///
/// Used where an animator is made of plain blocks. What the transition made lies within the time of its container; what was
/// animating there before loses the time that the finger took.
@MainActor
final class ContainerScrub {
  private struct Held {
    let layer: CALayer
    /// Its local time when it was taken.
    let start: Seconds
  }

  private let runtime: Runtime
  private let duration: Seconds
  private var held: [Held] = []
  /// The last record that there was before the transition's own.
  private let lastForeignRecord: Int
  private var fraction = 0.0
  private var arrival: EventLoop.Token?
  private var isGoingBack = false

  /// Holds the container's time; to be called before the animations are made, in the same turn.
  init(_ container: CALayer, duration: Seconds) {
    runtime = container.runtime
    self.duration = duration
    lastForeignRecord = runtime.makeRecordID()
    hold(container)
  }

  /// Holds the time of a further layer, unless it is within that of one held already.
  func hold(_ layer: CALayer) {
    guard !held.contains(where: { $0.layer.isAncestor(of: layer) }) else { return }
    let start = layer.localNow
    held.append(Held(layer: layer, start: start))
    layer.clock = .held(at: start + fraction * duration)
  }

  /// The layers outside all that it holds which the transition's blocks have set moving: no finger moves them, and nothing takes them back.
  func strays(below root: CALayer) -> [CALayer] {
    let strays = runtime.records(below: root, after: lastForeignRecord).map(\.layer).filter { layer in
      !held.contains { $0.layer.isAncestor(of: layer) }
    }
    var seen: Set<ObjectIdentifier> = []
    return strays.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The finger stands at `fraction` of the transition's time.
  func update(_ fraction: Double) {
    self.fraction = fraction
    for one in held { one.layer.clock = .held(at: one.start + fraction * duration) }
  }

  /// The finger lets go: time runs to the end (1) or back to the beginning (0), in what is left of the duration over `speed`.
  ///
  /// Forwards, the animations end on their way; backwards, all that the transition made ends at the beginning, and what its blocks
  /// changed is as it was. (A choice: animators that are copied everywhere put nothing back.)
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

  /// It was let go, and is where it goes without further delay.
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
    // The newest first: of several that replace each other, the first knows what there was before.
    for (layer, id) in own.sorted(by: { $0.record > $1.record }) {
      guard let record = layer.record(id), record.isOfChange else { continue }
      layer.takeBack(record)
      if record.property.isPlace { (layer.delegate as? UIView)?.askAgainForPlace() }
    }
    // The first completion may complete the transition; the views go when all have been heard.
    runtime.controllers.machine.asOneStep {
      for (layer, record) in own.sorted(by: { $0.record < $1.record }) { layer.end(record, finished: true) }
    }
  }

  /// Lets the layers' time run on from where it stands.
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
  /// Where it lies may have another reason by now than what was taken back: whoever lays it out, its controller's parent at the furthest, is
  /// asked again.
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
