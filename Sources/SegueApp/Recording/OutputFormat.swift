import CoreGraphics
import HostInterface

/// What a recording becomes, by the ending of its name: everything that the command line knows of a format. They are all in `all`.
struct OutputFormat: Sendable {
  /// What is recorded, and what the command line chose.
  struct Recording {
    var path: String
    var app: any HostedApplication
    /// Pixels per point, if chosen.
    var scale: Double?
    var framesPerSecond, threads, stripFrames: Int
    /// The size of every picture in points; the device's where nothing else is said.
    var canvas: CGSize

    @MainActor init(
      path: String, app: any HostedApplication, scale: Double?, framesPerSecond: Int, threads: Int, stripFrames: Int, canvas: CGSize? = nil
    ) {
      (self.path, self.app, self.scale, self.canvas) = (path, app, scale, canvas ?? app.device.size)
      (self.framesPerSecond, self.threads, self.stripFrames) = (framesPerSecond, threads, stripFrames)
    }
  }

  /// As it stands in a list: `.png (a film strip)`.
  let name: String
  /// In lower case, without the dot; nil for a name without an ending, or with a slash at its end.
  let ending: String?
  /// Pixels per point where none are chosen; nil: the device's.
  let scale: Double?
  /// Whether only an app that tells in words what it shows can be recorded so.
  let needsWords: Bool
  private let make: @MainActor (Recording, _ scale: Double) throws -> any FrameSink

  init(
    _ name: String, ending: String?, scale: Double? = nil, needsWords: Bool = false,
    sink: @escaping @MainActor @Sendable (Recording, _ scale: Double) throws -> any FrameSink
  ) {
    (self.name, self.ending, self.scale, self.needsWords, make) = (name, ending, scale, needsWords, sink)
  }

  /// The format that a name asks for.
  init(path: String) throws(CommandError) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    // No name at all is nothing; one that ends with a slash has no ending.
    guard !path.isEmpty, let format = Self.all.first(where: { $0.ending == ending }) else {
      throw CommandError(problem: "'\(path)' has an unknown ending", remedy: "use \(Self.names(Self.all))")
    }
    self = format
  }

  /// Opens what is written to.
  @MainActor func sink(for recording: Recording) throws -> any FrameSink {
    try make(recording, recording.scale ?? scale ?? recording.app.device.scale)
  }

  /// `.mp4, .gif or .hash`
  static func names(_ formats: [OutputFormat]) -> String {
    let names = formats.map(\.name)
    return names.dropLast().joined(separator: ", ") + (names.count > 1 ? " or " : "") + (names.last ?? "")
  }

  /// What the help says of sizes: `the device's; 1 for .gif`.
  static var scales: String {
    (["the device's"]
      + all.compactMap { format in format.scale.map { "\($0 == $0.rounded() ? "\(Int($0))" : "\($0)") for \(format.name)" } })
      .joined(separator: "; ")
  }
}

extension OutputFormat.Recording {
  /// The app, if it tells in words what it shows.
  @MainActor func described() throws(CommandError) -> any DescribedApplication {
    if let described = app as? any DescribedApplication { return described }
    throw CommandError(
      problem: "\(path): this demo has no text to record",
      remedy: "record \(OutputFormat.names(OutputFormat.all.filter { !$0.needsWords }))")
  }
}
