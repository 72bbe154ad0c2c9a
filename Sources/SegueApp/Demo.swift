import CoreGraphics
import HostInterface

/// Something to play, record and list: a name, how to launch it, and the touch scripts it brings.
public struct Demo: Sendable {
  /// What the command line calls it: one word.
  public let name: String
  /// One line for `list`.
  public let summary: String
  /// Files named `NAME.touches`, or a folder that holds them; looked for each time it is asked for, unless the demo was given them.
  public var scripts: [URL] { given ?? DemoScript.folders(of: name, madeIn: file) }
  private let given: [URL]?
  private let file: String
  /// Makes a fresh app.
  public let launch: @MainActor @Sendable (Launch) -> any HostedApplication

  /// What a launch is told.
  public struct Launch: Hashable, Sendable {
    /// The screen that it is shown on.
    public var device: Device
    /// What the user has chosen in the system's settings.
    public var surroundings: Surroundings
    /// How often touches are delivered.
    public var ticksPerSecond: Int
    /// How many threads may draw one frame. The pictures are the same for any number.
    public var threads: Int

    /// The clock that delays and readings of the time in the app's code follow.
    public var clock: AppClock

    /// A launch on a device, in plain surroundings and by the app's own clock unless others are given.
    public init(
      device: Device, surroundings: Surroundings = Surroundings(), ticksPerSecond: Int = 60, threads: Int = 1, clock: AppClock = .virtual
    ) {
      (self.device, self.surroundings, self.ticksPerSecond, self.threads) = (device, surroundings, ticksPerSecond, threads)
      self.clock = clock
    }
  }

  /// A demo over any hosted app; `Demo(_:_:scripts:root:)` is the usual way.
  ///
  /// - Parameters:
  ///   - scripts: files and folders; unless given, the folder `TouchScripts` among the resources of the target that is called `NAMEDemo`
  ///     after the demo, and of the target that makes it.
  ///   - file: where it is made, from which its target is known.
  /// - Precondition: the name is one word.
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
  /// A command may end in the middle of anything, and apps are not taken apart then: releasing a paused animator, for example, is an
  /// error of the app's, which it did not make.
  @MainActor func launchForGood(_ launch: Launch) -> any HostedApplication {
    let app = self.launch(launch)
    _ = Unmanaged<AnyObject>.passRetained(app)
    return app
  }
}

/// Lets demos be listed one below the other.
@resultBuilder public enum DemoBuilder {
  /// One demo.
  public static func buildExpression(_ demo: Demo) -> [Demo] { [demo] }
  /// Demos that are a list already.
  public static func buildExpression(_ demos: [Demo]) -> [Demo] { demos }
  /// One after the other.
  public static func buildBlock(_ parts: [Demo]...) -> [Demo] { parts.flatMap { $0 } }
}
