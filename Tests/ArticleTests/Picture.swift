import SegueTesting
import Testing
import UIKit

/// The images of the articles, which are film strips of the articles' code.
enum Picture {
  /// Compares a film strip with its golden, and the golden with the image in a catalogue.
  ///
  /// `SEGUE_RECORD=1` in the environment writes both files again when the film strip differs.
  static func check(
    _ strip: CGImage, named name: String, of module: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try Golden.check(strip, named: name, file: file, line: line)
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    let golden = try Data(contentsOf: folder.appendingPathComponent("Goldens/\(name).png"))
    let picture = folder.appendingPathComponent("../../Sources/\(module)/\(module).docc/\(name).png").standardizedFileURL
    if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" { try golden.write(to: picture, options: .atomic) }
    let shown = try? Data(contentsOf: picture)
    #expect(shown == golden, "\(name).png of \(module).docc is not the golden; run with SEGUE_RECORD=1 and look at it")
  }
}
