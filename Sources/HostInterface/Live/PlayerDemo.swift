import Motion

/// A demo that a player can launch, with the scripts that belong to it.
@MainActor public struct PlayerDemo {
  /// The name of the demo, which is one word.
  public let name: String
  /// A description of one line. It may be empty.
  public let summary: String
  /// The names of the demo's scripts.
  public let scripts: [String]
  /// The closure that reads a script by its name. The description of an error is one line.
  public let script: (String) throws -> TouchScript
  /// The closure that launches the demo on a device, with environment settings and a number of ticks per second.
  public let launch: (_ device: Device, _ environment: EnvironmentSettings, _ ticksPerSecond: Int) -> any HostedApplication

  /// Creates a demo from its parts.
  public init(
    name: String, summary: String = "", scripts: [String] = [],
    script: @escaping (String) throws -> TouchScript = { preconditionFailure("no script is called \($0)") },
    launch: @escaping (_ device: Device, _ environment: EnvironmentSettings, _ ticksPerSecond: Int) -> any HostedApplication
  ) {
    (self.name, self.summary, self.scripts, self.script, self.launch) = (name, summary, scripts, script, launch)
  }
}
