import CoreGraphics

extension TouchScript {
  /// Returns the size of a recording's frames, in points. It contains every size that the screen has during the script, so that one video
  /// can hold all frames.
  ///
  /// - Parameter device: The device that the app was launched on. The app may have rotated it at launch.
  public func canvas(on device: Device) -> CGSize {
    var canvas = device.size
    func hold(_ size: CGSize) { canvas = CGSize(width: max(canvas.width, size.width), height: max(canvas.height, size.height)) }
    for timed in events {
      guard case .screen(let change) = timed.event else { continue }
      switch change {
      case .resize(let size): hold(size)
      case .rotate:
        // The app may follow the rotation or not, so both orientations count.
        hold(device.upright.size)
        hold(device.landscape.size)
      }
    }
    return canvas
  }
}

extension Frame {
  /// Returns the frame in the middle of a canvas. A frame that is larger than the canvas is scaled to fit. A frame of the same size is
  /// returned unchanged.
  public func standing(on canvas: CGSize) -> Frame {
    guard size != canvas, size.width > 0, size.height > 0 else { return self }
    return Frame(time: time, size: canvas) { target in
      let fit = min(1, canvas.width / self.size.width, canvas.height / self.size.height)
      let scale = Double(target.width) / canvas.width * fit
      let width = min(target.width, max(1, Int((self.size.width * scale).rounded())))
      let height = min(target.height, max(1, Int((self.size.height * scale).rounded())))
      let picture = PixelBuffer(width: width, height: height)
      self.draw(picture)
      for y in 0..<target.height {
        UnsafeMutableBufferPointer(start: target.row(y).assumingMemoryBound(to: UInt32.self), count: target.width)
          .update(repeating: Self.aroundPicture)
      }
      let (left, top) = ((target.width - width) / 2, (target.height - height) / 2)
      for y in 0..<height { (target.row(top + y) + left * 4).copyMemory(from: picture.row(y), byteCount: width * 4) }
    }
  }

  /// The opaque dark grey around the frame, which differs from both light and dark frames.
  private static let aroundPicture: UInt32 = 0xFF48_484A
}
