import Compositor
import DisplayList
import HostInterface
import Motion
import QuartzCore

/// Turns the committed scene at a time into a frame that can be drawn on any thread.
final class PictureMaker: Sendable {
  let threads: Int
  init(threads: Int) { self.threads = threads }

  func frame(of scene: CommittedScene, at time: MediaTime, device: Device) -> Frame {
    Frame(time: time, size: device.size) { _ in preconditionFailure("frames cannot be drawn before recording is connected") }
  }
}
