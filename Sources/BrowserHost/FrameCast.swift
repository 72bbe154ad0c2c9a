import CoreGraphics
import HostInterface

/// The distribution of frames to viewers. Each viewer that can accept a frame receives the newest one.
///
/// A frame is encoded once, and dropped if there is a newer one. Frames never wait in a queue. A slow viewer therefore receives fewer
/// frames, but not older ones.
@MainActor final class FrameCast {
  /// The state of a viewer.
  private struct Viewer {
    var outlet: any StreamOutlet
    var sent: UInt32 = 0
    /// The number of frames that were sent and that the page has not drawn yet.
    var underway = 0
  }

  /// The maximum number of frames that are sent before the page has drawn one. While one frame is drawn, the next one is transferred.
  static let mostUnderway = 2

  private let encode: @Sendable (Frame) throws -> Data
  private var viewers: [Int: Viewer] = [:]
  private var frame: Frame?
  private var number: UInt32 = 0
  private var encoded: (number: UInt32, message: Data)?
  private var isEncoding = false

  init(encode: @escaping @Sendable (Frame) throws -> Data) { self.encode = encode }

  var viewerCount: Int { viewers.count }
  /// A Boolean value that indicates whether a frame is being encoded.
  var isBusy: Bool { isEncoding }

  /// Adds a viewer.
  ///
  /// - Parameter greetings: The texts that are sent first.
  func join(_ id: Int, _ outlet: any StreamOutlet, greetings: [String]) {
    for greeting in greetings { outlet.send(.text(greeting)) }
    viewers[id] = Viewer(outlet: outlet)
    pump()
  }

  /// Removes a viewer that has left.
  func leave(_ id: Int) { viewers[id] = nil }

  /// Closes a viewer's stream.
  func close(_ id: Int) { viewers.removeValue(forKey: id)?.outlet.close() }

  func closeAll() { for id in viewers.keys { close(id) } }

  func send(_ text: String, to id: Int) { viewers[id]?.outlet.send(.text(text)) }

  /// Sends a text to all viewers.
  func sendAll(_ text: String) { for viewer in viewers.values { viewer.outlet.send(.text(text)) } }

  /// Sets the newest frame.
  func show(_ frame: Frame) {
    self.frame = frame
    number &+= 1
    pump()
  }

  /// Called when a viewer has drawn a frame and can accept another one.
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

  /// Sends an encoded frame even if there is a newer one. Otherwise viewers would receive nothing during a constant stream of frames.
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

  /// Returns the message of a frame: its number in four bytes, least significant byte first, followed by the JPEG data.
  nonisolated private static func message(_ number: UInt32, _ jpeg: Data) -> Data {
    var message = withUnsafeBytes(of: number.littleEndian) { Data($0) }
    message.append(jpeg)
    return message
  }
}
