import HeadlessHost
import HostInterface
import VideoExport

extension OutputFormat {
  /// All formats of recordings. To add a format, add a value here.
  static let all: [OutputFormat] = [
    OutputFormat(".mp4", ending: "mp4") {
      try VideoSink(path: $0.path, size: $0.canvas, scale: $1, framesPerSecond: $0.framesPerSecond)
    },
    OutputFormat(".gif", ending: "gif", scale: 1) {
      try GIFSink(path: $0.path, size: $0.canvas, scale: $1, framesPerSecond: $0.framesPerSecond)
    },
    OutputFormat(".png (a film strip)", ending: "png", scale: 0.5) {
      let strip = FilmStrip(count: $0.stripFrames, columns: FilmStrip.columns(for: $0.stripFrames), scale: $1)
      return try FilmStripSink(path: $0.path, strip: strip)
    },
    OutputFormat(".hash", ending: "hash") {
      try HashSink(path: $0.path, scale: $1, versions: LibraryVersions.line) { LibraryVersions.films }
    },
    OutputFormat(".tsv (motion trace)", ending: "tsv", needsWords: true) { recording, _ in
      let app = try recording.described()
      let header = MotionTrace.header(type(of: app).motionTraceColumns)
      return try TextSink(path: recording.path, header: header) { app.motionTrace().lines }
    },
    OutputFormat(".txt (presentation trees)", ending: "txt", needsWords: true) { recording, _ in
      let app = try recording.described()
      return try TextSink(path: recording.path) { ["\n" + app.presentationTree()] }
    },
    OutputFormat("a folder of PNG frames", ending: nil) { try FolderSink(path: $0.path, scale: $1, threads: $0.threads) },
  ]
}
