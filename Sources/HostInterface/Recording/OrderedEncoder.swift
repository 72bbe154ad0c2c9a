import CoreGraphics
import Dispatch

/// Turns instants into bytes on several threads and hands the results on in order: the thread count never shows in them.
@MainActor public final class OrderedEncoder<Output: Sendable> {
  private let threads: Int
  private let encode: @Sendable (PicturedInstant) throws -> Output
  private let emit: (PicturedInstant, Output) throws -> Void
  private var waiting: [PicturedInstant] = []
  private var last: Output?

  /// - Parameter emit: called once for each instant; one that shows the same frame again gets the same output.
  public init(
    threads: Int, encode: @escaping @Sendable (PicturedInstant) throws -> Output, emit: @escaping (PicturedInstant, Output) throws -> Void
  ) {
    (self.threads, self.encode, self.emit) = (max(1, threads), encode, emit)
  }

  /// Takes the next instant; encodes when there is one for each thread.
  public func take(_ instant: PicturedInstant) throws {
    waiting.append(instant)
    if waiting.count >= threads { try flush() }
  }

  /// Encodes and emits everything that waits.
  public func flush() throws {
    let all = waiting
    waiting = []
    let fresh = all.indices.filter { all[$0].isNew || ($0 == 0 && last == nil) }
    let encode = encode
    let workers = min(threads, fresh.count)
    var results = [Result<Output, any Error>?](repeating: nil, count: fresh.count)
    results.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let slots = buffer  // every worker writes slots of its own, and all have returned before the next line
      let work: @Sendable (Int) -> Void = { worker in
        for slot in stride(from: worker, to: fresh.count, by: workers) { slots[slot] = Result { try encode(all[fresh[slot]]) } }
      }
      if workers == 1 { work(0) } else { DispatchQueue.concurrentPerform(iterations: workers, execute: work) }
    }
    var slot = 0
    for (index, instant) in all.enumerated() {
      if slot < fresh.count, fresh[slot] == index {
        last = try results[slot]!.get()
        slot += 1
      }
      try emit(instant, last!)
    }
  }
}
