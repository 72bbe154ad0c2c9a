import DisplayList

extension AppSession {
  /// Returns the display list of the current screen, before it is rendered. Use it to compare images by their description, and for
  /// measurements.
  ///
  /// - Parameter scale: The number of pixels in a point, for paths that are rasterised in advance. The default is the scale of the
  ///   device.
  public func displayList(scale: Double? = nil) -> DisplayList {
    pictures.displayList(of: runtime.scene, at: now, scale: scale ?? device.scale, size: device.size)
  }
}
