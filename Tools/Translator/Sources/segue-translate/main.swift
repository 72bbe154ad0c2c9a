import Foundation
import SourceTranslation

// Translates the sources of a module, writes catalogues, or prints a translation with comments. The plugin `iOSSources` and the command
// `segue translate` call it.

do {
  let arguments = try Arguments(CommandLine.arguments.dropFirst())
  switch arguments.command {
  case "module": try ModuleCommand(arguments).run()
  case "catalogue": try CatalogueCommand(arguments).run()
  case "show": try ShowCommand(arguments).run()
  default: throw UsageError(message: "the first argument is \(arguments.command); use module, catalogue or show")
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
