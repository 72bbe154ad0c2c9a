import CoreMedia
import Foundation

/// A property of a film that takes a while to find out.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let value: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root: AVAsset {
  /// How long the film is.
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  /// Its rows of pictures.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
}

extension AVAsyncProperty where Root: AVAssetTrack {
  /// The size of its pictures as they lie in the file.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
  /// What turns them upright.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
  /// Pictures a second, on average.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init { $0.nominalFrameRate } }
  /// Where in the film it is.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
}

/// Properties that are found out away from the caller.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsset: AVAsynchronousKeyValueLoading {
  /// What a property is, once the file has been opened.
  ///
  /// - Throws: why it cannot be played.
  public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    _ = try opened()
    return property.value(self)
  }
  /// What two properties are.
  public func load<A, B>(_ a: AVAsyncProperty<AVAsset, A>, _ b: AVAsyncProperty<AVAsset, B>) async throws -> (A, B) {
    _ = try opened()
    return (a.value(self), b.value(self))
  }
  /// The tracks of a kind.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try opened()
    return tracks(withMediaType: mediaType)
  }
  private func opened() throws {
    if case .failure(let problem) = facts { throw problem.error(of: name) }
  }
}

extension AVAssetTrack: AVAsynchronousKeyValueLoading {
  /// What a property is.
  public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value { property.value(self) }
  /// What two properties are.
  public func load<A, B>(_ a: AVAsyncProperty<AVAssetTrack, A>, _ b: AVAsyncProperty<AVAssetTrack, B>) async throws -> (A, B) {
    (a.value(self), b.value(self))
  }
}
