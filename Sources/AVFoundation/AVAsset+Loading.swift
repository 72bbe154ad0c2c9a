import CoreMedia
import Foundation

/// An identifier of an asset's or track's property that can be loaded asynchronously.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let value: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root: AVAsset {
  /// The duration of the asset.
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
  /// A Boolean value that indicates whether the asset can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  /// The tracks of the asset.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
}

extension AVAsyncProperty where Root: AVAssetTrack {
  /// The size of the track's images as they are stored in the file.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
  /// The transform that turns the track's images upright.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
  /// The average number of frames per second.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init { $0.nominalFrameRate } }
  /// The time range of the track within the asset.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
}

/// An object whose properties can be loaded asynchronously.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsset: AVAsynchronousKeyValueLoading {
  /// Returns the value of a property after the file has been opened.
  ///
  /// - Throws: An error that describes why the asset cannot be played.
  public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    _ = try opened()
    return property.value(self)
  }
  /// Returns the values of two properties after the file has been opened.
  ///
  /// - Throws: An error that describes why the asset cannot be played.
  public func load<A, B>(_ a: AVAsyncProperty<AVAsset, A>, _ b: AVAsyncProperty<AVAsset, B>) async throws -> (A, B) {
    _ = try opened()
    return (a.value(self), b.value(self))
  }
  /// Returns the tracks of a media type.
  ///
  /// - Throws: An error that describes why the asset cannot be played.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try opened()
    return tracks(withMediaType: mediaType)
  }
  private func opened() throws {
    if case .failure(let problem) = facts { throw problem.error(of: name) }
  }
}

extension AVAssetTrack: AVAsynchronousKeyValueLoading {
  /// Returns the value of a property.
  public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value { property.value(self) }
  /// Returns the values of two properties.
  public func load<A, B>(_ a: AVAsyncProperty<AVAssetTrack, A>, _ b: AVAsyncProperty<AVAssetTrack, B>) async throws -> (A, B) {
    (a.value(self), b.value(self))
  }
}
