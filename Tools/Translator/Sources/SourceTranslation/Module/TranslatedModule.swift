/// A module after the translation.
public struct TranslatedModule: Sendable {
  /// The files in the order of the originals.
  public var files: [TranslatedFile]
  /// The source of a file with declarations for the whole module.
  public var support: String
  /// What is known of the module. It serves the modules that import it.
  public var catalogue: Catalogue

  /// Returns the translation of a module's sources.
  ///
  /// - Parameters:
  ///   - catalogues: What is known of the modules that it imports.
  ///   - forms: The forms that are translated. Tests leave some out, to see what fails without them.
  public static func translate(
    module: String, files: [SourceFile], catalogues: [Catalogue], forms: Set<Change.Form> = Set(Change.Form.allCases)
  ) -> TranslatedModule {
    let isTranslated = files.map { $0.source.hasPrefix(TranslatedFile.mark) }
    let parsed = ParsedFile.parse(files)
    let facts = FactReader.read(module: module, parsed.map(\.tree))
    let world = World(own: facts, others: catalogues)
    let plan = ModulePlan(world, forms)
    plan.importsUIKit = files.contains { $0.source.contains("import UIKit") }
    plan.exchanged = ExchangeReader.originals(in: parsed.map(\.tree))
    for (index, file) in parsed.enumerated() where !isTranslated[index] { ExtensionPlanner(plan, tag: file.tag(index)).walk(file.tree) }
    let translated = parsed.enumerated().map { index, file in
      isTranslated[index] ? TranslatedFile(unchanged: file.file) : FileTranslator.translate(file, plan, tag: file.tag(index))
    }
    let catalogue = plan.catalogue.published
    return TranslatedModule(files: translated, support: plan.support.text(catalogue), catalogue: catalogue)
  }

  /// Returns the facts of a module that is compiled as it is, such as one of Segue's.
  public static func catalogue(module: String, files: [SourceFile]) -> Catalogue {
    FactReader.read(module: module, ParsedFile.parse(files).map(\.tree))
  }
}

extension TranslatedFile {
  /// Creates a file that is left as it is.
  init(unchanged file: SourceFile) {
    self.init(path: file.path, source: file.source, changes: [], refusals: [], prologue: "", companions: "")
  }
}
