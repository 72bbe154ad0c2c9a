/// Why a film cannot be played: what it is, and a sentence with the remedy.
public struct FilmProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of problem it is.
  public enum Kind: Sendable {
    /// Nothing is there, or it cannot be read.
    case missing
    /// The address is no file's.
    case notAFile
    /// FFmpeg's libraries are not installed.
    case noLibrary
    /// It is no film that anybody knows.
    case unknownFormat
    /// It is cut off, or its bytes are no film's.
    case damaged
    /// There is nothing to see in it.
    case noPicture
    /// Its pictures are too large.
    case tooLarge
    /// Nobody knows how its pictures are packed.
    case noDecoder
  }
  /// What it is.
  public let kind: Kind
  /// A sentence without the film's name.
  public let description: String

  /// A problem.
  public init(_ kind: Kind, _ description: String) { (self.kind, self.description) = (kind, description) }
}
