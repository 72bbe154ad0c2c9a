import CPNG
import CPixels
import CTurboJPEG
import CoreGraphics

/// The conversion of pixels to image files. Equal pixels give equal bytes, because files contain no dates and no version strings.
public enum ImageEncoder {
  /// The trade-off between the speed of the encoding and the size of a PNG file.
  public enum Effort: Sendable {
    /// The encoding is fast and takes a few milliseconds per million pixels. It is intended for frames and uses Segue's own writer.
    case fast
    /// The file is about half as large, and the encoding takes ten times as long. It is intended for files that are kept and uses libpng.
    case small
  }

  /// Returns a PNG file. It is RGB for an opaque image, RGBA for any other image, and gray for coverage.
  ///
  /// - Parameter threads: The number of threads that share the work. It does not affect the bytes.
  public static func png(_ image: CGImage, effort: Effort = .fast, threads: Int = 1) throws(ImageError) -> Data {
    let layout = image.format == .alpha ? CPXGray : image.isOpaque ? CPXRGB : CPXRGBA
    let data = png(image.bytes, image.bytesPerRow, image.width, image.height, layout, threads)
    return effort == .fast ? data : try recompress(data, layout)
  }

  /// Returns a PNG file of a buffer that can be written again afterwards.
  public static func png(_ buffer: PixelBuffer) -> Data {
    let bytes = UnsafeRawBufferPointer(buffer.bytes)
    let opaque = buffer.format == .bgra && cpx_is_opaque(bytes.baseAddress, buffer.bytesPerRow, buffer.width, buffer.height) == 1
    let layout = buffer.format == .alpha ? CPXGray : opaque ? CPXRGB : CPXRGBA
    return png(bytes, buffer.bytesPerRow, buffer.width, buffer.height, layout, 1)
  }

  /// Returns a JPEG file with chroma at half the resolution. Transparent parts become black.
  /// - Parameter quality: The quality from 1 to 100. The default is 85.
  public static func jpeg(_ image: CGImage, quality: Int = 85) throws(ImageError) -> Data {
    try jpeg(image.bytes, image.bytesPerRow, image.width, image.height, image.format, quality)
  }
  /// Returns a JPEG file of a buffer that can be written again afterwards.
  public static func jpeg(_ buffer: PixelBuffer, quality: Int = 85) throws(ImageError) -> Data {
    try jpeg(UnsafeRawBufferPointer(buffer.bytes), buffer.bytesPerRow, buffer.width, buffer.height, buffer.format, quality)
  }

  private static func png(
    _ bytes: UnsafeRawBufferPointer, _ stride: Int, _ width: Int, _ height: Int, _ layout: Int, _ threads: Int
  ) -> Data {
    let (width, height, layout) = (UInt32(width), UInt32(height), Int32(layout))
    let count = Int(cpx_png_band_count(height)), workers = max(1, min(threads, count))
    let bands = UnsafeMutableBufferPointer<CPXBand>.allocate(capacity: count)
    defer { bands.deallocate() }
    bands.initialize(repeating: CPXBand())
    let bandRoom = cpx_png_band_room(width, layout), workerRoom = cpx_png_worker_room(width, layout)
    let memory = PageMemory.allocate(workers * workerRoom + count * bandRoom)  // most of this memory is never touched
    defer { PageMemory.free(memory) }
    // Each band has only one worker.
    nonisolated(unsafe) let (pixels, made) = (bytes.bindMemory(to: UInt8.self).baseAddress, bands.baseAddress)
    nonisolated(unsafe) let scratch = memory.bindMemory(to: UInt8.self).baseAddress!
    let work: @Sendable (Int) -> Void = { worker in
      cpx_png_bands(
        pixels, stride, width, height, layout, Int32(worker), Int32(workers), scratch + worker * workerRoom, scratch + workers * workerRoom,
        made)
    }
    if workers == 1 { work(0) } else { Parallel.perform(iterations: workers, work) }
    let file = PageMemory.allocate(cpx_png_room(made, Int32(count)))
    let length = cpx_png(made, width, height, layout, file.bindMemory(to: UInt8.self).baseAddress)
    return Data(bytesNoCopy: file.baseAddress!, count: length, deallocator: .custom { _, _ in PageMemory.free(file) })
  }

  /// Encodes a PNG file again with libpng, which selects filters and searches for matches.
  private static func recompress(_ fast: Data, _ layout: Int) throws(ImageError) -> Data {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    func failure() -> ImageError {
      .notEncoded(reason: withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    guard ImageDecoder.withBytes(fast, { png_image_begin_read_from_memory(&image, $0, $1) }) != 0 else { throw failure() }
    image.format = UInt32(layout == CPXGray ? 0 : PNG_FORMAT_FLAG_COLOR | (layout == CPXRGBA ? PNG_FORMAT_FLAG_ALPHA : 0))
    let row = Int(image.width) * layout
    var pixels = [UInt8](repeating: 0, count: row * Int(image.height))
    guard png_image_finish_read(&image, nil, &pixels, Int32(row), nil) != 0 else { throw failure() }
    var size = 0
    guard png_image_write_to_memory(&image, nil, &size, 0, pixels, Int32(row), nil) != 0 else { throw failure() }
    var file = Data(count: size)
    let written = file.withUnsafeMutableBytes { png_image_write_to_memory(&image, $0.baseAddress, &size, 0, pixels, Int32(row), nil) }
    guard written != 0 else { throw failure() }
    return file.prefix(size)
  }

  private static func jpeg(
    _ bytes: UnsafeRawBufferPointer, _ stride: Int, _ width: Int, _ height: Int, _ format: PixelBuffer.Format, _ quality: Int
  ) throws(ImageError) -> Data {
    guard let handle = tjInitCompress() else { throw .notEncoded(reason: "libjpeg-turbo has no memory for an encoder") }
    defer { tjDestroy(handle) }
    var file: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let status = tjCompress2(
      handle, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(stride), Int32(height),
      Int32((format == .bgra ? TJPF_BGRA : TJPF_GRAY).rawValue), &file, &size,
      Int32((format == .bgra ? TJSAMP_420 : TJSAMP_GRAY).rawValue), Int32(max(1, min(100, quality))), 0)
    defer { tjFree(file) }
    guard status == 0, let file else {
      throw .notEncoded(reason: tjGetErrorStr2(handle).map { String(cString: $0) } ?? "libjpeg-turbo gave no reason")
    }
    return Data(bytes: file, count: Int(size))
  }
}
