import Compositor
import DisplayList
import Foundation
import HostInterface
import Motion
import QuartzCore

/// The renderer that turns the committed scene at a time into a frame, which can be drawn on any thread.
///
/// Nothing is sampled or recorded until the frame is drawn. A frame that is never drawn has no cost.
final class FrameRenderer: @unchecked Sendable {
  private let compositor: Compositor
  private let recorder = Recorder()
  private let lock = NSLock()

  /// - Parameter threads: The number of threads that render a frame. The rendered bytes do not depend on it.
  init(threads: Int) { compositor = Compositor(.init(threads: threads)) }

  func frame(of scene: CommittedScene, at time: MediaTime, device: Device) -> Frame {
    Frame(time: time, size: device.size) { target in
      self.compositor.render(
        self.displayList(of: scene, at: time, scale: Double(target.width) / device.size.width, size: device.size), into: target)
    }
  }

  /// Returns the display list of a frame.
  func displayList(of scene: CommittedScene, at time: MediaTime, scale: Double, size: CGSize) -> DisplayList {
    guard scene.root != nil else { return DisplayList(size: size, background: RGBA(white: 0), items: []) }  // no window was ever shown
    return lock.withLock { recorder.displayList(of: scene.presentation(at: time), scale: scale) }
  }
}
