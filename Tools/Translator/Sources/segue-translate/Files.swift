import Foundation
import SourceTranslation

/// Reads and writes files.
enum Files {
  /// Writes a file, unless it has the same content already, so that its date changes only with its content.
  static func write(_ data: Data, to path: String) throws {
    if let old = FileManager.default.contents(atPath: path), old == data { return }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  static func source(_ path: String) throws -> SourceFile {
    guard let data = FileManager.default.contents(atPath: path) else { throw UsageError(message: "\(path) cannot be read") }
    return SourceFile(path: path, source: String(decoding: data, as: UTF8.self))
  }

  /// Returns the catalogues in files. A missing one is an error. The first one of a module counts.
  static func catalogues(_ paths: [String]) throws -> [Catalogue] {
    var modules: Set<String> = []
    return try paths.map { path in
      guard FileManager.default.fileExists(atPath: path) else {
        throw UsageError(message: "the catalogue \(path) is missing; build the module that it describes first, or delete the build folder")
      }
      return try Catalogue(contentsOf: URL(fileURLWithPath: path))
    }.filter { modules.insert($0.module).inserted }
  }

  /// Returns the Swift files below a folder, in order.
  static func swiftFiles(below folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
