import Motion
import QuartzCore
import Stages
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists

/// A finger as the time of a container: held, moved, let go and taken again, as a percent-driven transition over blocks does it.
@MainActor
final class ScrubbedContainer {
  let layer: CALayer
  let duration: Seconds
  private(set) var percentComplete = 0.0
  private(set) var isOver = false
  private let start: Seconds
  private let firstRecord: Int
  private var runs = 0

  init(_ view: UIView, duration: Seconds) {
    (layer, self.duration) = (view.layer, duration)
    start = layer.localNow
    firstRecord = layer.runtime.makeEntryID()
    layer.clock = .held(at: start)
  }

  func update(_ percent: Double) {
    percentComplete = min(max(percent, 0), 1)
    layer.clock = .held(at: start + percentComplete * duration)
  }
  func pause() {
    runs += 1
    update((layer.localNow - start) / duration)
  }
  func finish() { run(to: 1) }
  func cancel() { run(to: 0) }

  private func run(to target: Double) {
    let rest = abs(target - percentComplete) * duration
    layer.clock = .driven(
      .init(
        from: start + percentComplete * duration, to: start + target * duration, begin: layer.parentNow, duration: rest, timing: easeInOut))
    let run = runs
    layer.runtime.schedule(after: rest) { [self] in
      guard run == runs else { return }
      if target == 0 {
        for (owner, record) in layer.runtime.records(below: layer, after: firstRecord).sorted(by: { $0.record < $1.record }) {
          owner.end(record, finished: true)
        }
      }
      layer.clock = .running(begin: layer.parentNow, speed: 1, offset: start + target * duration)
      isOver = true
    }
  }
}
