import CLibAV
import CoreGraphics
import HostFixtures
import Motion
import Testing

@testable import HostInterface
@testable import VideoExport

@MainActor @Suite final class VideoSinkTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-film-\(UUID().uuidString)").path
  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var entries: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] }

  private func record(_ sink: VideoSink, frames: Int = 30) throws {
    let app = SquareApplication()
    app.isRestless = true
    app.receive(TimedEvent(.touch(TouchInput(.began, finger: 1, at: CGPoint(x: 40, y: 40))), at: .zero))
    for index in 0..<frames {
      let time = MediaTime(nanoseconds: Int64(index) * app.tick)
      app.receive(TimedEvent(.touch(TouchInput(.moved, finger: 1, at: CGPoint(x: 40 + 8 * index, y: 40 + 20 * index))), at: time))
      let frame = app.runUpdateCycle(at: time) ?? app.currentFrame()
      try sink.take(RecordedFrame(index: index, time: time, frame: frame, isNew: true))
    }
    try sink.finish()
  }

  private func film(_ name: String, scale: Double = 0.5) throws -> [UInt8] {
    let path = folder + "/" + name
    try record(VideoSink(path: path, size: Device.iPhone14.size, scale: scale, framesPerSecond: 60))
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test func `a full disk is one line, and no half film is left`() throws {
    symlink("/dev/full", folder + "/.aside")
    let file = try TemporaryFile(folder + "/a.mp4", aside: folder + "/.aside")
    let error = #expect(throws: RecordingError.self) {
      try record(VideoSink(file: file, size: Device.iPhone14.size, scale: 0.5, framesPerSecond: 60))
    }
    #expect(error?.description == "\(folder)/a.mp4: the disk is full — free some space or write to another place")
    file.abandon()
    #expect(entries.isEmpty)
  }

  @Test func `a play that is given up leaves nothing`() throws {
    do {
      let sink = try VideoSink(path: folder + "/a.mp4", size: Device.iPhone14.size, scale: 0.5, framesPerSecond: 60)
      try sink.take(RecordedFrame(index: 0, time: .zero, frame: SquareApplication().currentFrame(), isNew: true))
    }
    #expect(entries.isEmpty)
  }

  @Test func `the same bytes again and again`() throws {
    let one = try film("1.mp4")
    #expect(try film("2.mp4") == one)
    #expect(try film("3.mp4") == one)
    #expect(one.count > 1000)
  }

  @Test func `a film names no library and no date`() throws {
    let text = String(decoding: try film("a.mp4"), as: Unicode.ASCII.self)
    for word in ["Lavf", "Lavc", "x264", "FFmpeg", "libav"] { #expect(!text.contains(word), "\(word)") }
    #expect(text.contains("ftyp") && text.contains("moov"))
    let movie = try #require(text.range(of: "moov")), data = try #require(text.range(of: "mdat"))
    #expect(movie.lowerBound < data.lowerBound, "the index comes first")
  }

  @Test func `a film has every frame, the even part of the size, and the right colours`() throws {
    _ = try film("a.mp4", scale: 0.35)  // 136.5×295.4 pixels, so 137×295
    let libav = try LibAV.loaded(for: "a.mp4")
    var reader: UnsafeMutablePointer<AVFormatContext>?
    #expect(libav.avformat_open_input(&reader, folder + "/a.mp4", nil, nil) == 0)
    defer { libav.avformat_close_input(&reader) }
    #expect(libav.avformat_find_stream_info(reader, nil) >= 0)
    let stream = try #require(reader!.pointee.streams[0])
    #expect(stream.pointee.codecpar.pointee.width == 136 && stream.pointee.codecpar.pointee.height == 294)
    #expect(stream.pointee.nb_frames == 30)
    #expect(stream.pointee.avg_frame_rate.num == 60 * stream.pointee.avg_frame_rate.den)

    var decoder = libav.avcodec_alloc_context3(libav.avcodec_find_decoder(stream.pointee.codecpar.pointee.codec_id))
    _ = libav.avcodec_parameters_to_context(decoder, stream.pointee.codecpar)
    #expect(libav.avcodec_open2(decoder, nil, nil) == 0)
    var (packet, frame) = (libav.av_packet_alloc(), libav.av_frame_alloc())
    defer { libav.avcodec_free_context(&decoder); libav.av_packet_free(&packet); libav.av_frame_free(&frame) }
    var frames = 0
    var luma: [UInt8] = []
    func receive() {
      while libav.avcodec_receive_frame(decoder, frame) == 0 {
        if frames == 0 {  // the square (centre 40, 40 pt) and the paper
          let (plane, stride) = (frame!.pointee.data.0!, Int(frame!.pointee.linesize.0))
          luma = [plane[14 * stride + 14], plane[200 * stride + 100]]
        }
        frames += 1
      }
    }
    while libav.av_read_frame(reader, packet) == 0 {
      _ = libav.avcodec_send_packet(decoder, packet)
      receive()
      libav.av_packet_unref(packet)
    }
    _ = libav.avcodec_send_packet(decoder, nil)
    receive()
    #expect(frames == 30)
    // BT.709, limited range: 16 + 219·(0.2126 R + 0.7152 G + 0.0722 B)/255
    #expect(abs(Int(luma[0]) - 92) <= 4 && abs(Int(luma[1]) - 222) <= 2)
  }

  @Test func `a size that video cannot have is said before any work`() {
    let error = #expect(throws: RecordingError.self) {
      try VideoSink(path: folder + "/a.mp4", size: CGSize(width: 1, height: 1), scale: 1, framesPerSecond: 60)
    }
    #expect(error?.description == "\(folder)/a.mp4: a film of 0×0 pixels — choose a larger --scale")
    #expect(entries.isEmpty)
  }
}
