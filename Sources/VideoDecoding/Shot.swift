import CLibAV

/// A decoded picture, in video's colours yet.
final class Shot {
  private let libav: LibAV
  let frame: UnsafeMutablePointer<AVFrame>
  /// When it comes, in nanoseconds; nil if it does not say.
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
