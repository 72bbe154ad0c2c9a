import ObjectiveCRuntime

/// The properties of an item that send their changes to observers.
protocol PlayerItemKeys: AVPlayerItem {}
extension AVPlayerItem: PlayerItemKeys {}

extension PlayerItemKeys {
  nonisolated static var playerItemKeys: [ObjCKey] {
    ObjCKey.list {
      [
        ObjCKey("status", \Self.status),
        ObjCKey("duration", \Self.duration),
        ObjCKey("presentationSize", \Self.presentationSize),
        ObjCKey("loadedTimeRanges", \Self.loadedTimeRanges),
        ObjCKey("playbackLikelyToKeepUp", \Self.isPlaybackLikelyToKeepUp),
        ObjCKey("playbackBufferEmpty", \Self.isPlaybackBufferEmpty),
      ]
    }
  }
}
