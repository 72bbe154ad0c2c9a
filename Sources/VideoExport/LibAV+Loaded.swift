import CLibAV
import HostInterface

extension LibAV {
  /// Returns the functions of FFmpeg's libraries. The first call loads them.
  ///
  /// - Parameter path: The path of the video file to write, for the error.
  static func loaded(for path: String) throws(RecordingError) -> LibAV {
    var libav = LibAV()
    guard let reason = libav_load(&libav) else { return libav }
    throw RecordingError(
      path: path, problem: "no film without FFmpeg's libraries (\(String(cString: reason)))",
      remedy: "install \(String(cString: libav_packages)), or record `.gif` or a folder instead")
  }
}
