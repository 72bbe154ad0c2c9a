import NIOCore
import NIOHTTP1

/// The rate limiter of a connection. It is the first handler, measures the size and the duration of requests, and closes connections that
/// exceed the limits.
///
/// The handlers after it receive no byte beyond the limits.
final class RateLimiter: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private enum Phase {
    /// A request is arriving.
    case asking(RequestMeter)
    /// The connection is the stream of a viewer, which has separate limits.
    case stream
    /// A response is being sent. Further input is discarded up to a limit.
    case leaving(heard: Int)
  }

  private let limits: Limits
  private var phase: Phase
  private var context: ChannelHandlerContext?
  private var deadline: Scheduled<Void>?

  init(_ limits: Limits) { (self.limits, phase) = (limits, .asking(RequestMeter(limits))) }

  // MARK: Calls of the handlers after it

  /// Called when access control has accepted a viewer.
  func becomeStream() {
    phase = .stream
    deadline?.cancel()
  }

  /// Called when a response is being sent. The connection ends after it.
  func leave(after answer: EventLoopFuture<Void>, within seconds: Double) {
    guard let context else { return }
    phase = .leaving(heard: 0)
    close(after: seconds)
    let channel = context.channel
    answer.whenComplete { _ in channel.close(promise: nil) }
  }

  /// Ends the connection. The other side gets some time to read the reason, because unread bytes would reset the connection.
  func showOut(after answer: EventLoopFuture<Void>) {
    guard let context else { return }
    phase = .leaving(heard: 0)
    close(after: limits.secondsToLeave)
    let channel = context.channel
    answer.whenComplete { _ in channel.close(mode: .output, promise: nil) }
  }

  /// Responds with a status only, however much of the request has arrived.
  func refuse(_ status: HTTPResponseStatus) {
    guard case .asking = phase, let context else { return }
    let body = status.reasonPhrase + "\n"
    let head = ["HTTP/1.1 \(status.code) \(status.reasonPhrase)", "Connection: close", "Content-Length: \(body.utf8.count)"]
    let answer = (head + ["", body]).joined(separator: "\r\n")
    showOut(after: context.writeAndFlush(wrapOutboundOut(context.channel.allocator.buffer(string: answer))))
  }

  // MARK: The connection

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func channelActive(context: ChannelHandlerContext) {
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: .nanoseconds(Int64(limits.secondsToAsk * 1e9))) { self.isLate() }
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch phase {
    case .stream: context.fireChannelRead(data)
    case .asking(var meter):
      let excess = unwrapInboundIn(data).withUnsafeReadableBytes { meter.take($0) }
      phase = .asking(meter)
      switch excess {
      case nil: context.fireChannelRead(data)
      case .line: refuse(.uriTooLong)
      case .head: refuse(.requestHeaderFieldsTooLarge)
      case .body: refuse(.payloadTooLarge)
      }
    case .leaving(let heard):
      let count = heard + unwrapInboundIn(data).readableBytes
      phase = .leaving(heard: count)
      if count > limits.bytesToLeave { context.close(promise: nil) }
    }
  }

  private func isLate() {
    // A browser opens connections before it needs them. A connection that never sent anything is not an error.
    if case .asking(let meter) = phase, meter.hasBegun { refuse(.requestTimeout) } else { context?.close(promise: nil) }
  }

  private func close(after seconds: Double) {
    deadline?.cancel()
    guard let channel = context?.channel else { return }
    deadline = channel.eventLoop.scheduleTask(in: .nanoseconds(Int64(seconds * 1e9))) { channel.close(promise: nil) }
  }
}
