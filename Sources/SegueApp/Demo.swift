import CoreGraphics
import HostInterface

/// Something to play, record and list: a name, how to launch it, and the touch scripts it brings.
public struct Demo: Sendable {
  /// What the command line calls it: one word.
  public let name: String
  /// One line for `list`.
  public let summary: String
  /// Files named `NAME.touches`, or a folder that holds them.
  public let scripts: [URL]
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

    /// A launch on a device, in plain surroundings unless others are given.
    public init(device: Device, surroundings: Surroundings = Surroundings(), ticksPerSecond: Int = 60, threads: Int = 1) {
      (self.device, self.surroundings, self.ticksPerSecond, self.threads) = (device, surroundings, ticksPerSecond, threads)
    }
  }

  /// A demo over any hosted app; `Demo(_:_:scripts:root:)` is the usual way.
  ///
  /// - Precondition: the name is one word.
  public init(
    _ name: String, _ summary: String = "", scripts: [URL] = [], launch: @escaping @MainActor @Sendable (Launch) -> any HostedApplication
  ) {
    precondition(
      !name.isEmpty && !name.contains { $0.isWhitespace || $0 == "#" }, "a demo named '\(name)': the command line needs one word, without #"
    )
    (self.name, self.summary, self.scripts, self.launch) = (name, summary, scripts, launch)
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

  /// The script files by name, in alphabetical order.
  var scriptFiles: [(name: String, path: String)] {
    scripts.flatMap { url -> [URL] in
      guard url.pathExtension != "touches" else { return [url] }
      let files = try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      return (files ?? []).filter { $0.pathExtension == "touches" }
    }
    .map { ($0.deletingPathExtension().lastPathComponent, $0.path) }
    .sorted { $0.0 < $1.0 }
  }
}

/// Lets demos be listed one below the other.
@resultBuilder public enum DemoBuilder {
  /// One demo after the other.
  public static func buildBlock(_ demos: Demo...) -> [Demo] { demos }
}
