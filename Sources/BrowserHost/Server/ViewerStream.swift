import Dispatch
import NIOCore
import NIOWebSocket

/// The receiver of viewers' messages.
@MainActor protocol Audience: AnyObject, Sendable {
  func join(_ viewer: Viewer)
  func receive(_ message: ViewerMessage, from id: Int)
  func leave(_ id: Int)
}

/// The handler that reads a viewer's stream on the server's thread and passes each message to the main actor in order.
final class ViewerStream: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let viewer: Viewer
  private let door: RateLimiter
  private let audience: any Audience
  private var allowance, controls: MessageBudget
  private var isOver = false

  init(_ viewer: Viewer, _ door: RateLimiter, _ audience: any Audience, _ limits: Limits) {
    (self.viewer, self.door, self.audience) = (viewer, door, audience)
    allowance = MessageBudget(perSecond: limits.messagesPerSecond, atOnce: limits.messagesAtOnce)
    controls = MessageBudget(perSecond: limits.controlsPerSecond, atOnce: limits.controlsAtOnce)
  }

  func handlerAdded(context: ChannelHandlerContext) { tell { [viewer] in $0.join(viewer) } }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isOver else { return }
    let now = Int64(bitPattern: NIODeadline.now().uptimeNanoseconds)
    guard allowance.takes(at: now) else { return end(context, .policyViolation) }
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      // A message that cannot be read does not come from the page that this host serves.
      guard let message = ViewerMessage(String(buffer: frame.unmaskedData)) else { return end(context, .unacceptableData) }
      if case .control = message {
        guard viewer.mayControl, controls.takes(at: now) else { return end(context, .policyViolation) }
      }
      guard viewer.speaks() else { return end(context, .policyViolation) }
      tell { [viewer] in
        viewer.wasHeard()
        $0.receive(message, from: viewer.id)
      }
    case .ping: viewer.pong(frame.unmaskedData)
    case .pong: break
    case .connectionClose: end(context, .normalClosure)
    default: end(context, .unacceptableData)
    }
  }

  /// Called when a frame is longer than a message may be, has too many fragments, or is invalid.
  func errorCaught(context: ChannelHandlerContext, error: any Error) { end(context, .messageTooLarge) }

  private func end(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode) {
    guard !isOver else { return }
    leave()
    var data = context.channel.allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: code)
    door.showOut(after: context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))))
  }

  private func leave() {
    guard !isOver else { return }
    isOver = true
    tell { [id = viewer.id] in $0.leave(id) }
  }

  private func tell(_ what: @escaping @MainActor @Sendable (any Audience) -> Void) {
    DispatchQueue.main.async { [audience] in MainActor.assumeIsolated { what(audience) } }
  }
}
