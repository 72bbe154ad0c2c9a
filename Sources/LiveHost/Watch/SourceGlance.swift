import CoreGraphics

/// A snapshot of a package's files: their names, sizes and times of change. If two snapshots differ, the package must be built.
public struct SourceGlance: Hashable, Sendable {
  private var files: [String: Stamp] = [:]

  private struct Stamp: Hashable {
    let size: Int64
    let seconds, nanoseconds: Int

    init(_ status: stat) {
      size = Int64(status.st_size)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  /// The maximum number of files in a snapshot. Further files are ignored.
  public static let most = 20_000

  /// Creates a snapshot of all files in a folder and its subfolders, except hidden files and folders such as `.build` and `.git`.
  public init(at folder: String) {
    var folders = [folder]
    while let next = folders.popLast(), files.count < Self.most {
      guard let directory = opendir(next) else { continue }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        }
        var status = stat()
        let path = next + "/" + name
        // A symbolic link counts as its target. Links to folders are ignored, because they may form cycles.
        guard !name.hasPrefix("."), !name.hasSuffix("~"), lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFLNK {
          guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
        }
        if status.st_mode & S_IFMT == S_IFDIR { folders.append(path) }
        guard status.st_mode & S_IFMT == S_IFREG, files.count < Self.most else { continue }
        files[path] = Stamp(status)
      }
    }
  }

  /// Creates a snapshot of one file.
  public init(atFile path: String) {
    var status = stat()
    if stat(path, &status) == 0 { files[path] = Stamp(status) }
  }
}
