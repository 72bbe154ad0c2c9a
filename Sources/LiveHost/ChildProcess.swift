import CoreGraphics

/// A program that runs beside this one: its lines come to us, and lines of ours go to it.
@MainActor public final class ChildProcess {
  /// How it ended.
  public enum End: Hashable, Sendable {
    /// By itself, with a code; 0 is well.
    case code(Int32)
    /// By a signal: it crashed, or somebody ended it.
    case signal(Int32)
  }

  private let id: pid_t
  private var input: Int32 = -1
  private var output: Int32 = -1
  private var rest: [UInt8] = []
  /// How it ended; nil as long as it runs.
  public private(set) var end: End?

  /// A line is no longer than this; what is beyond is cut off.
  private static let longestLine = 8_192

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: a path, or a name that is looked for as a shell does.
  ///   - environment: instead of ours, where given.
  ///   - hears: whether lines go to it over its standard input; else that is empty.
  ///   - speaks: whether its output, errors too, comes to us; else it goes where ours goes.
  /// - Throws: `ChildError` when it cannot be started.
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
    // Nothing else of ours is theirs: neither the port we listen at nor what we think of signals.
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
      end = .code(127)  // there is no process that could be ended
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

  /// No program that is started from here has a file that is open here.
  private static func keepFiles() {
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for file in open.compactMap({ Int32($0) }) where file > 2 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
  }

  /// Whether it still runs.
  public var isRunning: Bool {
    guard end == nil, id > 0 else { return false }
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return true }
    let signal = status & 0x7F
    end = signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
    return false
  }

  /// Asks it politely to end.
  public func terminate() { signal(SIGTERM) }

  /// Sends it a signal, as long as it runs.
  public func signal(_ number: Int32) { if isRunning { kill(id, number) } }

  /// Says a line to it; nothing when it does not listen, or listens too slowly.
  public func say(_ line: String) {
    guard input >= 0 else { return }
    let bytes = Array((line.replacing("\n", with: " ") + "\n").utf8)
    _ = write(input, bytes, bytes.count)
  }

  /// The lines that have come since the last time, whole ones; after its end what is left, too.
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

/// Why a program cannot be started: one line.
public struct ChildError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public var description: String
  init(_ description: String) { self.description = description }
}
