import CLibAV
import CoreGraphics
import HeadlessHost

/// The versions of the hash function and of the libraries on which pixels depend. The versions of libraries are read from those that are
/// loaded.
enum LibraryVersions {
  /// The versions for the first line of a `.hash` file.
  static var line: String {
    let words = [
      text("cairo", "cairo_version_string"), text("pango", "pango_version_string"),
      text("harfbuzz", "hb_version_string"),
      freeType, number("fontconfig", "FcGetVersion"), pixels, webP,
      "pixel hash \(PixelHash.version)",
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }

  /// The version of the library that decoded videos. It is `nil` if none was loaded.
  static var films: String? {
    let version = libav_loaded_version()
    return version == 0 ? nil : "libavcodec \(version >> 16).\(version >> 8 & 255).\(version & 255)"
  }

  private static func symbol<F>(_ name: String, as type: F.Type) -> F? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
  private static func text(_ library: String, _ name: String) -> String? {
    symbol(name, as: (@convention(c) () -> UnsafePointer<CChar>?).self).flatMap { $0() }.map { "\(library) \(String(cString: $0))" }
  }
  private static func number(_ library: String, _ name: String) -> String? {
    symbol(name, as: (@convention(c) () -> Int32).self).map {
      let n = $0(); return "\(library) \(n / 10000).\(n / 100 % 100).\(n % 100)"
    }
  }
  private static var pixels: String? {
    symbol("png_get_libpng_ver", as: (@convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?).self)
      .flatMap { $0(nil) }.map { "libpng \(String(cString: $0))" }
  }
  private static var webP: String? {
    symbol("WebPGetDecoderVersion", as: (@convention(c) () -> Int32).self).map {
      let n = $0()
      return "libwebp \(n >> 16).\(n >> 8 & 255).\(n & 255)"
    }
  }
  private static var freeType: String? {
    typealias Open = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> Int32
    typealias Ask =
      @convention(c) (OpaquePointer?, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void
    typealias Close = @convention(c) (OpaquePointer?) -> Int32
    guard let open = symbol("FT_Init_FreeType", as: Open.self), let ask = symbol("FT_Library_Version", as: Ask.self),
      let close = symbol("FT_Done_FreeType", as: Close.self)
    else { return nil }
    var library: OpaquePointer?
    guard open(&library) == 0 else { return nil }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    ask(library, &major, &minor, &patch)
    _ = close(library)
    return "freetype \(major).\(minor).\(patch)"
  }
}
