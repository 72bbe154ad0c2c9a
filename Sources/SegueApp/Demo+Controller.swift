import CoreGraphics
import HostInterface
import UIKit

extension Demo {
  /// A demo that shows a controller as the root of a window.
  ///
  /// - Parameters:
  ///   - name: one word, for the command line.
  ///   - summary: one line for `list`.
  ///   - scripts: files named `NAME.touches`, or folders that hold them; unless given, `TouchScripts` among the resources of the target that is
  ///     called `NAMEDemo` after the demo, and of the target that makes it.
  ///   - file: where it is made, from which its target is known.
  ///   - root: makes the controller, anew for each launch.
  public init(
    _ name: String, _ summary: String = "", scripts: [URL]? = nil, file: String = #fileID,
    root: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(name, summary, scripts: scripts, file: file) { (launch: Launch) -> any HostedApplication in
      AppSession(
        device: launch.device, surroundings: launch.surroundings, tickRate: Int64(launch.ticksPerSecond), threads: launch.threads,
        clock: launch.clock
      ) {
        $0.rootViewController = root()
      }
    }
  }
}
