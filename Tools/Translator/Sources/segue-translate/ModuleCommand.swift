import Foundation
import SourceTranslation

/// The command `module`, which translates all files of a module.
///
/// `--root FOLDER` is the folder of the originals and `--out FOLDER` that of the translated files. `--catalogue FILE` is written for modules
/// that import this one, and each `--import FILE` is the catalogue of a module that this one imports. `--read
/// MODULE=FOLDER` reads a module instead that is compiled as it is. `--without FORM` leaves a form out.
struct ModuleCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() throws {
    let start = DispatchTime.now()
    let root = try arguments.one("--root"), out = try arguments.one("--out")
    let left = Set(arguments.all("--without").compactMap(Change.Form.init))
    let files = try arguments.files.map(Files.source)
    let catalogues = try Files.catalogues(arguments.all("--import")) + arguments.all("--read").map(readCatalogue)
    let read = DispatchTime.now()
    let module = TranslatedModule.translate(
      module: try arguments.one("--module"), files: files, catalogues: catalogues, forms: Set(Change.Form.allCases).subtracting(left))
    if arguments.all("--time").isEmpty == false { report(files, start, read) }
    var isRefused = false
    for (file, original) in zip(module.files, files) {
      for refusal in file.refusals {
        isRefused = isRefused || !refusal.isWarning
        let place = LineMap(original.source).place(refusal.offset)
        FileHandle.standardError.write(
          Data("\(file.path):\(place.line):\(place.column): \(refusal.isWarning ? "warning" : "error"): \(refusal.message)\n".utf8))
      }
      try Files.write(Data(file.compiled.utf8), to: "\(out)/\(Self.name(of: file.path, below: root))")
    }
    try Files.write(Data(module.support.utf8), to: "\(out)/ObjCSupport.swift")
    try Files.write(module.catalogue.data(), to: arguments.one("--catalogue"))
    if isRefused { exit(1) }
  }

  private func readCatalogue(_ option: String) throws -> Catalogue {
    guard let separator = option.firstIndex(of: "=") else { throw UsageError(message: "--read is \(option); use MODULE=FOLDER") }
    let files = try Files.swiftFiles(below: String(option[option.index(after: separator)...])).map(Files.source)
    return TranslatedModule.catalogue(module: String(option[..<separator]), files: files).published
  }

  /// Returns the name of the translated file: the path below the root, with `+` between the folders.
  ///
  /// It differs from the name of the original, because the compiler warns if `#fileID` is the same for two paths.
  static func name(of path: String, below root: String) -> String {
    let relative = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    return relative.dropLast(".swift".count).replacing("/", with: "+") + ".translated.swift"
  }

  private func report(_ files: [SourceFile], _ start: DispatchTime, _ read: DispatchTime) {
    let lines = files.reduce(0) { $0 + $1.source.utf8.count { $0 == 10 } }
    let end = DispatchTime.now()
    func milliseconds(_ from: DispatchTime, _ to: DispatchTime) -> Double { Double(to.uptimeNanoseconds - from.uptimeNanoseconds) / 1e6 }
    let translation = milliseconds(read, end)
    print(String(format: "%d lines: read in %.0f ms, translated in %.0f ms", lines, milliseconds(start, read), translation))
  }
}
