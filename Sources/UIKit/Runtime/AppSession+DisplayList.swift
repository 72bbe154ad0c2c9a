import DisplayList

extension AppSession {
  /// What the screen shows now, before it is drawn: for tests that compare descriptions of pictures, and for measuring.
  ///
  /// - Parameter scale: pixels per point, for paths that become pixels on the way; the device's unless said otherwise.
  public func displayList(scale: Double? = nil) -> DisplayList {
    pictures.displayList(of: runtime.scene, at: now, scale: scale ?? device.scale, size: device.size)
  }
}
