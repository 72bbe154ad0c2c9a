import CoreGraphics
import HostInterface
import UIKit

extension Demo {
  /// Creates a demo that shows a view controller as the root of a window.
  ///
  /// - Parameters:
  ///   - name: The name of the demo for the command line, which must be one word.
  ///   - summary: A description of one line for `list`.
  ///   - scripts: Files named `NAME.touches`, or folders that contain them. The default is the folder `TouchScripts` in the resources of
  ///     two targets. These are the target named after the demo, `NAMEDemo`, and the target that creates the demo.
  ///   - file: The file that creates the demo, which determines its target.
  ///   - root: A closure that creates the view controller. It is called for each launch.
  public init(
    _ name: String, _ summary: String = "", scripts: [URL]? = nil, file: String = #fileID,
    root: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(name, summary, scripts: scripts, file: file) { (launch: Launch) -> any HostedApplication in
      AppSession(
        device: launch.device, environment: launch.environment, tickRate: Int64(launch.ticksPerSecond), threads: launch.threads,
        clock: launch.clock
      ) {
        $0.rootViewController = root()
      }
    }
  }
}
