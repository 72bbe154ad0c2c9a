import DynamicsEngine
import Motion
import QuartzCore

/// An object that advances an animator at the frames of the display, as long as the animator runs.
@MainActor
final class DynamicsPulse {
  private let runtime: Runtime
  private var target: DisplayLinkTarget?
  private var last: Int64

  /// Creates a pulse. The first step is at the next grid time after the present time.
  init(_ runtime: Runtime, step: @escaping @MainActor () -> Void, rest: @escaping @MainActor () -> Void) {
    self.runtime = runtime
    last = StepGrid.count(nanoseconds: runtime.now.nanoseconds)
    target = runtime.addDisplayLink { [weak self] time in
      guard let self else { return }
      let count = StepGrid.count(nanoseconds: time.nanoseconds)
      let due = min(count - last, StepGrid.most)
      last = count
      guard due > 0 else { return }
      for _ in 0..<due { step() }
      rest()
    }
  }

  isolated deinit { if let target { runtime.removeDisplayLink(target) } }
}
