import Foundation
import Motion

/// An error of a test, with the line in which it occurred.
///
/// The line is part of the description, because XCTest reports neither file nor line for an error that a test throws.
public struct TestError: Error, CustomStringConvertible {
  /// The reason of the error.
  public enum Reason: Error, Equatable {
    /// There is no view with this identifier on the screen.
    case noView(String, known: [String])
    /// A finger cannot reach the view with this identifier, for the given reason.
    case outOfReach(String, why: String)
    /// There is no accessibility element with this label on the screen.
    case noElement(String, known: [String])
    /// The app was not idle after this number of seconds.
    case restless(seconds: Seconds)
    /// The screen differs from the golden file.
    case golden(String)
  }

  /// The reason of the error.
  public let reason: Reason
  /// The file of the test.
  public let file: StaticString
  /// The line in the file.
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
