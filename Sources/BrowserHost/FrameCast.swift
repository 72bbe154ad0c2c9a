import CoreGraphics
import HostInterface

/// Shows the newest frame to every viewer that has room for one. A frame is encoded once, dropped when a newer one is there, and never
/// waits in a queue: a slow viewer sees fewer frames, not older ones.
@MainActor final class FrameCast {
  /// What a page that looks on has been sent.
  private struct Viewer {
    var outlet: any StreamOutlet
    var sent: UInt32 = 0
    /// Frames on their way that the page has not yet drawn.
    var underway = 0
  }

  /// Two: while one is drawn, the next one travels.
  static let mostUnderway = 2

  private let encode: @Sendable (Frame) throws -> Data
  private var viewers: [Int: Viewer] = [:]
  private var frame: Frame?
  private var number: UInt32 = 0
  private var encoded: (number: UInt32, message: Data)?
  private var isEncoding = false

  init(encode: @escaping @Sendable (Frame) throws -> Data) { self.encode = encode }

  var viewerCount: Int { viewers.count }
  /// Whether a frame is being encoded.
  var isBusy: Bool { isEncoding }

  /// - Parameter greetings: sent first.
  func join(_ id: Int, _ outlet: any StreamOutlet, greetings: [String]) {
    for greeting in greetings { outlet.send(.text(greeting)) }
    viewers[id] = Viewer(outlet: outlet)
    pump()
  }

  /// A viewer has gone.
  func leave(_ id: Int) { viewers[id] = nil }

  /// Ends a viewer's stream.
  func close(_ id: Int) { viewers.removeValue(forKey: id)?.outlet.close() }

  func closeAll() { for id in viewers.keys { close(id) } }

  func send(_ text: String, to id: Int) { viewers[id]?.outlet.send(.text(text)) }

  /// The same for all.
  func sendAll(_ text: String) { for viewer in viewers.values { viewer.outlet.send(.text(text)) } }

  /// Replaces the newest frame.
  func show(_ frame: Frame) {
    self.frame = frame
    number &+= 1
    pump()
  }

  /// A viewer has room again.
  func shown(by id: Int) {
    guard let viewer = viewers[id], viewer.underway > 0 else { return }
    viewers[id]?.underway -= 1
    pump()
  }

  private func pump() {
    if let encoded, encoded.number == number {
      for id in hungry { deliver(encoded, to: id) }
    } else if !isEncoding, let frame, !hungry.isEmpty {
      isEncoding = true
      let (encode, number) = (encode, number)
      Task.detached(priority: .userInitiated) { [weak self] in
        let message = (try? encode(frame)).map { Self.message(number, $0) }
        await self?.finished(number, message)
      }
    }
  }

  /// What was encoded goes out even when a newer frame is there: under a constant stream of frames somebody must see some.
  private func finished(_ number: UInt32, _ message: Data?) {
    isEncoding = false
    if let message {
      encoded = (number, message)
      for id in hungry { deliver((number, message), to: id) }
    }
    if encoded?.number == self.number || message != nil { pump() }
  }

  private var hungry: [Int] {
    viewers.filter { $0.value.underway < Self.mostUnderway && $0.value.sent != number }.map(\.key)
  }

  private func deliver(_ encoded: (number: UInt32, message: Data), to id: Int) {
    guard viewers[id]!.sent != encoded.number else { return }
    viewers[id]!.sent = encoded.number
    viewers[id]!.underway += 1
    viewers[id]!.outlet.send(.picture(encoded.message))
  }

  /// The frame's number in four bytes, little end first, then the JPEG.
  nonisolated private static func message(_ number: UInt32, _ jpeg: Data) -> Data {
    var message = withUnsafeBytes(of: number.littleEndian) { Data($0) }
    message.append(jpeg)
    return message
  }
}
