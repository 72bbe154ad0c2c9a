import NIOCore
import NIOHTTP1

/// Stands first in each connection: measures what arrives and how long it takes, and shows out who asks for too much.
///
/// Nothing behind it sees a byte more than the limits allow.
final class Door: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private enum Phase {
    /// A request is arriving.
    case asking(RequestMeter)
    /// The connection has become a viewer's stream, which has limits of its own.
    case stream
    /// An answer is on its way; what else is said is thrown away, up to a limit.
    case leaving(heard: Int)
  }

  private let limits: Limits
  private var phase: Phase
  private var context: ChannelHandlerContext?
  private var deadline: Scheduled<Void>?

  init(_ limits: Limits) { (self.limits, phase) = (limits, .asking(RequestMeter(limits))) }

  // MARK: What the handlers behind it say

  /// The gate has let a viewer in.
  func becomeStream() {
    phase = .stream
    deadline?.cancel()
  }

  /// The answer is being sent; the connection ends with it.
  func leave(after answer: EventLoopFuture<Void>, within seconds: Double) {
    guard let context else { return }
    phase = .leaving(heard: 0)
    close(after: seconds)
    let channel = context.channel
    answer.whenComplete { _ in channel.close(promise: nil) }
  }

  /// Ends what the connection is about. A moment is left for the other side to read why: unread bytes would reset it.
  func showOut(after answer: EventLoopFuture<Void>) {
    guard let context else { return }
    phase = .leaving(heard: 0)
    close(after: limits.secondsToLeave)
    let channel = context.channel
    answer.whenComplete { _ in channel.close(mode: .output, promise: nil) }
  }

  /// Answers with a status alone, whatever of the request has arrived.
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
    // A browser opens connections ahead of its needs: one that never spoke is no mistake.
    if case .asking(let meter) = phase, meter.hasBegun { refuse(.requestTimeout) } else { context?.close(promise: nil) }
  }

  private func close(after seconds: Double) {
    deadline?.cancel()
    guard let channel = context?.channel else { return }
    deadline = channel.eventLoop.scheduleTask(in: .nanoseconds(Int64(seconds * 1e9))) { channel.close(promise: nil) }
  }
}
