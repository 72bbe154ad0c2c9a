import ObjectiveCRuntime

/// The properties of a player that send their changes to observers.
protocol PlayerKeys: AVPlayer {}
extension AVPlayer: PlayerKeys {}

extension PlayerKeys {
  nonisolated static var playerKeys: [ObjCKey] {
    ObjCKey.list {
      [
        ObjCKey("rate", \Self.rate),
        ObjCKey("status", \Self.status),
        ObjCKey("timeControlStatus", \Self.timeControlStatus),
        ObjCKey("currentItem", \Self.currentItem),
      ]
    }
  }
}
