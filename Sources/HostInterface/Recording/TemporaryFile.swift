import CoreGraphics

/// A file that appears under its name only when it is complete. Its bytes are in a temporary file of the same folder until the file is
/// renamed.
///
/// If the name is a symbolic link, the target of the link is replaced and the link stays.
public final class TemporaryFile {
  /// The final path, as the user wrote it.
  public let path: String
  /// The path to which symbolic links lead from `path`.
  private let target: String
  /// The path of the temporary file, for a library that writes to a file by its name.
  public let temporaryPath: String
  private var file: UnsafeMutablePointer<FILE>?
  private var isCommitted = false

  /// Creates the temporary file. It throws an error if the folder does not exist or is not writable, or if `path` is not an ordinary file.
  public convenience init(_ path: String) throws(RecordingError) {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw RecordingError(path: path, errno: EISDIR) }
      guard status.st_mode & S_IFMT == S_IFREG else {  // a rename would replace a device
        throw RecordingError(path: path, problem: "not an ordinary file", remedy: "name a file")
      }
    }
    let target = try Self.target(of: path)
    try self.init(path, target: target, aside: Self.temporaryName(of: target))
  }

  init(_ path: String, target: String? = nil, aside: String) throws(RecordingError) {
    (self.path, self.target, temporaryPath) = (path, target ?? path, aside)
    file = fopen(aside, "wb")
    guard file != nil else { throw RecordingError(path: path, errno: errno) }
  }

  deinit { abandon() }

  /// Appends bytes to the file.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(RecordingError) {
    guard let file else { preconditionFailure("\(path) is closed: write before commit") }
    guard bytes.isEmpty || fwrite(bytes.baseAddress!, 1, bytes.count, file) == bytes.count else { throw failure() }
  }
  /// Appends bytes to the file.
  public func write(_ bytes: some ContiguousBytes) throws(RecordingError) {
    let result = bytes.withUnsafeBytes { buffer in Result { () throws(RecordingError) in try write(buffer) } }
    try result.get()
  }
  /// Appends text as UTF-8.
  public func write(_ text: String) throws(RecordingError) { try write(Array(text.utf8)) }

  /// Moves the file to its final name and replaces an existing file.
  public func commit() throws(RecordingError) {
    try close()
    guard rename(temporaryPath, target) == 0 else { throw failure() }
    isCommitted = true
  }

  /// Ends writing without a rename. This is for a file of a folder that is renamed as a whole.
  func leaveAside() throws(RecordingError) {
    try close()
    isCommitted = true
  }

  /// Closes the file after its bytes are on the disk. Errors of earlier writes may appear only here.
  private func close() throws(RecordingError) {
    guard let file else { return }
    let flushed = fflush(file) == 0
    let synced = fsync(fileno(file)) == 0 || errno == EINVAL  // a target that is not a disk cannot be synced
    guard flushed, synced else { throw failure() }
    self.file = nil
    guard fclose(file) == 0 else { throw failure() }
  }

  /// Removes the temporary file. Nothing happens after `commit()`.
  public func abandon() {
    guard !isCommitted else { return }
    if let file { fclose(file) }
    file = nil
    unlink(temporaryPath)
  }

  private func failure() -> RecordingError {
    let number = errno
    abandon()
    return RecordingError(path: path, errno: number)
  }

  /// Returns the path to which symbolic links lead, over at most 40 links. The last target need not exist.
  static func target(of path: String) throws(RecordingError) -> String {
    var target = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else { return target }
      let folder = target.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      target = next.hasPrefix("/") || !target.contains("/") ? next : folder + "/" + next
    }
    throw RecordingError(path: path, errno: ELOOP)
  }

  /// Returns the path of the temporary file or folder. It is hidden and in the same folder, because a rename must not cross file systems.
  /// Each process has its own name.
  static func temporaryName(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast().map(String.init) + [".\(parts.last ?? "").\(getpid()).aside"]).joined(separator: "/")
  }

  /// Removes the temporary file or folder of this process at once. It can be called on any thread, for a process that is about to end.
  ///
  /// - Returns: `true` if there was such a file or folder.
  @discardableResult public static func removeAside(of path: String) -> Bool {
    guard let aside = try? temporaryName(of: target(of: withoutSlash(path))) else { return false }
    // Another thread may still write files into the folder. After this rename it no longer finds the folder.
    let gone = aside + ".gone"
    guard rename(aside, gone) == 0 else { return false }
    try? FileManager.default.removeItem(atPath: gone)
    return true
  }

  /// Returns a path without the slashes at its end.
  static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
