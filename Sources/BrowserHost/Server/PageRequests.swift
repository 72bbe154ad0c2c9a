import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The handler that responds to the only request of a connection that does not become a stream.
final class PageRequests: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  static let name = "requests"

  private let door: RateLimiter
  private let limits: Limits
  private let answer: (HTTPRequestHead) -> Pages.Answer
  private var request: HTTPRequestHead?

  init(_ door: RateLimiter, _ limits: Limits, answer: @escaping (HTTPRequestHead) -> Pages.Answer) {
    (self.door, self.limits, self.answer) = (door, limits, answer)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      // A body that is sent in chunks or without an announced length is measured by `RateLimiter`.
      let announced = head.headers["content-length"].compactMap { Int($0) }.max() ?? 0
      if announced > limits.body { door.refuse(.payloadTooLarge) } else { request = head }
    case .body: break
    case .end:
      guard let request else { return }
      self.request = nil
      send(answer(request), to: request, context)
    }
  }

  private func send(_ answer: Pages.Answer, to request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    context.write(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: answer.status, headers: answer.headers))), promise: nil)
    if request.method != .HEAD { context.write(wrapOutboundOut(.body(.byteBuffer(answer.body))), promise: nil) }
    let sent = context.writeAndFlush(wrapOutboundOut(.end(nil)))
    door.leave(after: sent, within: answer.isDownload ? limits.secondsToDownload : limits.secondsToAnswer)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case is NIOWebSocketUpgradeError: break  // the request arrives here as an ordinary one
    case HTTPParserError.headerOverflow: door.refuse(.requestHeaderFieldsTooLarge)  // too many headers
    case is HTTPParserError: door.refuse(.badRequest)
    default: context.close(promise: nil)
    }
  }
}
