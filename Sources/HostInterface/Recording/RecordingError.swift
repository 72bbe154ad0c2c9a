import CoreGraphics

/// The reason why a file cannot be written, with its path and a remedy.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as the user wrote it.
  public var path: String
  /// A description of the problem.
  public var problem: String
  /// A remedy for the user.
  public var remedy: String

  /// Creates an error with its own description.
  public init(path: String, problem: String, remedy: String) {
    (self.path, self.problem, self.remedy) = (path, problem, remedy)
  }

  /// Creates an error from an error number of the system, with a suitable remedy.
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

  /// The error as one line: `path: problem — remedy`.
  public var description: String { "\(path): \(problem) — \(remedy)" }
}
