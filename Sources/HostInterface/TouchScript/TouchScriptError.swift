/// Why a touch script cannot be played: the file, the line, what is wrong and what to do.
public struct TouchScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// As the user named it.
  public var file: String
  /// Counted from 1; nil when the file as a whole is at fault.
  public var line: Int?
  /// What is wrong.
  public var problem: String
  /// What the user can do about it.
  public var remedy: String

  /// An error made in code that reads scripts in its own way.
  public init(file: String, line: Int?, problem: String, remedy: String) {
    (self.file, self.line, self.problem, self.remedy) = (file, line, problem, remedy)
  }

  /// One line: `file:line: what — remedy`.
  public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(problem) — \(remedy)" }
}
