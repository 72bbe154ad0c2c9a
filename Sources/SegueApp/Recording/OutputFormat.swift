import CoreGraphics
import HostInterface

/// A format of recordings, which is chosen by the extension of a file name. The array `all` contains every format.
struct OutputFormat: Sendable {
  /// The data of a recording and the options of the command line.
  struct Recording {
    var path: String
    var app: any HostedApplication
    /// The number of pixels per point. It is `nil` if the user did not give it.
    var scale: Double?
    var framesPerSecond, threads, stripFrames: Int
    /// The size of every frame in points. The default is the device's size.
    var canvas: CGSize

    @MainActor init(
      path: String, app: any HostedApplication, scale: Double?, framesPerSecond: Int, threads: Int, stripFrames: Int, canvas: CGSize? = nil
    ) {
      (self.path, self.app, self.scale, self.canvas) = (path, app, scale, canvas ?? app.device.size)
      (self.framesPerSecond, self.threads, self.stripFrames) = (framesPerSecond, threads, stripFrames)
    }
  }

  /// The name in a list of formats, such as `.png (a film strip)`.
  let name: String
  /// The extension in lower case, without the dot. It is `nil` for a name without an extension or with a slash at its end.
  let ending: String?
  /// The default number of pixels per point. It is `nil` for that of the device.
  let scale: Double?
  /// A Boolean value that indicates whether only an app that describes its content in text can be recorded.
  let needsWords: Bool
  private let make: @MainActor (Recording, _ scale: Double) throws -> any FrameSink

  init(
    _ name: String, ending: String?, scale: Double? = nil, needsWords: Bool = false,
    sink: @escaping @MainActor @Sendable (Recording, _ scale: Double) throws -> any FrameSink
  ) {
    (self.name, self.ending, self.scale, self.needsWords, make) = (name, ending, scale, needsWords, sink)
  }

  /// Creates the format of a file name.
  init(path: String) throws(CommandError) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    // An empty path has no format. A path that ends with a slash has no extension.
    guard !path.isEmpty, let format = Self.all.first(where: { $0.ending == ending }) else {
      throw CommandError(problem: "'\(path)' has an unknown ending", remedy: "use \(Self.names(Self.all))")
    }
    self = format
  }

  /// Creates the sink of a recording.
  @MainActor func sink(for recording: Recording) throws -> any FrameSink {
    try make(recording, recording.scale ?? scale ?? recording.app.device.scale)
  }

  /// Returns a list of formats as text, such as `.mp4, .gif or .hash`.
  static func names(_ formats: [OutputFormat]) -> String {
    let names = formats.map(\.name)
    return names.dropLast().joined(separator: ", ") + (names.count > 1 ? " or " : "") + (names.last ?? "")
  }

  /// The default scales as text for the help, such as `the device's; 1 for .gif`.
  static var scales: String {
    (["the device's"]
      + all.compactMap { format in format.scale.map { "\($0 == $0.rounded() ? "\(Int($0))" : "\($0)") for \(format.name)" } })
      .joined(separator: "; ")
  }
}

extension OutputFormat.Recording {
  /// Returns the app if it describes its content in text, and throws an error otherwise.
  @MainActor func described() throws(CommandError) -> any DescribedApplication {
    if let described = app as? any DescribedApplication { return described }
    throw CommandError(
      problem: "\(path): this demo has no text to record",
      remedy: "record \(OutputFormat.names(OutputFormat.all.filter { !$0.needsWords }))")
  }
}
