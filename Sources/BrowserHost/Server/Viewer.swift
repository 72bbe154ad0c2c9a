import CoreGraphics
import NIOCore
import NIOWebSocket
import Synchronization

/// A message to a page over its stream.
enum StreamMessage: Hashable, Sendable {
  /// A line of text, such as the greeting or an echo.
  case text(String)
  /// The number of a frame with its JPEG data.
  case picture(Data)
}

/// The connection to a page.
protocol StreamOutlet: Sendable {
  func send(_ message: StreamMessage)
  func close()
}

/// A page that is connected, for use on the main actor. Its connection belongs to the server's thread.
final class Viewer: StreamOutlet {
  let id: Int
  /// A Boolean value that indicates whether the viewer may give commands.
  let mayControl: Bool
  private let channel: any Channel
  private let limits: Limits
  private let queues = Mutex(Queues())

  private struct Queues {
    /// The numbers of messages to the page that have not been written yet.
    var pictures = 0, texts = 0
    /// The number of messages that wait for the app.
    var unheard = 0
  }

  init(id: Int, mayControl: Bool, channel: any Channel, limits: Limits) {
    (self.id, self.mayControl, self.channel, self.limits) = (id, mayControl, channel, limits)
  }

  func send(_ message: StreamMessage) {
    switch message {
    case .text(let text): write(WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text)), \.texts, limits.waitingTexts)
    case .picture(let data):
      write(WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(bytes: data)), \.pictures, limits.waitingPictures)
    }
  }

  /// Responds to a ping of the WebSocket protocol.
  func pong(_ data: ByteBuffer) { write(WebSocketFrame(fin: true, opcode: .pong, data: data), \.texts, limits.waitingTexts) }

  /// Writes a frame. It closes the connection of a viewer that does not read what was sent, such as a page that confirms frames too early.
  private func write(_ frame: WebSocketFrame, _ queue: WritableKeyPath<Queues, Int> & Sendable, _ most: Int) {
    let hasRoom = queues.withLock {
      $0[keyPath: queue] += 1
      return $0[keyPath: queue] <= most
    }
    guard hasRoom else { return close() }
    // A closed connection receives nothing. A write to an event loop that has ended would never be completed.
    guard channel.isActive else { return }
    channel.writeAndFlush(frame).whenComplete { _ in self.queues.withLock { $0[keyPath: queue] -= 1 } }
  }

  func close() { channel.close(promise: nil) }

  /// Counts a message that waits for the app. The result is `false` if too many messages wait.
  func speaks() -> Bool {
    queues.withLock {
      $0.unheard += 1
      return $0.unheard <= limits.unheard
    }
  }

  /// Called when the app has handled a message.
  func wasHeard() { queues.withLock { $0.unheard -= 1 } }
}
