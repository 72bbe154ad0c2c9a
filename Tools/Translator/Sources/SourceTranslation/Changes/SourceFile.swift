import Dispatch
import SwiftParser
import SwiftSyntax
import Synchronization

/// A file of a module that is translated.
public struct SourceFile: Sendable {
  /// The path that errors and stack traces name.
  public var path: String
  public var source: String

  public init(path: String, source: String) { (self.path, self.source) = (path, source) }
}

/// A file with its syntax tree.
struct ParsedFile: Sendable {
  let file: SourceFile
  let tree: SourceFileSyntax

  init(_ file: SourceFile) {
    self.file = file
    tree = Parser.parse(source: file.source)
  }

  /// Parses files on all processors.
  static func parse(_ files: [SourceFile]) -> [ParsedFile] {
    let parsed = Mutex<[ParsedFile?]>(Array(repeating: nil, count: files.count))
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let file = ParsedFile(files[index])
      parsed.withLock { $0[index] = file }
    }
    return parsed.withLock { $0.compactMap { $0 } }
  }

  /// A name that is unique in the module and can be part of an identifier.
  func tag(_ index: Int) -> String {
    let name = file.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) + "\(index)"
  }
}

/// A translated file.
public struct TranslatedFile: Sendable {
  public var path: String
  /// The changed source. It has the lines of the original.
  public var source: String
  public var changes: [Change]
  public var refusals: [Refusal]
  /// Declarations that stand before the source.
  public var prologue: String
  /// Declarations that stand after the source.
  public var companions: String

  /// The first line of a translated file. Such a file is not translated again.
  public static let mark = "// Translated by segue-translate. Do not edit."

  /// The file as it is compiled. Errors, warnings and stack traces name the original.
  public var compiled: String {
    "\(Self.mark)\n\(prologue)#sourceLocation(file: \(Self.literal(path)), line: 1)\n\(source)\n#sourceLocation()\n\(companions)"
  }

  private static func literal(_ path: String) -> String {
    "\"\(path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
