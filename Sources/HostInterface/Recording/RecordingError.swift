import CoreGraphics

/// Why a file cannot be written: its name, what is wrong and what to do.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// As the user named it.
  public var path: String
  /// What is wrong.
  public var problem: String
  /// What the user can do about it.
  public var remedy: String

  /// An error of a sink's own.
  public init(path: String, problem: String, remedy: String) {
    (self.path, self.problem, self.remedy) = (path, problem, remedy)
  }

  /// The system's error number in words, with a remedy that fits.
  public init(path: String, errno number: Int32) {
    self.path = path
    switch number {
    case ENOSPC, EDQUOT: (problem, remedy) = ("the disk is full", "free some space or write to another place")
    case EFBIG: (problem, remedy) = ("the file would be larger than this system allows", "record less, or raise the limit (ulimit -f)")
    case EACCES, EPERM, EROFS: (problem, remedy) = ("not writable", "write to a place that you may write to")
    case ENOENT: (problem, remedy) = ("its folder does not exist", "create the folder first")
    case ENOTDIR: (problem, remedy) = ("a part of the path is a file", "name a folder that exists")
    case EISDIR, EEXIST, ENOTEMPTY: (problem, remedy) = ("a folder of that name is there already", "choose another name")
    case ENAMETOOLONG: (problem, remedy) = ("the name is too long", "choose a shorter one")
    default: (problem, remedy) = (String(cString: strerror(number)).lowercased(), "write to another place")
    }
  }

  /// One line: `path: what — remedy`.
  public var description: String { "\(path): \(problem) — \(remedy)" }
}
