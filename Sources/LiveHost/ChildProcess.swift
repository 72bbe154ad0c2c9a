import CoreGraphics

/// A child process that exchanges lines of text with this process.
@MainActor public final class ChildProcess {
  /// The way in which a process ended.
  public enum End: Hashable, Sendable {
    /// The process exited with a code. The code 0 means success.
    case code(Int32)
    /// A signal ended the process, because it crashed or was killed.
    case signal(Int32)
  }

  private let id: pid_t
  private var input: Int32 = -1
  private var output: Int32 = -1
  private var rest: [UInt8] = []
  /// The way in which the process ended. It is `nil` while it runs.
  public private(set) var end: End?

  /// The maximum length of a line, in bytes. The rest of a longer line is cut off.
  private static let longestLine = 8_192

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The path of the program, or a name that is looked up in `PATH`.
  ///   - arguments: The arguments of the program.
  ///   - environment: The environment variables. The default is `nil`, which uses those of this process.
  ///   - hears: `true` if `say(_:)` writes to its standard input. Otherwise its standard input is empty.
  ///   - speaks: `true` if `lines()` reads its output and its errors. Otherwise they go to those of this process.
  /// - Throws: `ChildError` if the program cannot be started.
  public init(
    _ program: String, _ arguments: [String], environment: [String: String]? = nil, hears: Bool = false, speaks: Bool = false
  ) throws(ChildError) {
    var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var theirs: [Int32] = []
    defer { theirs.forEach { close($0) } }
    func pipe(_ number: Int32, theySpeak: Bool) -> Int32 {
      var ends: [Int32] = [-1, -1]
      guard Foundation.pipe(&ends) == 0 else { return -1 }
      let (their, our) = theySpeak ? (ends[1], ends[0]) : (ends[0], ends[1])
      posix_spawn_file_actions_adddup2(&actions, their, number)
      if theySpeak { posix_spawn_file_actions_adddup2(&actions, their, 2) }
      theirs.append(their)
      _ = fcntl(our, F_SETFL, fcntl(our, F_GETFL, 0) | O_NONBLOCK)
      return our
    }
    if hears { input = pipe(0, theySpeak: false) } else { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
    if speaks { output = pipe(1, theySpeak: true) }
    // The child inherits neither open files, such as the listening port, nor the handling of signals.
    Self.keepFiles()
    var all = sigset_t(), none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { $0.map { strdup("\($0.key)=\($0.value)") } + [nil] }
    defer { (words + (variables ?? [])).forEach { free($0) } }
    var started: pid_t = 0
    let failure =
      if var variables { posix_spawnp(&started, program, &actions, &attributes, words, &variables) } else {
        posix_spawnp(&started, program, &actions, &attributes, words, environ)
      }
    id = started
    guard failure == 0 else {
      end = .code(127)  // there is no process to end
      throw ChildError("\(program) cannot be started (\(String(cString: strerror(failure)).lowercased()))")
    }
  }

  isolated deinit {
    if end == nil, id > 0 {
      kill(id, SIGKILL)
      var status: Int32 = 0
      waitpid(id, &status, 0)
    }
    for file in [input, output] where file >= 0 { close(file) }
  }

  /// Prevents programs that are started from here from inheriting open files.
  private static func keepFiles() {
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for file in open.compactMap({ Int32($0) }) where file > 2 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
  }

  /// A Boolean value that indicates whether the process runs.
  public var isRunning: Bool {
    guard end == nil, id > 0 else { return false }
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return true }
    let signal = status & 0x7F
    end = signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
    return false
  }

  /// Sends the process a request to end.
  public func terminate() { signal(SIGTERM) }

  /// Sends the process a signal if it runs.
  public func signal(_ number: Int32) { if isRunning { kill(id, number) } }

  /// Writes a line to the standard input of the process. The line is lost if the process does not read, or reads too slowly.
  public func say(_ line: String) {
    guard input >= 0 else { return }
    let bytes = Array((line.replacing("\n", with: " ") + "\n").utf8)
    _ = write(input, bytes, bytes.count)
  }

  /// Returns the complete lines since the last call. After the end of the process, it also returns the incomplete last line.
  public func lines() -> [String] {
    guard output >= 0 else { return [] }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    repeat {
      count = read(output, &chunk, chunk.count)
      if count > 0 { rest += chunk[..<count] }
    } while count > 0 && rest.count < 1 << 22
    var lines: [String] = [], start = 0
    while let end = rest[start...].firstIndex(of: 10) {
      lines.append(String(decoding: rest[start..<min(end, start + Self.longestLine)], as: UTF8.self))
      start = end + 1
    }
    rest.removeFirst(start)
    if count == 0, !rest.isEmpty {
      lines.append(String(decoding: rest.prefix(Self.longestLine), as: UTF8.self))
      rest = []
    } else if rest.count > Self.longestLine {
      rest.removeSubrange(Self.longestLine...)
    }
    return lines
  }
}

/// The reason why a program cannot be started, in one line.
public struct ChildError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of the problem.
  public var description: String
  init(_ description: String) { self.description = description }
}
