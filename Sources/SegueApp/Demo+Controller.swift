import CoreGraphics
import HostInterface
import UIKit

extension Demo {
  /// A demo that shows a controller as the root of a window.
  ///
  /// - Parameters:
  ///   - name: one word, for the command line.
  ///   - summary: one line for `list`.
  ///   - scripts: files named `NAME.touches`, or a folder that holds them.
  ///   - root: makes the controller, anew for each launch.
  public init(
    _ name: String, _ summary: String = "", scripts: [URL] = [], root: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(name, summary, scripts: scripts) { (launch: Launch) -> any HostedApplication in
      AppSession(
        device: launch.device, surroundings: launch.surroundings, tickRate: Int64(launch.ticksPerSecond), threads: launch.threads
      ) {
        $0.rootViewController = root()
      }
    }
  }
}
