import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The server of the page and of the viewers' streams. It uses one thread for any number of connections.
///
/// The handlers of a connection are `RateLimiter`, HTTP/1.1 and `PageRequests`. After access control has accepted a viewer, they are `RateLimiter`,
/// WebSocket and `ViewerStream`.
final class PageServer: Sendable {
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let channel: any Channel

  /// Creates a server that listens at an address.
  ///
  /// - Throws: `IOError` if the address or the port is not available.
  init(at address: SocketAddress, _ pages: Pages, _ audience: any Audience, _ limits: Limits = Limits()) throws {
    let connections = Connections(limits)
    do {
      channel = try ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 128)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture { try Self.furnish(channel, pages, connections, audience, limits) }
        }
        .bind(to: address).wait()
    } catch {
      try? group.syncShutdownGracefully()
      throw error
    }
  }

  /// The address at which the server listens, with the port that the system may have chosen.
  var address: SocketAddress? { channel.localAddress }

  /// Closes all connections and ends the thread.
  func stop() { try? group.syncShutdownGracefully() }

  private static func furnish(
    _ channel: any Channel, _ pages: Pages, _ connections: Connections, _ audience: any Audience, _ limits: Limits
  ) throws {
    connections.enter(channel)
    let door = RateLimiter(limits)
    let line = channel.pipeline.syncOperations
    try line.addHandler(door)
    try line.configureHTTPServerPipeline(
      withPipeliningAssistance: false,
      withServerUpgrade: (
        [stream(pages, connections, audience, limits)],
        { context in context.pipeline.removeHandler(name: PageRequests.name, promise: nil) }
      ),
      withErrorHandling: false)
    let mayControl = pages.lets(channel.remoteAddress)
    try line.addHandler(
      PageRequests(door, limits) { pages.answer(to: $0, isFull: connections.isFull, mayControl: mayControl) }, name: PageRequests.name)
  }

  /// Returns the handler that turns a connection into a viewer's stream.
  private static func stream(
    _ pages: Pages, _ connections: Connections, _ audience: any Audience, _ limits: Limits
  ) -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: limits.message, automaticErrorHandling: false,
      shouldUpgrade: { channel, request in
        channel.eventLoop.makeSucceededFuture(pages.letsStream(request) && !connections.isFull ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          let line = channel.pipeline.syncOperations
          let door = try line.handler(type: RateLimiter.self)
          door.becomeStream()
          try line.addHandler(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: limits.fragments, maxAccumulatedFrameSize: limits.message))
          let viewer = Viewer(
            id: connections.becomeViewer(channel), mayControl: pages.lets(channel.remoteAddress), channel: channel, limits: limits)
          try line.addHandler(ViewerStream(viewer, door, audience, limits))
        }
      })
  }
}
