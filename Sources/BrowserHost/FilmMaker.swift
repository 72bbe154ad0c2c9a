import CoreGraphics
import HostInterface

/// Makes films of touches, beside the play.
@MainActor public protocol FilmMaker: AnyObject, Sendable {
  /// Begins a film of a script.
  ///
  /// - Parameters:
  ///   - ending: `mp4` or `gif`.
  ///   - scale: pixels per point.
  /// - Throws: an error whose description is one line.
  func begin(_ script: TouchScript, as ending: String, scale: Double) throws -> any FilmWork
}

/// A film that is being made.
@MainActor public protocol FilmWork: AnyObject {
  /// How much of it there is, from 0 to 1.
  var part: Double { get }
  /// The film, or one line about why there is none; nil as long as it is being made.
  var result: Result<Data, FilmError>? { get }
  /// Ends it. Nothing is left of it.
  func cancel()
}

/// Why there is no film: one line.
public struct FilmError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String
  /// With one line.
  public init(_ description: String) { self.description = description }
}
