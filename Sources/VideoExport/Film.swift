import CLibAV
import CoreGraphics
import HostInterface

/// The writer of an MP4 file: conversion to video colours, encoder and muxer.
final class Film {
  private let libav: LibAV
  private let path: String
  private var muxer: UnsafeMutablePointer<AVFormatContext>?
  private var stream: UnsafeMutablePointer<AVStream>!
  private var encoder: UnsafeMutablePointer<AVCodecContext>?
  private var filter: UnsafeMutablePointer<AVBSFContext>?
  private var colors: OpaquePointer?
  private var picture: UnsafeMutablePointer<AVFrame>?
  private var packet: UnsafeMutablePointer<AVPacket>?
  private var count: Int64 = 0

  /// The number of threads of the encoder. x264's result depends on it, so it is one.
  private static let encoderThreads: Int32 = 1

  init(file: TemporaryFile, width: Int, height: Int, framesPerSecond: Int) throws(RecordingError) {
    path = file.path
    libav = try LibAV.loaded(for: file.path)
    (picture, packet) = (libav.av_frame_alloc(), libav.av_packet_alloc())
    libav.av_log_set_level(AV_LOG_QUIET)
    guard width >= 2, height >= 2 else {
      throw RecordingError(path: path, problem: "a film of \(width)×\(height) pixels", remedy: "choose a larger --scale")
    }
    let codec = try openEncoder(width, height, framesPerSecond)
    try check(libav.avformat_alloc_output_context2(&muxer, nil, "mp4", "file:" + file.temporaryPath))
    muxer!.pointee.flags |= AVFMT_FLAG_BITEXACT  // omits the date and the version of the library
    stream = libav.avformat_new_stream(muxer, codec)
    stream.pointee.time_base = encoder!.pointee.time_base
    stream.pointee.avg_frame_rate = encoder!.pointee.framerate
    try openFilter(codec)
    try check(libav.avcodec_parameters_copy(stream.pointee.codecpar, filter!.pointee.par_out))
    try check(libav.avio_open(&muxer!.pointee.pb, "file:" + file.temporaryPath, AVIO_FLAG_WRITE))
    var options: OpaquePointer?
    _ = libav.av_dict_set(&options, "movflags", "+faststart", 0)  // a browser can start playback before it has the whole file
    defer { libav.av_dict_free(&options) }
    try check(libav.avformat_write_header(muxer, &options))
    try openColors(width, height)
  }

  deinit {
    if let muxer {
      if muxer.pointee.pb != nil { _ = libav.avio_closep(&muxer.pointee.pb) }
      libav.avformat_free_context(muxer)
    }
    libav.av_bsf_free(&filter)
    libav.avcodec_free_context(&encoder)
    libav.sws_freeContext(colors)
    libav.av_frame_free(&picture)
    libav.av_packet_free(&packet)
  }

  /// Appends an image that is displayed for one frame.
  ///
  /// - Parameter isNew: `false` if the image equals the previous one, which is then not converted again.
  func append(_ image: CGImage, isNew: Bool = true) throws(RecordingError) {
    if isNew || count == 0 { try convert(image) }
    picture!.pointee.pts = count
    count += 1
    try check(libav.avcodec_send_frame(encoder, picture))
    try drain()
  }

