import Foundation
import Testing

/// Compares `text` with `Goldens/<name>.txt`; with `RECORD_GOLDENS=1` in the environment, writes it.
func expectGolden(_ text: String, _ name: String, file: String = #filePath) throws {
  let url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens/\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
    try (text + "\n").write(to: url, atomically: true, encoding: .utf8)
  }
  let golden = try String(contentsOf: url, encoding: .utf8)
  #expect(text + "\n" == golden, "differs from Goldens/\(name).txt")
}
