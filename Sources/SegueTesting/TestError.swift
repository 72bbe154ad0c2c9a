import Foundation
import Motion

/// What a test asked for and could not have, and in which line of it.
///
/// The line is part of the description, since XCTest says of an error that leaves a test neither file nor line.
public struct TestError: Error, CustomStringConvertible {
  /// What was asked for.
  public enum Reason: Error, Equatable {
    /// No view on the screen has this identifier.
    case noView(String, known: [String])
    /// A finger cannot reach the view with this identifier, and why.
    case outOfReach(String, why: String)
    /// No element on the screen has this label.
    case noElement(String, known: [String])
    /// Something was still moving after so many seconds.
    case restless(seconds: Seconds)
    /// What is shown differs from the golden file.
    case golden(String)
  }

  /// What was asked for.
  public let reason: Reason
  /// The test's file.
  public let file: StaticString
  /// The line in it.
  public let line: UInt

  init(_ reason: Reason, _ file: StaticString, _ line: UInt) { (self.reason, self.file, self.line) = (reason, file, line) }

  public var description: String { "\(URL(fileURLWithPath: "\(file)").lastPathComponent):\(line): \(reason)" }
}

extension TestError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noView(let identifier, let known):
      "no view on the screen has the accessibilityIdentifier '\(identifier)'; "
        + (known.isEmpty ? "none has any" : "there are: \(Set(known).sorted().joined(separator: ", "))")
    case .outOfReach(let identifier, let why): "a finger cannot reach '\(identifier)': \(why)"
    case .noElement(let label, let known):
      "no accessibility element on the screen has the label '\(label)'; there are: \(known.joined(separator: ", "))"
    case .restless(let seconds): "after \(seconds) s the app still moves; is there a repeating animation, a timer, a display link?"
    case .golden(let message): message
    }
  }
}
