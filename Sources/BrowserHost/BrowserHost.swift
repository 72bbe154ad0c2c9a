import CoreGraphics
import Dispatch
import HostInterface
import ImageIO
import LiveHost
import Motion
import NIOCore

/// A host that shows a player on a web page. JPEG frames are sent over a WebSocket, and touches and commands are received.
///
/// The host follows the wall clock.
@MainActor public final class BrowserHost {
  private let stage: LivePlayer
  private let options: BrowserHostOptions
  private let gate: AccessControl
  private let cast: FrameCast
  private let saving: Saving
  private let clock = WallClock()
  /// The time of the last message of each viewer, by the wall clock. A page sends a message every second.
  private var heard: [Int: Int64] = [:]
  /// The state that was sent to viewers last, and its time.
  private var told: (scene: PageMessage.Scene, at: Int64)?
  private var isStopped = false

  /// Creates a host for a player. No other host may use the player.
  public init(_ stage: LivePlayer, options: BrowserHostOptions = BrowserHostOptions()) {
    (self.stage, self.options) = (stage, options)
    gate = AccessControl(token: options.needsToken ? options.token ?? AccessControl.randomToken() : nil)
    let scale = options.scale
    cast = FrameCast { try ImageEncoder.jpeg($0.image(scale: scale), quality: 85) }
    saving = Saving(options.films, scale: scale)
  }

  /// Serves the page until `stop()` is called or Ctrl-C is pressed. The call blocks and lets the main queue run.
  ///
  /// - Parameter ready: A closure that is called with the page's address as soon as the page can be opened.
  /// - Throws: `BrowserHostError` if the address or the port is not available.
  public func run(ready: @escaping @MainActor (_ address: PageAddress) -> Void) throws {
    signal(SIGPIPE, SIG_IGN)  // a closed browser is an error of its connection only
    let stopping = StopSignals { [weak self] in self?.stop() }
    defer { stopping.end() }
    let server = try listen()
    defer { server.stop() }
    ready(address(of: server))
    while !isStopped {
      if let frame = stage.advance(to: clock.now) { cast.show(frame) }
      for (id, last) in heard where clock.now - last > Self.longestSilence {
        cast.close(id)
        leave(id)
      }
      if let problem = saving.look(at: clock.now) { stage.notice = .problem(problem) }
      tellOfCopies()
      let patience = tell()
      let pause = stage.nextWake.map { max(0, Double($0 - clock.now) / 1e9) } ?? 1
      clock.letMainQueueRun(for: min(pause, patience, saving.isBusy ? 0.1 : 1))
    }
    saving.cancel()
    stage.cancelTouches(at: clock.now)
    _ = stage.advance(to: clock.now)
    cast.closeAll()
  }

  /// Makes `run(ready:)` return. The touches of all viewers are cancelled.
  public func stop() { isStopped = true }

  /// The number of pages that are connected.
  public var viewerCount: Int { cast.viewerCount }

  /// The time after which a silent connection is closed and its touches are cancelled, in nanoseconds.
  private static let longestSilence: Int64 = 20_000_000_000
  /// The minimum time between two updates of the state, in nanoseconds. It prevents the disconnection of a slow viewer because of the
  /// actions of others.
  private static let betweenTellings: Int64 = 50_000_000

  /// The current state that all viewers see.
  private var scene: PageMessage.Scene {
    var scene = PageMessage.Scene(stage.state)
    saving.show(in: &scene)
    let typing = stage.typing
    scene.typing = typing.isWanted
    scene.voice = PageMessage.Scene.Voice(stage.voice)
    scene.caret = typing.caret.map { [$0.minX, $0.minY, $0.height].map { Double($0) } }
    return scene
  }

  /// The viewer that typed last, and the number of copies at the last check. Copied text is sent only to this viewer's clipboard.
  private var typist: Int?
  private var copies = 0
  private func tellOfCopies() {
    let typing = stage.typing
    defer { copies = typing.copies }
    guard typing.copies > copies, let text = typing.copied, let typist else { return }
    cast.send(PageMessage(copied: text).text, to: typist)
  }

