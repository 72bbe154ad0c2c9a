import CoreGraphics

/// A file that appears under its name only when it is whole: written aside in the same folder, then renamed.
///
/// A name that is a symbolic link stays one: what it leads to is replaced.
public final class AsideFile {
  /// The final name, as the user wrote it.
  public let path: String
  /// Where links lead from there.
  private let target: String
  /// Where the bytes are until then, for a library that writes by name.
  public let asidePath: String
  private var file: UnsafeMutablePointer<FILE>?
  private var isCommitted = false

  /// Opens the file aside; an error if the folder does not exist or is not writable, or if a folder has the name.
  public convenience init(_ path: String) throws(RecordingError) {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw RecordingError(path: path, errno: EISDIR) }
      guard status.st_mode & S_IFMT == S_IFREG else {  // renaming over a device would replace the device
        throw RecordingError(path: path, problem: "not an ordinary file", remedy: "name a file")
      }
    }
    let target = try Self.target(of: path)
    try self.init(path, target: target, aside: Self.asideName(of: target))
  }

  init(_ path: String, target: String? = nil, aside: String) throws(RecordingError) {
    (self.path, self.target, asidePath) = (path, target ?? path, aside)
    file = fopen(aside, "wb")
    guard file != nil else { throw RecordingError(path: path, errno: errno) }
  }

  deinit { abandon() }

  /// Appends bytes.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(RecordingError) {
    guard let file else { preconditionFailure("\(path) is closed: write before commit") }
    guard bytes.isEmpty || fwrite(bytes.baseAddress!, 1, bytes.count, file) == bytes.count else { throw failure() }
  }
  /// Appends bytes.
  public func write(_ bytes: some ContiguousBytes) throws(RecordingError) {
    let result = bytes.withUnsafeBytes { buffer in Result { () throws(RecordingError) in try write(buffer) } }
    try result.get()
  }
  /// Appends text as UTF-8.
  public func write(_ text: String) throws(RecordingError) { try write(Array(text.utf8)) }

  /// Puts the file under its final name, replacing one that is there.
  public func commit() throws(RecordingError) {
    try close()
    guard rename(asidePath, target) == 0 else { throw failure() }
    isCommitted = true
  }

  /// Ends writing without renaming: the file belongs to a folder that is renamed as a whole.
  func leaveAside() throws(RecordingError) {
    try close()
    isCommitted = true
  }

  /// Ends writing. Only now is it known that the bytes are on the disk.
  private func close() throws(RecordingError) {
    guard let file else { return }
    let flushed = fflush(file) == 0
    let synced = fsync(fileno(file)) == 0 || errno == EINVAL  // what is no disk cannot be synced
    guard flushed, synced else { throw failure() }
    self.file = nil
    guard fclose(file) == 0 else { throw failure() }
  }

  /// Removes what was written. Nothing happens after `commit`.
  public func abandon() {
    guard !isCommitted else { return }
    if let file { fclose(file) }
    file = nil
    unlink(asidePath)
  }

  private func failure() -> RecordingError {
    let number = errno
    abandon()
    return RecordingError(path: path, errno: number)
  }

  /// What a name leads to, over as many links as the system follows; what they lead to at last need not be there yet.
  static func target(of path: String) throws(RecordingError) -> String {
    var target = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else { return target }
      let folder = target.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      target = next.hasPrefix("/") || !target.contains("/") ? next : folder + "/" + next
    }
    throw RecordingError(path: path, errno: ELOOP)
  }

  /// Where the bytes of a file or folder are before it is whole: hidden, beside the final name (a rename must not cross file systems), and
  /// another one for each process.
  static func asideName(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast().map(String.init) + [".\(parts.last ?? "").\(getpid()).aside"]).joined(separator: "/")
  }

  /// Removes what this process has written aside for a file or folder, at once, from any thread: the process is about to end.
  ///
  /// - Returns: whether there was anything.
  @discardableResult public static func removeAside(of path: String) -> Bool {
    guard let aside = try? asideName(of: target(of: withoutSlash(path))) else { return false }
    // Another thread may be writing file after file into a folder: under another name it finds the folder no more.
    let gone = aside + ".gone"
    guard rename(aside, gone) == 0 else { return false }
    try? FileManager.default.removeItem(atPath: gone)
    return true
  }

  /// A folder's name may end with a slash.
  static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