  private func convert(_ image: CGImage) throws(RecordingError) {
    try check(libav.av_frame_make_writable(picture))
    var source: [UnsafePointer<UInt8>?] = [image.bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), nil, nil, nil]
    var strides: [Int32] = [Int32(image.bytesPerRow), 0, 0, 0]
    let target: [UnsafeMutablePointer<UInt8>?] = [picture!.pointee.data.0, picture!.pointee.data.1, picture!.pointee.data.2, nil]
    let targetStrides: [Int32] = [picture!.pointee.linesize.0, picture!.pointee.linesize.1, picture!.pointee.linesize.2, 0]
    try check(libav.sws_scale(colors, &source, &strides, 0, picture!.pointee.height, target, targetStrides))
  }

  /// Writes the remaining packets of the encoder and the index of the file.
  func finish() throws(RecordingError) {
    try check(libav.avcodec_send_frame(encoder, nil))
    try drain()
    try check(libav.av_bsf_send_packet(filter, nil))
    try writeFiltered()
    try check(libav.av_write_trailer(muxer))
    try check(libav.avio_closep(&muxer!.pointee.pb))
  }

  private func drain() throws(RecordingError) {
    while true {
      let result = libav.avcodec_receive_packet(encoder, packet)
      if result == -EAGAIN || result == Self.endOfFile { return }
      try check(result)
      packet!.pointee.duration = 1
      try check(libav.av_bsf_send_packet(filter, packet))
      try writeFiltered()
    }
  }

  private func writeFiltered() throws(RecordingError) {
    while true {
      let result = libav.av_bsf_receive_packet(filter, packet)
      if result == -EAGAIN || result == Self.endOfFile { return }
      try check(result)
      libav.av_packet_rescale_ts(packet, encoder!.pointee.time_base, stream.pointee.time_base)
      packet!.pointee.stream_index = 0
      try check(libav.av_interleaved_write_frame(muxer, packet))
      if let file = muxer!.pointee.pb { try check(file.pointee.error) }
    }
  }

  // MARK: Opening

  private func openEncoder(_ width: Int, _ height: Int, _ rate: Int) throws(RecordingError) -> UnsafePointer<AVCodec> {
    let names = ["libx264", "libopenh264", "mpeg4"]
    for name in names {
      guard let codec = libav.avcodec_find_encoder_by_name(name), let context = libav.avcodec_alloc_context3(codec) else { continue }
      context.pointee.width = Int32(width)
      context.pointee.height = Int32(height)
      context.pointee.time_base = AVRational(num: 1, den: Int32(rate))
      context.pointee.framerate = AVRational(num: Int32(rate), den: 1)
      context.pointee.pix_fmt = AV_PIX_FMT_YUV420P
      context.pointee.colorspace = AVCOL_SPC_BT709
      context.pointee.color_primaries = AVCOL_PRI_BT709
      context.pointee.color_trc = AVCOL_TRC_BT709
      context.pointee.color_range = AVCOL_RANGE_MPEG
      context.pointee.thread_count = Self.encoderThreads
      context.pointee.flags |= AV_CODEC_FLAG_BITEXACT | AV_CODEC_FLAG_GLOBAL_HEADER
      if name == "libx264" {
        _ = libav.av_opt_set(context.pointee.priv_data, "preset", "veryfast", 0)
        _ = libav.av_opt_set(context.pointee.priv_data, "crf", "18", 0)
        // The lookahead of x264 164 reads padding of reduced frames that it never wrote, unless the size is a multiple of 16. Its choices
        // then depend on the contents of new memory. Without the lookahead the result is always identical.
        _ = libav.av_opt_set(context.pointee.priv_data, "rc-lookahead", "0", 0)
        context.pointee.max_b_frames = 0
      } else {
        context.pointee.bit_rate = Int64(width * height * rate / 8)
      }
      if libav.avcodec_open2(context, codec, nil) >= 0 {
        encoder = context
        return codec
      }
      var failed: UnsafeMutablePointer<AVCodecContext>? = context
      libav.avcodec_free_context(&failed)
    }
    throw RecordingError(
      path: path, problem: "no video encoder (\(names.joined(separator: ", "))) takes \(width)×\(height) pixels",
      remedy: "choose a smaller --scale, or install Debian's libavcodec")
  }

  /// Opens the filter that removes the version and the settings of x264 from the video. They are supplemental information, which is unit
  /// type 6.
  private func openFilter(_ codec: UnsafePointer<AVCodec>) throws(RecordingError) {
    try check(libav.av_bsf_list_parse_str(codec.pointee.id == AV_CODEC_ID_H264 ? "filter_units=remove_types=6" : "null", &filter))
    try check(libav.avcodec_parameters_from_context(filter!.pointee.par_in, encoder))
    filter!.pointee.time_base_in = encoder!.pointee.time_base
    try check(libav.av_bsf_init(filter))
  }

  private func openColors(_ width: Int, _ height: Int) throws(RecordingError) {
    picture!.pointee.format = AV_PIX_FMT_YUV420P.rawValue
    picture!.pointee.width = Int32(width)
    picture!.pointee.height = Int32(height)
    try check(libav.av_frame_get_buffer(picture, 0))
    colors = libav.sws_getContext(
      Int32(width), Int32(height), AV_PIX_FMT_BGR0, Int32(width), Int32(height), AV_PIX_FMT_YUV420P,
      SWS_BILINEAR | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INP | SWS_BITEXACT, nil, nil, nil)
    guard colors != nil else {
      throw RecordingError(path: path, problem: "\(width)×\(height) pixels are too many for a film", remedy: "choose a smaller --scale")
    }
    let law = libav.sws_getCoefficients(SWS_CS_ITU709)
    _ = libav.sws_setColorspaceDetails(colors, law, 1, law, 0, 0, 1 << 16, 1 << 16)
  }

  // MARK: Errors

  /// AVERROR_EOF, whose macro Swift does not import.
  private static let endOfFile =
    -(Int32(UInt8(ascii: "E")) | Int32(UInt8(ascii: "O")) << 8 | Int32(UInt8(ascii: "F")) << 16 | Int32(UInt8(ascii: " ")) << 24)

  private func check(_ result: Int32) throws(RecordingError) {
    guard result < 0 else { return }
    if (1..<200).contains(-result) { throw RecordingError(path: path, errno: -result) }
    var text = [CChar](repeating: 0, count: 128)
    _ = libav.av_strerror(result, &text, text.count)
    let words = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    throw RecordingError(path: path, problem: "the film could not be written (\(words))", remedy: "record `.gif` or a folder instead")
  }
}
