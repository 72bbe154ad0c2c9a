import Foundation
import Testing

/// Compares `text` with `Goldens/<name>.txt`; with `SEGUE_RECORD=1` in the environment, as of `SegueTesting`'s goldens, writes it where it
/// differs.
func expectGolden(_ text: String, _ name: String, file: String = #filePath) throws {
  let url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens/\(name).txt")
  let golden = try? String(contentsOf: url, encoding: .utf8)
  guard golden != text + "\n" else { return }
  if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" { return try Data((text + "\n").utf8).write(to: url) }
  #expect(text + "\n" == golden, "differs from Goldens/\(name).txt")
}
