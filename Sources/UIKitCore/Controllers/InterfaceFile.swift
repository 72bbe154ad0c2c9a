import Foundation

/// A storyboard or nib file in a bundle.
struct InterfaceFile {
  /// The kinds of files.
  enum Kind: String {
    case storyboard
    case nib
  }
  /// The kind of the file.
  var kind: Kind
  /// The name without an extension.
  var name: String
  /// The bundle in which the file was expected.
  var bundle: Bundle

  /// Stops the app with a message, because Segue does not read such files yet.
  func stop() -> Never {
    preconditionFailure(
      "The \(kind.rawValue) “\(name)” of \(bundle.bundlePath) cannot be read. Segue does not read storyboards and nib files yet. Create what it contains in code."
    )
  }
}
