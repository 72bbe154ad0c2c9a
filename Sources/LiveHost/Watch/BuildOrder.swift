import CoreGraphics

/// The data with which a program of SwiftPM can be built again. They are derived from the program's path.
public struct BuildOrder: Hashable, Sendable {
  /// The path of the package, which contains `Package.swift`.
  public var package: String
  /// The build folder of SwiftPM, which is usually `.build` in the package.
  public var scratch: String
  /// The configuration, which is `debug` or `release`.
  public var configuration: String
  /// The name of the program.
  public var product: String
  /// The path of the program.
  public var program: String

  /// Creates the data from the path `PACKAGE/.build/TRIPLE/debug/NAME`. The result is `nil` if the program is not in the build folder of a
  /// package.
  ///
  /// - Parameters:
  ///   - program: The path of the program, without symbolic links.
  ///   - isFile: A closure that returns whether a file exists.
  public init?(of program: String, isFile: (String) -> Bool = FileManager.default.fileExists) {
    var folders = program.split(separator: "/").map(String.init)
    guard program.hasPrefix("/"), folders.count > 3, let name = folders.popLast(), let configuration = folders.popLast(),
      ["debug", "release"].contains(configuration), folders.popLast() != nil
    else { return nil }
    let scratch = "/" + folders.joined(separator: "/")
    while let last = folders.popLast() {
      let package = "/" + folders.joined(separator: "/")
      // Other folders contain sources. Only hidden folders contain builds.
      guard last.hasPrefix("."), isFile(package + "/Package.swift") else { continue }
      (self.package, self.scratch, self.configuration, product, self.program) = (package, scratch, configuration, name, program)
      return
    }
    return nil
  }

  /// The arguments of `swift`.
  public var arguments: [String] {
    ["build", "--package-path", package, "--scratch-path", scratch, "-c", configuration, "--product", product]
  }

  /// Returns the first error in the output of a build. The path of the file is relative to the package.
  public func firstError(in lines: [String]) -> String {
    let first =
      lines.first { $0.hasPrefix("/") && $0.contains(": error: ") } ?? lines.first { $0.contains("error: ") } ?? lines.last { !$0.isEmpty }
    let line = first ?? "the build failed and said nothing"
    return line.hasPrefix(package + "/") ? String(line.dropFirst(package.count + 1)) : line
  }
}
