import CLibAV

/// The reading of a video's data when it is opened. Memory is limited for any content of the file.
extension FilmFile {
  /// The containers that AVFoundation plays, by their names in FFmpeg.
  private static let formats = "mov,mp4,m4a,3gp,3g2,mj2"

  static func open(_ path: String, _ libav: LibAV) throws(FilmProblem) -> UnsafeMutablePointer<AVFormatContext>? {
    var container: UnsafeMutablePointer<AVFormatContext>?
    var options: OpaquePointer?
    // A video may not refer to other files or to the network.
    _ = libav.av_dict_set(&options, "protocol_whitelist", "file", 0)
    _ = libav.av_dict_set(&options, "format_whitelist", formats, 0)
    defer { libav.av_dict_free(&options) }
    let result = libav.avformat_open_input(&container, "file:" + path, nil, &options)
    if result == 0 { return container }
    if result == LibAV.invalidData, !isMovie(path) {
      throw FilmProblem(.unknownFormat, "it is no MP4 or QuickTime film; make it one")
    }
    if result == -EINVAL { throw FilmProblem(.unknownFormat, "it is no MP4 or QuickTime film; make it one") }
    throw FilmProblem(.damaged, "it cannot be read (\(libav.words(result))); make it anew")
  }

  /// Returns whether a file begins like an MP4 file.
  private static func isMovie(_ path: String) -> Bool {
    guard let file = fopen(path, "r") else { return false }
    defer { fclose(file) }
    var head = [UInt8](repeating: 0, count: 8)
    guard fread(&head, 1, 8, file) == 8 else { return false }
    return ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(String(decoding: head[4...], as: UTF8.self))
  }

  /// Returns the video stream and its decoder.
  static func pictures(
    of container: UnsafeMutablePointer<AVFormatContext>, _ libav: LibAV
  ) throws(FilmProblem) -> (UnsafeMutablePointer<AVStream>, UnsafePointer<AVCodec>) {
    let streams = (0..<Int(container.pointee.nb_streams)).compactMap { container.pointee.streams[$0] }
    let found = streams.first {
      $0.pointee.codecpar.pointee.codec_type == AVMEDIA_TYPE_VIDEO && $0.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC == 0
    }
    guard !streams.isEmpty else { throw FilmProblem(.damaged, "it cannot be read: nothing in it says what it holds; make it anew") }
    guard let found else { throw FilmProblem(.noPicture, "it has no pictures") }
    // The size is checked before anything of the stream is decoded.
    let parameters = found.pointee.codecpar.pointee
    if parameters.width != 0 || parameters.height != 0 {
      try FilmLimits.check(width: Int(parameters.width), height: Int(parameters.height))
    }
    guard let codec = libav.avcodec_find_decoder(parameters.codec_id) else {
      throw FilmProblem(.noDecoder, "nobody here decodes its pictures (codec \(parameters.codec_id.rawValue)); make it H.264")
    }
    // This decodes the first packets. No frame may be larger than the size in the file.
    var options = streams.map { _ in OpaquePointer?.none }
    for place in options.indices {
      _ = libav.av_dict_set(&options[place], "max_pixels", "\(FilmLimits.mostPixels)", 0)
      _ = libav.av_dict_set(&options[place], "threads", "1", 0)
    }
    defer { for place in options.indices { libav.av_dict_free(&options[place]) } }
    let result = libav.avformat_find_stream_info(container, &options)
    guard result >= 0 else { throw FilmProblem(.damaged, "it cannot be read (\(libav.words(result))); make it anew") }
    try FilmLimits.check(width: Int(found.pointee.codecpar.pointee.width), height: Int(found.pointee.codecpar.pointee.height))
    return (found, codec)
  }

