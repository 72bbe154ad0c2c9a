import CoreGraphics
import HeadlessHost
import HostInterface
import VideoExport

/// What a recording becomes, by the ending of its name.
enum OutputFormat: String, CaseIterable {
  case mp4, gif, png, hash, tsv, txt
  /// A name without an ending, or with a slash at its end.
  case folder

  static let endings = ".mp4, .gif, .png (a film strip), .hash, .tsv (motion trace), .txt (presentation trees), or a folder of PNG frames"

  init(path: String) throws(CommandError) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    if name.isEmpty && !path.isEmpty || ending == nil && !name.isEmpty { self = .folder; return }
    guard let ending, let format = OutputFormat(rawValue: ending), format != .folder else {
      throw CommandError(problem: "'\(path)' has an unknown ending", remedy: "use \(Self.endings)")
    }
    self = format
  }

  /// What the command line chose.
  struct Options {
    var scale: Double?
    var framesPerSecond, threads, stripFrames: Int
  }

  @MainActor func sink(path: String, app: any HostedApplication, options: Options) throws -> any FrameSink {
    let device = app.device
    let scale = options.scale ?? (self == .gif ? 1 : self == .png ? 0.5 : device.scale)
    switch self {
    case .mp4:
      return try VideoSink(path: path, size: device.size, scale: scale, framesPerSecond: options.framesPerSecond)
    case .gif: return try GIFSink(path: path, size: device.size, scale: scale, framesPerSecond: options.framesPerSecond)
    case .png:
      let strip = FilmStrip(count: options.stripFrames, columns: FilmStrip.columns(for: options.stripFrames), scale: scale)
      return try FilmStripSink(path: path, strip: strip)
    case .folder: return try FolderSink(path: path, scale: scale, threads: options.threads)
    case .hash: return try HashSink(path: path, scale: scale, versions: LibraryVersions.line)
    case .tsv:
      let described = try Self.described(app, path)
      return try TextSink(path: path, header: type(of: described).motionTraceHeader) { _ in described.motionTrace() }
    case .txt:
      let described = try Self.described(app, path)
      return try TextSink(path: path) { "\(TouchScript.seconds($0.time))\n\(described.presentationTree())" }
    }
  }

  @MainActor private static func described(_ app: any HostedApplication, _ path: String) throws -> any DescribedApplication {
    guard let described = app as? any DescribedApplication else {
      throw CommandError(problem: "\(path): this demo has no text to record", remedy: "record .mp4, .gif, .png or .hash")
    }
    return described
  }
}