  /// Sends a changed state to all viewers. The result is the number of seconds until the next check.
  private func tell() -> Double {
    let (scene, now) = (scene, clock.now)
    guard scene != told?.scene else { return 1 }
    if let told, now - told.at < Self.betweenTellings { return Double(Self.betweenTellings - (now - told.at)) / 1e9 }
    told = (scene, now)
    cast.sendAll(PageMessage(state: scene).text)
    return 1
  }

  // MARK: Serving

  private func listen() throws -> PageServer {
    let name = options.address == "localhost" ? "127.0.0.1" : options.address
    guard let address = try? SocketAddress(ipAddress: name, port: Int(options.port)) else {
      throw BrowserHostError(
        problem: "'\(options.address)' is not an address", remedy: "use --bind 127.0.0.1, 0.0.0.0 or one of this machine's addresses")
    }
    do {
      let pages = try Pages(gate: gate, downloads: saving.downloads, allowsControl: options.allowsControl)
      return try PageServer(at: address, pages, self)
    } catch let error as IOError { throw problem(error) }
  }

  private func address(of server: PageServer) -> PageAddress {
    let (ip, port) = (server.address?.ipAddress ?? options.address, server.address?.port ?? Int(options.port))
    let host =
      switch ip {
      case "0.0.0.0": Self.firstAddress()
      case "::": "[::1]"
      default: ip.contains(":") ? "[\(ip)]" : ip
      }
    return PageAddress(
      text: "http://\(host):\(port)/\(gate.token.map { "?token=\($0)" } ?? "")", port: UInt16(clamping: port), token: gate.token)
  }

  /// Returns an address under which other machines can probably reach this one.
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

  private func problem(_ error: IOError) -> BrowserHostError {
    let place = "\(options.address):\(options.port)"
    return switch error.errnoCode {
    case EADDRINUSE: BrowserHostError(problem: "port \(options.port) is busy", remedy: "stop what uses it, or choose another with --port")
    case EACCES: BrowserHostError(problem: "port \(options.port) is for the system alone", remedy: "choose one from 1024 with --port")
    case EADDRNOTAVAIL:
      BrowserHostError(problem: "\(options.address) is not an address of this machine", remedy: "use --bind 127.0.0.1 or 0.0.0.0")
    default:
      BrowserHostError(
        problem: "cannot listen at \(place) (\(String(cString: strerror(error.errnoCode)).lowercased()))",
        remedy: "choose another --bind or --port")
    }
  }
}

/// The address of a page.
public struct PageAddress: Hashable, Sendable {
  /// The URL for a browser.
  public var text: String
  /// The port, which the system may have chosen.
  public var port: UInt16
  /// The token that a page away from loopback must present. It is `nil` if none is needed.
  public var token: String?
}

// MARK: Viewers

extension BrowserHost: Audience {
  func join(_ viewer: Viewer) {
    heard[viewer.id] = clock.now
    let hello = PageMessage.Hello(to: viewer, stage, films: options.films != nil)
    cast.join(viewer.id, viewer, greetings: [PageMessage(hello: hello).text, PageMessage(state: scene).text])
  }

  func receive(_ message: ViewerMessage, from id: Int) {
    guard heard[id] != nil else { return }
    heard[id] = clock.now
    switch message {
    case .touch(let touch): stage.touch(touch, by: id, at: clock.now)
    case .typed(let event):
      typist = id
      stage.type(event, at: clock.now)
    case .shown: cast.shown(by: id)
    case .echo(let text): cast.send(text, to: id)
    case .control(.stage(let command)):
      // An unknown name does not come from the page that this host serves.
      if !stage.perform(command, by: .viewer(id), at: clock.now) {
        cast.close(id)
        leave(id)
      }
    case .control(.save(let format)):
      guard let touches = stage.touches else { return }
      stage.notice = saving.begin(format, of: touches, for: id, at: clock.now).map { .problem($0) }
    case .control(.cancel): saving.cancel()
    }
  }

  func leave(_ id: Int) {
    guard heard.removeValue(forKey: id) != nil else { return }
    stage.cancelTouches(of: id, at: clock.now)
    cast.leave(id)
  }
}
