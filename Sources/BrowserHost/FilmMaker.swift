import CoreGraphics
import HostInterface

/// An object that makes videos of touch scripts while a demo is played.
@MainActor public protocol FilmMaker: AnyObject, Sendable {
  /// Starts to make a video of a script.
  ///
  /// - Parameters:
  ///   - script: The touch script.
  ///   - ending: The format, which is `mp4` or `gif`.
  ///   - scale: The number of pixels per point.
  /// - Throws: An error whose description is one line.
  func begin(_ script: TouchScript, as ending: String, scale: Double) throws -> any FilmWork
}

/// A video that is being made.
@MainActor public protocol FilmWork: AnyObject {
  /// The progress, from 0 to 1.
  var part: Double { get }
  /// The video, or the reason why it failed. It is `nil` while the video is being made.
  var result: Result<Data, FilmError>? { get }
  /// Stops the work. No file is left.
  func cancel()
}

/// The reason why a video could not be made, in one line.
public struct FilmError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of the problem with a remedy.
  public var description: String
  /// Creates an error with a description of one line.
  public init(_ description: String) { self.description = description }
}
