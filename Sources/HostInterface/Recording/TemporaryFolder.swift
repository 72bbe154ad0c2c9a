import CoreGraphics

/// A folder of numbered files that appears under its name only when it is complete.
public final class TemporaryFolder {
  /// The final path, as the user wrote it.
  public let path: String
  /// The path to which symbolic links lead from `path`.
  private let target: String
  private let temporaryPath: String
  private let mayReplace: (String) -> Bool
  private var names: [String] = []
  private var isCommitted = false

  /// Creates the temporary folder.
  ///
  /// - Parameter mayReplace: A closure that returns whether a file with this name may be removed from an existing folder. If one may not,
  ///   the folder contains files of the user, and an error is thrown.
  public init(_ path: String, replacing mayReplace: @escaping (_ name: String) -> Bool) throws(RecordingError) {
    self.path = TemporaryFile.withoutSlash(path)
    self.mayReplace = mayReplace
    target = try TemporaryFile.target(of: self.path)
    temporaryPath = TemporaryFile.temporaryName(of: target)
    try Self.check(self.path, mayReplace)
    guard mkdir(temporaryPath, 0o777) == 0 else { throw RecordingError(path: path, errno: errno) }
  }

  deinit { abandon() }

  /// Writes a file of the folder.
  public func write(_ bytes: some ContiguousBytes, as name: String) throws(RecordingError) {
    do throws(RecordingError) {
      let file = try TemporaryFile(path + "/" + name, aside: temporaryPath + "/" + name)
      names.append(name)
      try file.write(bytes)
      try file.leaveAside()
    } catch {
      abandon()
      throw error
    }
  }

  /// Moves the folder to its final name. It replaces an existing folder if all files in that folder may be replaced.
  public func commit() throws(RecordingError) {
    do throws(RecordingError) {
      try Self.check(path, mayReplace)
      for name in Self.entries(target) ?? [] { unlink(target + "/" + name) }
      guard rename(temporaryPath, target) == 0 else { throw RecordingError(path: path, errno: errno) }
    } catch {
      abandon()
      throw error
    }
    isCommitted = true
  }

  /// Removes the temporary folder. Nothing happens after `commit()`.
  public func abandon() {
    guard !isCommitted else { return }
    for name in names { unlink(temporaryPath + "/" + name) }
    names = []
    rmdir(temporaryPath)
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
