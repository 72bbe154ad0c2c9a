import CoreGraphics
import Foundation
import ImageIO

/// The comparison of texts and images with golden files. A golden file was reviewed once and committed.
///
/// If the environment variable `SEGUE_RECORD` is `1`, files that differ are written again.
public enum Golden {
  /// The maximum difference of a colour component that counts as equal, of 255. Fonts are drawn slightly differently by other releases of
  /// the libraries.
  public static let componentThreshold = 8
  /// The maximum fraction of an image's components that may differ by more than the threshold. It is 0.2 %.
  public static let shareLimit = 0.002

  static let variable = "SEGUE_RECORD"
  private static var isRecording: Bool { ProcessInfo.processInfo.environment[variable] == "1" }

  /// Compares a text with the file `Goldens/NAME.txt` next to the test's file.
  ///
  /// - Throws: `TestError` if they differ or the file does not exist.
  public static func check(_ text: String, named name: String, file: StaticString = #filePath, line: UInt = #line) throws {
    do { try check(text, named: name, beside: "\(file)") } catch let reason as TestError.Reason { throw TestError(reason, file, line) }
  }
  static func check(_ text: String, named name: String, beside file: String, recording: Bool = isRecording) throws {
    let url = place(name + ".txt", file)
    let golden = try? String(contentsOf: url, encoding: .utf8)
    guard golden != text else { return }
    if recording { return try write(Data(text.utf8), url) }
    guard let golden else { throw missing(url) }
    let (a, b) = (
      golden.split(separator: "\n", omittingEmptySubsequences: false), text.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let line = zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(a.count, b.count)
    throw TestError.Reason.golden(
      "\(url.lastPathComponent):\(line + 1) differs\n  golden: \(line < a.count ? a[line] : "(end)")\n  now:    \(line < b.count ? b[line] : "(end)")\n"
        + "Run with \(variable)=1 to take the new text over.")
  }

  /// Compares an image with the file `Goldens/NAME.png` next to the test's file.
  ///
  /// No more than `shareLimit` of the components may differ by more than `componentThreshold`. Otherwise the error names the location of
  /// the largest difference. The file `Goldens/NAME.difference.png` then shows the golden image, the current image and the differences.
  /// Recording does not change a golden file that passes.
  ///
  /// - Throws: `TestError` if they differ or the file does not exist.
  public static func check(_ picture: CGImage, named name: String, file: StaticString = #filePath, line: UInt = #line) throws {
    do { try check(picture, named: name, beside: "\(file)") } catch let reason as TestError.Reason { throw TestError(reason, file, line) }
  }
  static func check(_ picture: CGImage, named name: String, beside file: String, recording: Bool = isRecording) throws {
    let url = place(name + ".png", file)
    let seen = url.deletingPathExtension().appendingPathExtension("difference.png")
    do {
      try compare(picture, url, seen)
      try remove(seen)
    } catch {
      guard recording else { throw error }
      try write(try ImageEncoder.png(picture, effort: .small), url)
      try remove(seen)
    }
  }

  private static func compare(_ picture: CGImage, _ url: URL, _ seen: URL) throws {
    guard let data = try? Data(contentsOf: url) else { throw missing(url) }
    let golden = try ImageDecoder.decode(data, name: url.lastPathComponent).image
    guard golden.width == picture.width, golden.height == picture.height else {
      throw TestError.Reason.golden(
        "\(url.lastPathComponent) is \(golden.width)×\(golden.height), and now it is \(picture.width)×\(picture.height)")
    }
    let difference = PictureDifference(golden: golden, now: picture, threshold: componentThreshold)
    guard difference.share > shareLimit, let patch = difference.patch else { return }
    try write(try ImageEncoder.png(difference.picture), seen)
    throw TestError.Reason.golden(
      "\(url.lastPathComponent) differs: \(percent(difference.share)) of its components are off by more than \(componentThreshold) of 255, "
        + "\(percent(shareLimit)) may be. The largest difference in one piece: \(patch). Look at \(seen.lastPathComponent) beside it "
        + "(golden, now, difference), and run with \(variable)=1 to take the new picture over.")
  }

  private static func percent(_ share: Double) -> String { "\((share * 10000).rounded(.up) / 100) %" }
  private static func place(_ name: String, _ file: String) -> URL {
    URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens").appendingPathComponent(name)
  }
  private static func write(_ data: Data, _ url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
  private static func remove(_ url: URL) throws {
    if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
  }
  private static func missing(_ url: URL) -> TestError.Reason {
    .golden("there is no golden \(url.lastPathComponent); run with \(variable)=1, look at what it writes, and commit it")
  }
}
