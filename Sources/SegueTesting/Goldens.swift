import CoreGraphics
import Foundation
import ImageIO

/// Compares what is shown with files that were looked at once and committed.
///
/// `SEGUE_RECORD=1` in the environment writes anew those that differ.
public enum Golden {
  /// By how much of 255 a colour component may be off and still be the same. Fonts are drawn a little differently by other releases of the
  /// same libraries.
  public static let componentThreshold = 8
  /// How much of a picture's components may be off by more than that: 0.2 %.
  public static let shareLimit = 0.002

  static let variable = "SEGUE_RECORD"
  private static var isRecording: Bool { ProcessInfo.processInfo.environment[variable] == "1" }

  /// Compares a text with `Goldens/NAME.txt` beside the test's file.
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

  /// Compares a picture with `Goldens/NAME.png` beside the test's file: no more than `shareLimit` of its components may be off by more
  /// than `componentThreshold`.
  ///
  /// Where more are, the error says where the largest difference is, and `Goldens/NAME.difference.png` shows the golden, what is now, and
  /// what changed. Recording leaves a golden alone that would pass.
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
