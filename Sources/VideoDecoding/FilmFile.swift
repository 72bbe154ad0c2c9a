import CLibAV
import Foundation

/// An open video file: its container and the decoder of its frames. Only one thread at a time may use it.
final class FilmFile {
  let libav: LibAV
  private var container: UnsafeMutablePointer<AVFormatContext>?
  private var decoder: UnsafeMutablePointer<AVCodecContext>?
  private var packet: UnsafeMutablePointer<AVPacket>?
  private let stream: UnsafeMutablePointer<AVStream>
  private(set) var facts: FilmFacts
  private var hasReadAll = false
  private var badPackets = 0
  /// The start of the video, in units of its stream.
  private let origin: Int64

  /// Opens a file and reads all data, but does not decode any frame.
  init(path: String) throws(FilmProblem) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, R_OK) == 0 else {
      throw FilmProblem(.missing, "there is no file that can be read; look at the path")
    }
    let libav = try LibAV.playing.get()
    var container = try Self.open(path, libav)
    do throws(FilmProblem) {
      let (stream, codec) = try Self.pictures(of: container!, libav)
      (facts, origin) = try Self.facts(of: stream, container!, fileSize: Int64(status.st_size), libav)
      decoder = try Self.decoder(stream, codec, libav)
      self.stream = stream
    } catch {
      libav.avformat_close_input(&container)
      throw error
    }
    (self.libav, self.container, packet) = (libav, container, libav.av_packet_alloc())
  }

  deinit {
    libav.av_packet_free(&packet)
    libav.avcodec_free_context(&decoder)
    libav.avformat_close_input(&container)
  }

  /// Returns the next frame in display order, or `nil` at the end.
  func next() throws(FilmProblem) -> Shot? {
    let shot = Shot(libav)
    while true {
      let result = libav.avcodec_receive_frame(decoder, shot.frame)
      if result == 0 {
        badPackets = 0
        try FilmLimits.check(width: shot.width, height: shot.height)
        let time = shot.frame.pointee.best_effort_timestamp
        shot.start = time == LibAV.noTime ? nil : Self.nanoseconds(time, since: origin, stream.pointee.time_base)
        return shot
      }
      if result == LibAV.endOfFile { return nil }
      if result != -EAGAIN { try noteBadPacket(result) }
      if hasReadAll {
        if result != -EAGAIN { return nil }
        _ = libav.avcodec_send_packet(decoder, nil)
        continue
      }
      try feed()
    }
  }

  /// Passes the next packet of the file to the decoder.
  private func feed() throws(FilmProblem) {
    let result = libav.av_read_frame(container, packet)
    defer { libav.av_packet_unref(packet) }
    guard result >= 0 else {
      hasReadAll = true
      _ = libav.avcodec_send_packet(decoder, nil)
      return
    }
    guard packet!.pointee.stream_index == stream.pointee.index else { return }
    let sent = libav.avcodec_send_packet(decoder, packet)
    if sent < 0, sent != -EAGAIN { try noteBadPacket(sent) }
  }

  private func noteBadPacket(_ result: Int32) throws(FilmProblem) {
    badPackets += 1
    if result == -ENOMEM || badPackets > FilmLimits.mostBadPackets {
      throw FilmProblem(.damaged, "its pictures cannot be decoded (\(libav.words(result))); make it anew")
    }
  }

  /// Seeks to the key frame before a time, or to the beginning.
  func seek(to time: Int64) {
    let unit = stream.pointee.time_base
    let units = Int128(time) * Int128(max(unit.den, 1)) / (Int128(max(unit.num, 1)) * 1_000_000_000)
    let stamp = Int64(clamping: units + Int128(origin))
    if libav.av_seek_frame(container, stream.pointee.index, stamp, AVSEEK_FLAG_BACKWARD) < 0 {
      _ = libav.av_seek_frame(container, stream.pointee.index, origin, AVSEEK_FLAG_BACKWARD)
    }
    libav.avcodec_flush_buffers(decoder)
    (hasReadAll, badPackets) = (false, 0)
  }

  /// Returns the time between two timestamps of a stream in nanoseconds, clamped to the horizon.
  static func nanoseconds(_ time: Int64, since origin: Int64, _ unit: AVRational) -> Int64 {
    let units = Int128(time) - Int128(origin)
    return FilmLimits.clamp(units * Int128(unit.num) * 1_000_000_000 / Int128(max(unit.den, 1)))
  }
}
