import CoreGraphics
import HostInterface

/// A demo that can be played, recorded and listed: its name, its launch and its touch scripts.
public struct Demo: Sendable {
  /// The name of the demo on the command line, which is one word.
  public let name: String
  /// A description of one line for `list`.
  public let summary: String
  /// The files named `NAME.touches`, or folders that contain them. Unless the initializer received them, they are searched for at each
  /// access.
  public var scripts: [URL] { given ?? DemoScript.folders(of: name, madeIn: file) }
  private let given: [URL]?
  private let file: String
  /// The closure that launches a new instance of the app.
  public let launch: @MainActor @Sendable (Launch) -> any HostedApplication

  /// The settings of a launch.
  public struct Launch: Hashable, Sendable {
    /// The device that the app runs on.
    public var device: Device
    /// The environment settings.
    public var environment: EnvironmentSettings
    /// The number of ticks per second on which touches are delivered.
    public var ticksPerSecond: Int
    /// The number of threads that may draw one frame. The frames are identical for any number.
    public var threads: Int

    /// The clock that delays and time readings in the app's code follow.
    public var clock: AppClock

    /// Creates the settings of a launch on a device. The defaults are the default environment settings, 60 ticks per second, one thread and
    /// the app's virtual clock.
    public init(
      device: Device, environment: EnvironmentSettings = EnvironmentSettings(), ticksPerSecond: Int = 60, threads: Int = 1,
      clock: AppClock = .virtual
    ) {
      (self.device, self.environment, self.ticksPerSecond, self.threads) = (device, environment, ticksPerSecond, threads)
      self.clock = clock
    }
  }

  /// Creates a demo of any hosted app. For a view controller, use `Demo(_:_:scripts:root:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the demo for the command line.
  ///   - summary: A description of one line for `list`.
  ///   - scripts: Files named `NAME.touches`, or folders that contain them. The default is the folder `TouchScripts` in the resources of
  ///     two targets. These are the target named after the demo, `NAMEDemo`, and the target that creates the demo.
  ///   - file: The file that creates the demo, which determines its target.
  ///   - launch: A closure that launches the app.
  /// - Precondition: The name is one word without `#`.
  public init(
    _ name: String, _ summary: String = "", scripts: [URL]? = nil, file: String = #fileID,
    launch: @escaping @MainActor @Sendable (Launch) -> any HostedApplication
  ) {
    precondition(
      !name.isEmpty && !name.contains { $0.isWhitespace || $0 == "#" }, "a demo named '\(name)': the command line needs one word, without #"
    )
    (given, self.file) = (scripts, file)
    (self.name, self.summary, self.launch) = (name, summary, launch)
  }

  /// Launches an app that lives as long as the process.
  ///
  /// A command may end at any point. The app is retained, because its deallocation at that point could cause an error that is not the app's
  /// fault. An example is the release of a paused animator.
  @MainActor func launchForGood(_ launch: Launch) -> any HostedApplication {
    let app = self.launch(launch)
    _ = Unmanaged<AnyObject>.passRetained(app)
    return app
  }
}

/// A result builder for a list of demos.
@resultBuilder public enum DemoBuilder {
  /// Builds a list from one demo.
  public static func buildExpression(_ demo: Demo) -> [Demo] { [demo] }
  /// Builds a list from an existing list.
  public static func buildExpression(_ demos: [Demo]) -> [Demo] { demos }
  /// Builds a list from several lists.
  public static func buildBlock(_ parts: [Demo]...) -> [Demo] { parts.flatMap { $0 } }
}
