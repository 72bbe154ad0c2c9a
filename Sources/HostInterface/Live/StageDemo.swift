import Motion

/// A demo as a stage knows it: its name, how to launch it, and the scripts that it brings, by name.
@MainActor public struct StageDemo {
  /// One word.
  public let name: String
  /// One line; it may be empty.
  public let summary: String
  /// The names of the scripts that it brings.
  public let scripts: [String]
  /// Reads one of them; the error's description is one line.
  public let script: (String) throws -> TouchScript
  /// Makes a fresh app on a device, in surroundings, with so many ticks a second.
  public let launch: (_ device: Device, _ surroundings: Surroundings, _ ticksPerSecond: Int) -> any HostedApplication

  /// A demo by its parts.
  public init(
    name: String, summary: String = "", scripts: [String] = [],
    script: @escaping (String) throws -> TouchScript = { preconditionFailure("no script is called \($0)") },
    launch: @escaping (_ device: Device, _ surroundings: Surroundings, _ ticksPerSecond: Int) -> any HostedApplication
  ) {
    (self.name, self.summary, self.scripts, self.script, self.launch) = (name, summary, scripts, script, launch)
  }
}
