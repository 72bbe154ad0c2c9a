import CoreGraphics

/// How a program that SwiftPM built is built again, as its own place tells.
public struct BuildOrder: Hashable, Sendable {
  /// The package's folder, with `Package.swift` in it.
  public var package: String
  /// Where SwiftPM builds, usually `.build` in it.
  public var scratch: String
  /// `debug` or `release`.
  public var configuration: String
  /// The program's name.
  public var product: String
  /// Its file.
  public var program: String

  /// Nil when the program lies in no package's build folder: `PACKAGE/.build/TRIPLE/debug/NAME`.
  ///
  /// - Parameters:
  ///   - program: without links on the way.
  ///   - isFile: whether there is a file of that name.
  public init?(of program: String, isFile: (String) -> Bool = FileManager.default.fileExists) {
    var folders = program.split(separator: "/").map(String.init)
    guard program.hasPrefix("/"), folders.count > 3, let name = folders.popLast(), let configuration = folders.popLast(),
      ["debug", "release"].contains(configuration), folders.popLast() != nil
    else { return nil }
    let scratch = "/" + folders.joined(separator: "/")
    while let last = folders.popLast() {
      let package = "/" + folders.joined(separator: "/")
      // Folders beside `.build` are sources; what lies in a hidden folder is built.
      guard last.hasPrefix("."), isFile(package + "/Package.swift") else { continue }
      (self.package, self.scratch, self.configuration, product, self.program) = (package, scratch, configuration, name, program)
      return
    }
    return nil
  }

  /// What `swift` is told.
  public var arguments: [String] {
    ["build", "--package-path", package, "--scratch-path", scratch, "-c", configuration, "--product", product]
  }

  /// The first error that a build's lines tell of, with the file as it is called within the package.
  public func firstError(in lines: [String]) -> String {
    let first =
      lines.first { $0.hasPrefix("/") && $0.contains(": error: ") } ?? lines.first { $0.contains("error: ") } ?? lines.last { !$0.isEmpty }
    let line = first ?? "the build failed and said nothing"
    return line.hasPrefix(package + "/") ? String(line.dropFirst(package.count + 1)) : line
  }
}
