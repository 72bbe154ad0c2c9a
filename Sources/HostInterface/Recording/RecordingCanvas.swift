import CoreGraphics

extension TouchScript {
  /// What a recording of the script is drawn on: as large as everything that the screen becomes on the way, so that one film holds it all.
  ///
  /// - Parameter device: what the app was launched on. It may have turned itself at the launch.
  public func canvas(on device: Device) -> CGSize {
    var canvas = device.size
    func hold(_ size: CGSize) { canvas = CGSize(width: max(canvas.width, size.width), height: max(canvas.height, size.height)) }
    for timed in events {
      guard case .screen(let change) = timed.event else { continue }
      switch change {
      case .resize(let size): hold(size)
      case .rotate:
        // Whether the app follows, only the app knows.
        hold(device.upright.size)
        hold(device.landscape.size)
      }
    }
    return canvas
  }
}

extension Frame {
  /// The same picture in the middle of a canvas; scaled to fit where it is larger. Itself where it fills it.
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

  /// A dark gray, opaque, that neither a light nor a dark picture is lost in.
  private static let aroundPicture: UInt32 = 0xFF48_484A
}
