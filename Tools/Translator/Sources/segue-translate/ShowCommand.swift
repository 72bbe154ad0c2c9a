import Foundation
import SourceTranslation

/// The command `show`, which prints translated files with a comment for each change.
struct ShowCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() throws {
    let files = try arguments.files.map(Files.source)
    let module = TranslatedModule.translate(
      module: arguments.all("--module").last ?? "App", files: files, catalogues: try Files.catalogues(arguments.all("--import")))
    for (file, original) in zip(module.files, files) { print(Commented(file, original: original.source).text, terminator: "") }
    print(module.support, terminator: "")
  }
}
