import BrowserHost
import HostInterface
import ImageIO
import LiveHost
import WindowHost

/// A mistake of the user, with a remedy.
struct CommandError: Error, Hashable, CustomStringConvertible {
  var problem: String
  var remedy: String
  var description: String { "\(problem) — \(remedy)" }
}

/// An error whose description is one line with the problem and the remedy.
protocol OneLineError: Error, CustomStringConvertible {}
extension CommandError: OneLineError {}
extension TouchScriptError: OneLineError {}
extension RecordingError: OneLineError {}
extension BrowserHostError: OneLineError {}
extension WindowHostError: OneLineError {}
extension ImageError: OneLineError {}
extension ChildError: OneLineError {}
