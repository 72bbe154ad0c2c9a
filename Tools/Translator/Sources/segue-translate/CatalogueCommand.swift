import Foundation
import SourceTranslation

/// The command `catalogue`, which writes the catalogues of modules that are compiled as they are.
///
/// `--root FOLDER` has a folder for each module that `--module NAME` names. `--out FOLDER` receives a file for each. `--names FILE` has
/// the earlier spellings of UIKit's names, as `Tools/earlier-names --json` prints them.
struct CatalogueCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() throws {
    let root = try arguments.one("--root"), out = try arguments.one("--out")
    for module in arguments.all("--module") {
      let files = try Files.swiftFiles(below: "\(root)/\(module)").map(Files.source)
      let catalogue = TranslatedModule.catalogue(module: module, files: files).published
      try Files.write(catalogue.data(), to: "\(out)/\(module).json")
    }
    for path in arguments.all("--names") {
      var catalogue = Catalogue(module: "EarlierNames")
      catalogue.earlierNames = try JSONDecoder().decode([EarlierName].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      try Files.write(catalogue.data(), to: "\(out)/EarlierNames.json")
    }
  }
}
