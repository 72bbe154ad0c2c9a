import Foundation
import Synchronization
import Testing

@testable import Compositor

@Suite struct WorkersTests {
  /// The number of threads of this process.
  private var threads: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0 }

  @Test @MainActor func `ten thousand small frames in a row make no more threads than a few`() {
    let workers = Workers(count: 4)
    let before = threads
    var most = 0
    for round in 0..<10_000 {
      let sum = Atomic(0)
      workers.distribute(8) { piece, _ in sum.wrappingAdd(piece, ordering: .relaxed) }
      #expect(sum.load(ordering: .relaxed) == 28)
      if round % 100 == 0 { most = max(most, threads) }
    }
    // Other tests run meanwhile. Each processor may have two threads of the shared queue.
    #expect(most - before <= 4 * ProcessInfo.processInfo.activeProcessorCount + 4)
  }

  @Test func `every piece of a nested distribution is done once`() {
    let count = Atomic(0)
    Workers(count: 4).distribute(6) { _, _ in
      Workers(count: 4).distribute(5) { _, _ in count.wrappingAdd(1, ordering: .relaxed) }
    }
    #expect(count.load(ordering: .relaxed) == 30)
  }
}
