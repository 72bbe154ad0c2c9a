import CoreGraphics

/// A folder of numbered files that appears under its name only when it is whole.
public final class AsideFolder {
  /// The final name, as the user wrote it.
  public let path: String
  /// Where links lead from there.
  private let target: String
  private let asidePath: String
  private let mayReplace: (String) -> Bool
  private var names: [String] = []
  private var isCommitted = false

  /// Creates the folder aside.
  ///
  /// - Parameter mayReplace: whether a file of that name in a folder that is there already may go; if one may not, the folder is
  ///   somebody's own and an error says so.
  public init(_ path: String, replacing mayReplace: @escaping (_ name: String) -> Bool) throws(RecordingError) {
    self.path = AsideFile.withoutSlash(path)
    self.mayReplace = mayReplace
    target = try AsideFile.target(of: self.path)
    asidePath = AsideFile.asideName(of: target)
    try Self.check(self.path, mayReplace)
    guard mkdir(asidePath, 0o777) == 0 else { throw RecordingError(path: path, errno: errno) }
  }

  deinit { abandon() }

  /// Writes one file of the folder.
  public func write(_ bytes: some ContiguousBytes, as name: String) throws(RecordingError) {
    do throws(RecordingError) {
      let file = try AsideFile(path + "/" + name, aside: asidePath + "/" + name)
      names.append(name)
      try file.write(bytes)
      try file.leaveAside()
    } catch {
      abandon()
      throw error
    }
  }

  /// Puts the folder under its final name, in place of one that holds nothing but what may be replaced.
  public func commit() throws(RecordingError) {
    do throws(RecordingError) {
      try Self.check(path, mayReplace)
      for name in Self.entries(target) ?? [] { unlink(target + "/" + name) }
      guard rename(asidePath, target) == 0 else { throw RecordingError(path: path, errno: errno) }
    } catch {
      abandon()
      throw error
    }
    isCommitted = true
  }

  /// Removes what was written. Nothing happens after `commit`.
  public func abandon() {
    guard !isCommitted else { return }
    for name in names { unlink(asidePath + "/" + name) }
    names = []
    rmdir(asidePath)
  }

  private static func check(_ path: String, _ mayReplace: (String) -> Bool) throws(RecordingError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw RecordingError(path: path, problem: "a file of that name is there already", remedy: "choose another name")
    }
    if let other = (entries(path) ?? []).sorted().first(where: { !mayReplace($0) }) {
      throw RecordingError(path: path, problem: "the folder holds other files (\(other))", remedy: "name a new folder")
    }
  }

  private static func entries(_ path: String) -> [String]? { try? FileManager.default.contentsOfDirectory(atPath: path) }
}
