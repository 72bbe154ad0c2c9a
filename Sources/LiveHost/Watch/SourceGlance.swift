import CoreGraphics

/// What a package's files look like at a glance: names, sizes and when each was changed. Two glances that differ mean that something is to be
/// built.
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

  /// Files that are looked at; a package of more is watched in part.
  public static let most = 20_000

  /// Looks at every file below a folder, but for hidden ones and what is in hidden folders (`.build`, `.git`).
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
        // A link is what it leads to, unless that is a folder: those may lead around in circles.
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

  /// Looks at one file.
  public init(atFile path: String) {
    var status = stat()
    if stat(path, &status) == 0 { files[path] = Stamp(status) }
  }
}
