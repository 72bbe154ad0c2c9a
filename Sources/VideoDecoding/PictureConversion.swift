import CLibAV
import CPixels
import CoreGraphics

/// The conversion of a frame from video colours to screen colours. It uses integers only, so that results are identical on every machine.
struct PictureConversion {
  private var video = CPXVideo()

  /// Creates the conversion of a frame.
  ///
  /// - Throws: `FilmProblem` if the memory layout of the samples is not supported.
  init(_ frame: AVFrame, _ libav: LibAV) throws(FilmProblem) {
    let format = AVPixelFormat(rawValue: frame.format)
    guard let description = libav.av_pix_fmt_desc_get(format)?.pointee, Self.isKnown(description), let y = frame.data.0,
      let u = frame.data.1,
      let v = frame.data.2, frame.linesize.0 > 0, frame.linesize.1 > 0, frame.linesize.2 > 0
    else {
      throw FilmProblem(
        .noDecoder, "its pictures lie in memory in a way that is not shown (format \(frame.format)); make it H.264 in 4:2:0")
    }
    video.planes = (UnsafePointer(y), UnsafePointer(u), UnsafePointer(v))
    video.strides = (Int(frame.linesize.0), Int(frame.linesize.1), Int(frame.linesize.2))
    (video.width, video.height) = (Int(frame.width), Int(frame.height))
    (video.halvesAcross, video.halvesDown) = (Int32(description.log2_chroma_w), Int32(description.log2_chroma_h))
    video.bits = description.comp.0.depth
    video.matrix = Self.matrix(frame)
    let isJPEG = [AV_PIX_FMT_YUVJ420P, AV_PIX_FMT_YUVJ422P, AV_PIX_FMT_YUVJ444P].contains(format)
    video.fullRange = isJPEG || frame.color_range == AVCOL_RANGE_JPEG ? 1 : 0
  }

  /// Returns whether a format is supported: three planes with samples of 8 to 16 bits in native byte order. Colour planes may have half the
  /// width and half the height.
  private static func isKnown(_ description: AVPixFmtDescriptor) -> Bool {
    let other = UInt64(
      AV_PIX_FMT_FLAG_BE | AV_PIX_FMT_FLAG_PAL | AV_PIX_FMT_FLAG_HWACCEL | AV_PIX_FMT_FLAG_RGB | AV_PIX_FMT_FLAG_ALPHA
        | AV_PIX_FMT_FLAG_FLOAT | AV_PIX_FMT_FLAG_BITSTREAM)
    return description.nb_components == 3 && description.flags & other == 0 && description.flags & UInt64(AV_PIX_FMT_FLAG_PLANAR) != 0
      && description.log2_chroma_w <= 1 && description.log2_chroma_h <= 1 && (8...16).contains(description.comp.0.depth)
      && description.comp.0.shift == 0 && description.comp.0.step == (description.comp.0.depth > 8 ? 2 : 1)
      && description.comp.1.plane == 1 && description.comp.2.plane == 2
  }

  /// Returns the colour matrix that the video names. Without one it depends on the size, as is usual, and that of HD applies from 720 lines
  /// on.
  private static func matrix(_ frame: AVFrame) -> Int32 {
    switch frame.colorspace {
    case AVCOL_SPC_BT709: Int32(CPXMatrix709)
    case AVCOL_SPC_SMPTE170M, AVCOL_SPC_BT470BG, AVCOL_SPC_FCC: Int32(CPXMatrix601)
    case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: Int32(CPXMatrix2020)
    default: Int32(min(frame.width, frame.height) >= 720 ? CPXMatrix709 : CPXMatrix601)
    }
  }

  /// Returns the upright image.
  func image(orientation: Int) -> CGImage {
    let flat = PixelBuffer(width: video.width, height: video.height)
    withUnsafePointer(to: video) { cpx_video($0, flat.bytes.assumingMemoryBound(to: UInt8.self).baseAddress!, flat.bytesPerRow) }
    guard orientation != 1 else { return CGImage(flat, isOpaque: true) }
    let turned = PixelBuffer(width: orientation >= 5 ? video.height : video.width, height: orientation >= 5 ? video.width : video.height)
    cpx_orient(
      flat.bytes.assumingMemoryBound(to: UInt8.self).baseAddress!, flat.bytesPerRow, video.width, video.height, Int32(orientation),
      turned.bytes.assumingMemoryBound(to: UInt8.self).baseAddress!, turned.bytesPerRow)
    return CGImage(turned, isOpaque: true)
  }
}
