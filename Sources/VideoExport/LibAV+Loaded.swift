import CLibAV
import HostInterface

extension LibAV {
  /// The functions of FFmpeg's libraries, which the first call loads.
  ///
  /// - Parameter path: of the film that is to be written.
  static func loaded(for path: String) throws(RecordingError) -> LibAV {
    var libav = LibAV()
    guard let reason = libav_load(&libav) else { return libav }
    throw RecordingError(
      path: path, problem: "no film without FFmpeg's libraries (\(String(cString: reason)))",
      remedy: "install \(String(cString: libav_packages)), or record `.gif` or a folder instead")
  }
}
