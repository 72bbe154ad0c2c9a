import CoreGraphics
import Dispatch

/// Draws instants one after the other, turns the pictures into bytes on several threads, and hands the results on in order: the thread
/// count never shows in them.
///
/// An app draws one frame at a time anyway, each on as many threads as it was launched with, so nothing is lost by drawing in order.
@MainActor public final class OrderedEncoder<Output: Sendable> {
  private let scale: Double
  private let threads: Int
  private let encode: @Sendable (CGImage) throws -> Output
  private let emit: (PicturedInstant, Output) throws -> Void
  private var waiting: [(instant: PicturedInstant, image: CGImage?)] = []
  private var last: Output?

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - threads: how many encode at once.
  ///   - emit: called once for each instant; one that shows the same frame again gets the same output.
  public init(
    scale: Double, threads: Int, encode: @escaping @Sendable (CGImage) throws -> Output,
    emit: @escaping (PicturedInstant, Output) throws -> Void
  ) {
    (self.scale, self.threads, self.encode, self.emit) = (scale, max(1, threads), encode, emit)
  }

  /// Draws the next instant; encodes when there is one for each thread.
  public func take(_ instant: PicturedInstant) throws {
    let isFresh = instant.isNew || last == nil && waiting.isEmpty
    waiting.append((instant, isFresh ? instant.frame.image(scale: scale) : nil))
    if waiting.count >= threads { try flush() }
  }

  /// Encodes and emits everything that waits.
  public func flush() throws {
    let all = waiting
    waiting = []
    let images = all.compactMap(\.image)
    let (encode, workers) = (encode, min(threads, images.count))
    var results = [Result<Output, any Error>?](repeating: nil, count: images.count)
    results.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let slots = buffer  // every worker writes slots of its own, and all have returned before the next line
      let work: @Sendable (Int) -> Void = { worker in
        for slot in stride(from: worker, to: images.count, by: workers) { slots[slot] = Result { try encode(images[slot]) } }
      }
      if workers == 1 { work(0) } else { DispatchQueue.concurrentPerform(iterations: workers, execute: work) }
    }
    var slot = 0
    for (instant, image) in all {
      if image != nil {
        last = try results[slot]!.get()
        slot += 1
      }
      try emit(instant, last!)
    }
  }
}
