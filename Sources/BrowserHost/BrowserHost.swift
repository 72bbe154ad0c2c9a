import CoreGraphics
import Dispatch
import FlyingFox
import FlyingSocks
import HostInterface
import ImageIO
import LiveHost
import Motion

/// Plays an app live on a web page: JPEG frames go out over a WebSocket, touches come back.
///
/// This host lives by the wall clock.
@MainActor public final class BrowserHost {
  private let session: LiveSession
  private let options: BrowserHostOptions
  private let gate: Gate
  private let cast: FrameCast
  private let clock = WallClock()
  private var nextViewer = 1
  /// When each viewer was last heard of, by the wall: a page says something every second.
  private var heard: [Int: Int64] = [:]
  private var isStopped = false
  private var failure: (any Error)?
  private var task: Task<Void, Never>?
  private var server: HTTPServer?

  /// A host for an app that nobody else plays.
  public init(_ session: LiveSession, options: BrowserHostOptions = BrowserHostOptions()) {
    (self.session, self.options) = (session, options)
    gate = Gate(token: options.needsToken ? Gate.randomToken() : nil)
    let scale = options.scale
    cast = FrameCast { try ImageEncoder.jpeg($0.image(scale: scale), quality: 85) }
  }

  /// Serves until `stop()` or Ctrl-C. Blocks, and lets the main queue run.
  ///
  /// - Parameter ready: called with the page's address once it can be opened.
  /// - Throws: `BrowserHostError` when the address or port cannot be had.
  public func run(ready: @escaping @MainActor (_ address: String) -> Void) throws {
    signal(SIGPIPE, SIG_IGN)  // a browser that goes away is an error of that one connection
    let stopping = StopSignals { [weak self] in self?.stop() }
    defer { stopping.end() }
    try serve(ready)
    while !isStopped {
      if let frame = session.advance(to: clock.now) { cast.show(frame) }
      for (id, last) in heard where clock.now - last > Self.longestSilence { leave(id) }
      let pause = session.nextWake.map { max(0, Double($0 - clock.now) / 1e9) } ?? 1
      clock.letMainQueueRun(for: min(pause, 1))
    }
    session.cancelTouches(at: clock.now)
    _ = session.advance(to: clock.now)
    cast.closeAll()
    task?.cancel()
    if let failure { throw failure }
  }

  /// Ends `run`. Viewers' fingers are cancelled.
  public func stop() { isStopped = true }

  /// How many pages look on.
  public var viewerCount: Int { cast.viewerCount }

  /// A connection that died without a word is given up after so many nanoseconds, and its fingers lifted.
  private static let longestSilence: Int64 = 20_000_000_000

  // MARK: Serving

  private func serve(_ ready: @escaping @MainActor (String) -> Void) throws {
    let handler = try PageServer(gate: gate, stream: Stream(host: self))
    let server = try makeServer(handler)
    self.server = server
    task = Task.detached { [weak self] in
      do { try await server.run() } catch is CancellationError {} catch { await self?.fail(error) }
    }
    Task.detached { [weak self] in
      guard (try? await server.waitUntilListening()) != nil, let address = await server.listeningAddress else { return }
      await self?.announce(address, ready)
    }
  }

  private func makeServer(_ handler: PageServer) throws -> HTTPServer {
    let address = options.address == "localhost" ? "127.0.0.1" : options.address
    if let ip4 = try? sockaddr_in.inet(ip4: address, port: options.port) {
      return HTTPServer(address: ip4, logger: .disabled, handler: handler)
    }
    if let ip6 = try? sockaddr_in6.inet6(ip6: address, port: options.port) {
      return HTTPServer(address: ip6, logger: .disabled, handler: handler)
    }
    throw BrowserHostError(
      problem: "'\(options.address)' is not an address", remedy: "use --bind 127.0.0.1, 0.0.0.0 or one of this machine's addresses")
  }

  private func announce(_ address: Socket.Address, _ ready: @MainActor (String) -> Void) {
    let (host, port): (String, UInt16) =
      switch address {
      case .ip4(let ip, let port): (ip == "0.0.0.0" ? Self.firstAddress() : ip, port)
      case .ip6(let ip, let port): ("[\(ip == "::" ? "::1" : ip)]", port)
      case .unix: ("localhost", options.port)
      }
    ready("http://\(host):\(port)/\(gate.token.map { "?token=\($0)" } ?? "")")
  }

  /// An address by which other machines may find this one.
  private static func firstAddress() -> String {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return "127.0.0.1" }
    defer { freeifaddrs(list) }
    for entry in sequence(first: list!, next: { $0.pointee.ifa_next }) {
      guard let address = entry.pointee.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET) else { continue }
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      getnameinfo(address, socklen_t(MemoryLayout<sockaddr_in>.size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
      let name = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if !name.hasPrefix("127.") { return name }
    }
    return "127.0.0.1"
  }

  private func fail(_ error: any Error) {
    isStopped = true
    guard case SocketError.failed(_, let number, let message) = error else {
      failure = BrowserHostError(problem: "the page's server ended (\(error))", remedy: "start again")
      return
    }
    let place = "\(options.address):\(options.port)"
    failure =
      switch number {
      case EADDRINUSE: BrowserHostError(problem: "port \(options.port) is busy", remedy: "stop what uses it, or choose another with --port")
      case EACCES: BrowserHostError(problem: "port \(options.port) is for the system alone", remedy: "choose one from 1024 with --port")
      case EADDRNOTAVAIL:
        BrowserHostError(problem: "\(options.address) is not an address of this machine", remedy: "use --bind 127.0.0.1 or 0.0.0.0")
      default: BrowserHostError(problem: "cannot listen at \(place) (\(message))", remedy: "choose another --bind or --port")
      }
  }

  // MARK: Viewers

  /// The stream of one viewer, on the server's threads; everything it does happens on the main actor.
  private struct Stream: WSMessageHandler {
    weak let host: BrowserHost?
    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
      let (messages, send) = AsyncStream<WSMessage>.makeStream()
      guard let id = await host?.join(send) else { throw CancellationError() }
      Task.detached { [weak host] in
        for await message in client {
          guard case .text(let text) = message, let understood = ViewerMessage(text) else { break }  // no page of ours: goodbye
          await host?.receive(understood, from: id)
        }
        await host?.leave(id)
      }
      return messages
    }
  }

  private func join(_ send: AsyncStream<WSMessage>.Continuation) -> Int {
    let id = nextViewer
    nextViewer += 1
    heard[id] = clock.now
    let device = session.app.device
    cast.join(
      id, send,
      greeting:
        #"{"width":\#(device.size.width),"height":\#(device.size.height),"radius":\#(device.cornerRadius),"scale":\#(options.scale),"name":"\#(device.name)"}"#
    )
    return id
  }

  private func receive(_ message: ViewerMessage, from id: Int) {
    guard heard[id] != nil else { return }
    heard[id] = clock.now
    switch message {
    case .touch(let touch): session.touch(touch, by: id, at: clock.now)
    case .shown: cast.shown(by: id)
    case .echo(let text): cast.send(text, to: id)
    }
  }

  private func leave(_ id: Int) {
    heard[id] = nil
    session.cancelTouches(of: id, at: clock.now)
    cast.leave(id)
  }
}
