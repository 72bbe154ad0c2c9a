/// The reason why a video cannot be played, with a remedy.
public struct FilmProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of problems.
  public enum Kind: Sendable {
    /// The file does not exist or cannot be read.
    case missing
    /// The URL is not that of a file.
    case notAFile
    /// FFmpeg's libraries are not installed.
    case noLibrary
    /// The format of the file is not known.
    case unknownFormat
    /// The file is truncated or damaged.
    case damaged
    /// The file contains no video.
    case noPicture
    /// The frames are too large.
    case tooLarge
    /// There is no decoder for the video.
    case noDecoder
  }
  /// The kind of the problem.
  public let kind: Kind
  /// A sentence that describes the problem and the remedy, without the name of the file.
  public let description: String

  /// Creates a problem.
  public init(_ kind: Kind, _ description: String) { (self.kind, self.description) = (kind, description) }
}
