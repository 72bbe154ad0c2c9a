import CoreGraphics

extension TouchScript {
  /// Creates a script from text.
  ///
  /// - Parameter file: The name of the file in errors.
  public init(text: String, named file: String) throws(TouchScriptError) {
    try self.init(bytes: Array(text.utf8), named: file)
  }

  /// Creates a script from bytes. It throws an error if the bytes are not text.
  ///
  /// - Parameter file: The name of the file in errors.
  /// - Complexity: O(*n*) in the number of bytes up to the first error.
  public init(bytes: [UInt8], named file: String) throws(TouchScriptError) {
    var result: Result<TouchScript, TouchScriptError>?
    bytes.withUnsafeBytes { buffer in
      result = Result { () throws(TouchScriptError) in
        var reader = TouchScriptReader(file: file)
        return try reader.read(buffer)
      }
    }
    self = try result!.get()
  }

  /// Returns the name of the demo in a script file, from its `demo` line. Only the beginning of the file is read. The result is `nil` if
  /// there is no such line.
  public static func demo(ofFile path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: longestHead)
    let count = fread(&bytes, 1, bytes.count, file)
    let head = String(decoding: bytes[..<count], as: UTF8.self).split(whereSeparator: \.isNewline)
    let lines = head.map { line in line.drop { $0 == "\u{FEFF}" }.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace) }
    guard lines.first?.first == "segue-touches" else { return nil }
    return lines.first { $0.count == 2 && $0[0] == "demo" }.map { String($0[1]) }
  }

  /// The number of bytes in which the `demo` line must occur, comments included.
  private static let longestHead = 1 << 14

  /// The size of the largest file that is read, in bytes. It holds several hours of two fingers at 120 Hz.
  static let largestFile = 64 << 20

  /// Creates a script from the contents of a file.
  ///
  /// - Parameter url: The URL of a file.
  public init(contentsOf url: URL) throws(TouchScriptError) {
    guard url.isFileURL else {
      throw TouchScriptError(
        file: url.absoluteString, line: nil, problem: "not the address of a file", remedy: "use URL(fileURLWithPath:)")
    }
    try self.init(contentsOfFile: url.path)
  }

  /// Creates a script from the contents of the file at a path.
  public init(contentsOfFile path: String) throws(TouchScriptError) {
    func failure(_ problem: String, _ remedy: String) -> TouchScriptError {
      TouchScriptError(file: path, line: nil, problem: problem, remedy: remedy)
    }
    guard let file = fopen(path, "rb") else {
      throw failure(String(cString: strerror(errno)).lowercased(), "name a touch script that can be read")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      bytes += chunk[0..<count]
      if count < chunk.count { break }
      guard bytes.count <= Self.largestFile else {
        throw failure("larger than \(Self.largestFile >> 20) MB", "name a touch script: an event a line")
      }
    }
    guard ferror(file) == 0 else { throw failure(String(cString: strerror(errno)).lowercased(), "name a touch script, not a folder") }
    try self.init(bytes: bytes, named: path)
  }
}
