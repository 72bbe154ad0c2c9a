import ObjectiveCRuntime

/// The properties of a player layer that send their changes to observers.
protocol PlayerLayerKeys: AVPlayerLayer {}
extension AVPlayerLayer: PlayerLayerKeys {}

extension PlayerLayerKeys {
  nonisolated static var playerLayerKeys: [ObjCKey] {
    ObjCKey.list {
      [
        ObjCKey("readyForDisplay", \Self.isReadyForDisplay)
      ]
    }
  }
}
