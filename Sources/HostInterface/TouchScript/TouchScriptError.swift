/// The reason why a touch script cannot be played, with the file, the line and a remedy.
public struct TouchScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as the user wrote it.
  public var file: String
  /// The number of the line, counted from 1. It is `nil` if the problem concerns the whole file.
  public var line: Int?
  /// A description of the problem.
  public var problem: String
  /// A remedy for the user.
  public var remedy: String

  /// Creates an error, for code that reads scripts in its own way.
  public init(file: String, line: Int?, problem: String, remedy: String) {
    (self.file, self.line, self.problem, self.remedy) = (file, line, problem, remedy)
  }

  /// The error as one line: `file:line: problem — remedy`.
  public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(problem) — \(remedy)" }
}
