import CoreGraphics
import NIOCore
import NIOWebSocket
import Synchronization

/// What is sent to a page over its stream.
enum StreamMessage: Hashable, Sendable {
  /// A line: the greeting, an echo.
  case text(String)
  /// A frame's number and its JPEG.
  case picture(Data)
}

/// The way to a page that looks on.
protocol StreamOutlet: Sendable {
  func send(_ message: StreamMessage)
  func close()
}

/// A page that looks on, for the main actor; its connection lives on the server's thread.
final class Viewer: StreamOutlet {
  let id: Int
  /// Whether it may do more than touch and look.
  let mayControl: Bool
  private let channel: any Channel
  private let limits: Limits
  private let queues = Mutex(Queues())

  private struct Queues {
    /// On their way to the page.
    var pictures = 0, texts = 0
    /// On their way to the app.
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

  /// Answers a ping of the protocol's own.
  func pong(_ data: ByteBuffer) { write(WebSocketFrame(fin: true, opcode: .pong, data: data), \.texts, limits.waitingTexts) }

  /// Writes, or ends the connection of a viewer that does not take what it was sent: a page that thanks for pictures before it has them, or
  /// that asks for echoes and reads none.
  private func write(_ frame: WebSocketFrame, _ queue: WritableKeyPath<Queues, Int> & Sendable, _ most: Int) {
    let hasRoom = queues.withLock {
      $0[keyPath: queue] += 1
      return $0[keyPath: queue] <= most
    }
    guard hasRoom else { return close() }
    // Whoever is gone takes nothing; and what a loop that has ended was given to write would never be answered for.
    guard channel.isActive else { return }
    channel.writeAndFlush(frame).whenComplete { _ in self.queues.withLock { $0[keyPath: queue] -= 1 } }
  }

  func close() { channel.close(promise: nil) }

  /// One more message goes to the app; false when the app has too many to hear already.
  func speaks() -> Bool {
    queues.withLock {
      $0.unheard += 1
      return $0.unheard <= limits.unheard
    }
  }

  /// The app has heard a message.
  func wasHeard() { queues.withLock { $0.unheard -= 1 } }
}
