import CLibAV

extension LibAV {
  /// The functions of FFmpeg's libraries. They are loaded when the first video is opened.
  static let playing: Result<LibAV, FilmProblem> = {
    var libav = LibAV()
    guard let reason = libav_load(&libav) else {
      libav.av_log_set_level(AV_LOG_QUIET)
      libav.av_max_alloc(FilmLimits.mostBytesAtOnce)
      return .success(libav)
    }
    return .failure(
      FilmProblem(
        .noLibrary,
        "films need FFmpeg's libraries (\(String(cString: reason))); install \(String(cString: libav_packages))"))
  }()

  /// The error AVERROR_EOF, whose macro Swift does not import.
  static let endOfFile = -tag("EOF ")
  /// The error AVERROR_INVALIDDATA.
  static let invalidData = -tag("INDA")
  private static func tag(_ letters: StaticString) -> Int32 {
    letters.withUTF8Buffer { $0.reversed().reduce(0) { $0 << 8 | Int32($1) } }
  }
  /// AV_NOPTS_VALUE, the time of a frame without a timestamp.
  static let noTime = Int64.min

  /// Returns FFmpeg's description of an error.
  func words(_ result: Int32) -> String {
    var text = [CChar](repeating: 0, count: 128)
    _ = av_strerror(result, &text, text.count)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
