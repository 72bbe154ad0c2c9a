import CoreGraphics
import Foundation
import ImageIO

/// Compares what is shown with files that were looked at once and committed.
///
/// `SEGUE_RECORD=1` in the environment writes them anew instead.
public enum Golden {
  /// How far a picture may be from its golden: the mean difference of a colour component, of 255. Fonts are drawn a little differently
  /// by other releases of the same libraries.
  public static let pictureTolerance = 2.0

  private static var isRecording: Bool { ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" }

  /// Compares a text with `Goldens/NAME.txt` beside the test's file.
  public static func check(_ text: String, named name: String, file: StaticString = #filePath) throws {
    try check(text, named: name, beside: "\(file)")
  }
  static func check(_ text: String, named name: String, beside file: String) throws {
    let url = place(name + ".txt", file)
    if isRecording { return try write(Data(text.utf8), url) }
    guard let known = try? String(contentsOf: url, encoding: .utf8) else { throw missing(url) }
    guard known != text else { return }
    let (a, b) = (
      known.split(separator: "\n", omittingEmptySubsequences: false), text.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let line = zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(a.count, b.count)
    throw TestError.golden(
      "\(url.lastPathComponent):\(line + 1) differs\n  golden: \(line < a.count ? a[line] : "(end)")\n  now:    \(line < b.count ? b[line] : "(end)")\n"
        + "Run with SEGUE_RECORD=1 to take the new text over.")
  }

  /// Compares a picture with `Goldens/NAME.png` beside the test's file, within `pictureTolerance`.
  ///
  /// Where they differ more, `Goldens/NAME.difference.png` shows the golden, what is now, and what changed.
  public static func check(_ picture: CGImage, named name: String, file: StaticString = #filePath) throws {
    try check(picture, named: name, beside: "\(file)")
  }
  static func check(_ picture: CGImage, named name: String, beside file: String) throws {
    let url = place(name + ".png", file)
    if isRecording { return try write(try ImageEncoder.png(picture, effort: .small), url) }
    guard let data = try? Data(contentsOf: url) else { throw missing(url) }
    let known = try ImageDecoder.decode(data, name: url.lastPathComponent).image
    guard known.width == picture.width, known.height == picture.height else {
      throw TestError.golden("\(url.lastPathComponent) is \(known.width)×\(known.height), and now it is \(picture.width)×\(picture.height)")
    }
    let difference = PictureDifference(golden: known, now: picture)
    let seen = url.deletingPathExtension().appendingPathExtension("difference.png")
    guard difference.mean > pictureTolerance else {
      if FileManager.default.fileExists(atPath: seen.path) { try FileManager.default.removeItem(at: seen) }
      return
    }
    try write(try ImageEncoder.png(difference.picture), seen)
    throw TestError.golden(
      "\(url.lastPathComponent) differs by \((difference.mean * 100).rounded() / 100) of 255 on the mean; look at \(seen.lastPathComponent) beside "
        + "it (golden, now, difference), and run with SEGUE_RECORD=1 to take the new picture over.")
  }

  private static func place(_ name: String, _ file: String) -> URL {
    URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens").appendingPathComponent(name)
  }
  private static func write(_ data: Data, _ url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
  private static func missing(_ url: URL) -> TestError {
    .golden("there is no golden \(url.lastPathComponent); run with SEGUE_RECORD=1, look at what it writes, and commit it")
  }
}