  /// Creates a decoder with one thread and without approximations, so that it gives identical frames each time.
  static func decoder(
    _ stream: UnsafeMutablePointer<AVStream>, _ codec: UnsafePointer<AVCodec>, _ libav: LibAV
  ) throws(FilmProblem) -> UnsafeMutablePointer<AVCodecContext>? {
    var context = libav.avcodec_alloc_context3(codec)
    guard libav.avcodec_parameters_to_context(context, stream.pointee.codecpar) >= 0 else {
      libav.avcodec_free_context(&context)
      throw FilmProblem(.damaged, "what it says of its pictures makes no sense; make it anew")
    }
    context!.pointee.thread_count = 1
    context!.pointee.flags |= AV_CODEC_FLAG_BITEXACT
    context!.pointee.max_pixels = Int64(FilmLimits.mostPixels)
    context!.pointee.pkt_timebase = stream.pointee.time_base
    let result = libav.avcodec_open2(context, codec, nil)
    guard result >= 0 else {
      libav.avcodec_free_context(&context)
      throw FilmProblem(.noDecoder, "its pictures cannot be decoded (\(libav.words(result))); make it H.264")
    }
    return context
  }

  static func facts(
    of stream: UnsafeMutablePointer<AVStream>, _ container: UnsafeMutablePointer<AVFormatContext>, fileSize: Int64, _ libav: LibAV
  ) throws(FilmProblem) -> (FilmFacts, origin: Int64) {
    let unit = stream.pointee.time_base, parameters = stream.pointee.codecpar.pointee
    let origin = stream.pointee.start_time == LibAV.noTime ? 0 : stream.pointee.start_time
    var length = stream.pointee.duration, scale = Int64(unit.den)
    if length <= 0 || unit.num != 1 || scale <= 0 {
      (length, scale) = (container.pointee.duration, Int64(AV_TIME_BASE))  // in the unit of FFmpeg
    }
    guard length > 0, let timescale = Int32(exactly: scale) else {
      throw FilmProblem(.damaged, "it does not say how long it is; make it anew")
    }
    try FilmLimits.check(duration: Int64(clamping: Int128(length) * 1_000_000_000 / Int128(timescale)))
    let aspect = stream.pointee.sample_aspect_ratio.num > 0 ? stream.pointee.sample_aspect_ratio : parameters.sample_aspect_ratio
    let isSensible = aspect.num > 0 && aspect.den > 0 && aspect.num / aspect.den < 16 && aspect.den / aspect.num < 16
    let rate = stream.pointee.avg_frame_rate
    return (
      FilmFacts(
        width: Int(parameters.width), height: Int(parameters.height),
        pixelAspect: isSensible ? Double(aspect.num) / Double(aspect.den) : 1, orientation: orientation(of: stream, libav),
        length: length, timescale: timescale, framesPerSecond: rate.num > 0 && rate.den > 0 ? Double(rate.num) / Double(rate.den) : 0,
        breaksAt: end(of: stream, inFileOf: fileSize, libav).map { nanoseconds($0, since: origin, unit) },
        hasSound: (0..<Int(container.pointee.nb_streams)).contains {
          container.pointee.streams[$0]?.pointee.codecpar.pointee.codec_type == AVMEDIA_TYPE_AUDIO
        }), origin
    )
  }

  /// Returns the time of the first frame that a truncated file no longer contains.
  private static func end(of stream: UnsafeMutablePointer<AVStream>, inFileOf size: Int64, _ libav: LibAV) -> Int64? {
    (0..<libav.avformat_index_get_entries_count(stream)).lazy
      .compactMap { libav.avformat_index_get_entry(stream, $0)?.pointee }
      .first { $0.pos < 0 || $0.pos > size - Int64($0.size) }?.timestamp
  }

  /// Returns the orientation from the display matrix that phones write, rounded to the nearest quarter turn.
  private static func orientation(of stream: UnsafeMutablePointer<AVStream>, _ libav: LibAV) -> Int {
    var size = 0
    guard let data = libav.av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &size), size >= 36 else { return 1 }
    return data.withMemoryRebound(to: Int32.self, capacity: 9) { m in
      let (a, b) = (Int64(m[0]), Int64(m[1]))
      if abs(a) >= abs(b) { return a >= 0 ? 1 : 3 }
      return b > 0 ? 6 : 8
    }
  }
}
