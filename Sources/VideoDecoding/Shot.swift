import CLibAV

/// A decoded frame that still has video colours.
final class Shot {
  private let libav: LibAV
  let frame: UnsafeMutablePointer<AVFrame>
  /// The time at which the frame begins, in nanoseconds. It is `nil` if the file does not contain it.
  var start: Int64?
  var width: Int { Int(frame.pointee.width) }
  var height: Int { Int(frame.pointee.height) }

  init(_ libav: LibAV) {
    self.libav = libav
    guard let frame = libav.av_frame_alloc() else { preconditionFailure("no memory for a film's picture") }
    self.frame = frame
  }
  deinit {
    var frame: UnsafeMutablePointer<AVFrame>? = frame
    libav.av_frame_free(&frame)
  }
}
