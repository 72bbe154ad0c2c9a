import CoreGraphics

/// A file that appears under its name only when it is whole: written aside in the same folder, then renamed.
public final class AsideFile {
  /// The final name.
  public let path: String
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
    try self.init(path, aside: Self.asideName(of: path))
  }

  init(_ path: String, aside: String) throws(RecordingError) {
    (self.path, asidePath) = (path, aside)
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
    guard rename(asidePath, path) == 0 else { throw failure() }
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

  /// Hidden, beside the final name (a rename must not cross file systems), and another one for each process.
  static func asideName(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast().map(String.init) + [".\(parts.last ?? "").\(getpid()).aside"]).joined(separator: "/")
  }
}
