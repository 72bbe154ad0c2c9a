import CoreGraphics
import HostFixtures
import HostInterface
import Motion
import Synchronization
import Testing

@testable import BrowserHost

@MainActor @Suite struct FrameCastTests {
  private let frame = SquareApplication().currentFrame()

  /// A page that reads what is sent.
  @MainActor final class Page {
    struct Outlet: StreamOutlet {
      let sent: AsyncStream<StreamMessage>.Continuation
      func send(_ message: StreamMessage) { sent.yield(message) }
      func close() { sent.finish() }
    }
    let outlet: Outlet
    private var iterator: AsyncStream<StreamMessage>.Iterator
    init() {
      let (stream, sent) = AsyncStream<StreamMessage>.makeStream()
      outlet = Outlet(sent: sent)
      iterator = stream.makeAsyncIterator()
    }
    func next() async -> StreamMessage? {
      var local = iterator
      defer { iterator = local }
      return await local.next(isolation: #isolation)
    }
    /// The number of the next frame.
    func frame() async -> UInt32? {
      guard case .picture(let data)? = await next() else { return nil }
      return data.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  @Test func `a viewer that leaves gets no more, and leaving twice is nothing`() async {
    let (cast, page) = (FrameCast { _ in Data([9]) }, Page())
    cast.join(1, page.outlet, greetings: ["hello"])
    #expect(await page.next() == .text("hello"))
    cast.close(1)
    cast.leave(1)
    cast.show(frame)
    #expect(await page.next() == nil)
    #expect(cast.viewerCount == 0)
  }

  @Test func `who comes late sees the newest frame at once`() async {
    let (cast, page) = (FrameCast { _ in Data([9]) }, Page())
    for _ in 0..<5 { cast.show(frame) }
    cast.join(1, page.outlet, greetings: ["hello"])
    _ = await page.next()
    #expect(await page.frame() == 5)
  }

  @Test func `a page that says nothing gets two frames, then the newest when it speaks`() async {
    let (cast, page) = (FrameCast { _ in Data([9]) }, Page())
    cast.join(1, page.outlet, greetings: [""])
    _ = await page.next()
    cast.show(frame)
    #expect(await page.frame() == 1)
    cast.show(frame)
    #expect(await page.frame() == 2)
    for _ in 0..<10 { cast.show(frame) }
    cast.shown(by: 1)
    #expect(await page.frame() == 12)
  }

  @Test func `a quick page sees every frame beside one that is stuck`() async {
    let (cast, quick, stuck) = (FrameCast { _ in Data([9]) }, Page(), Page())
    cast.join(1, quick.outlet, greetings: [""])
    cast.join(2, stuck.outlet, greetings: [""])
    _ = await (quick.next(), stuck.next())
    for number in 1...20 {
      cast.show(frame)
      #expect(await quick.frame() == UInt32(number))
      cast.shown(by: 1)
    }
    #expect(await stuck.frame() == 1)
    #expect(await stuck.frame() == 2)
    cast.shown(by: 2)
    #expect(await stuck.frame() == 20)
  }

  @Test func `more thanks than frames give no more room`() async {
    let (cast, page) = (FrameCast { _ in Data([9]) }, Page())
    cast.join(1, page.outlet, greetings: [""])
    _ = await page.next()
    for _ in 0..<50 { cast.shown(by: 1) }
    cast.show(frame)
    #expect(await page.frame() == 1)
    cast.show(frame)
    #expect(await page.frame() == 2)
    for _ in 0..<3 { cast.show(frame) }
    cast.closeAll()
    #expect(await page.frame() == nil)
  }

  @Test func `a frame that cannot be encoded is skipped`() async {
    struct Broken: Error {}
    let failing = Mutex(true)
    let (cast, page) = (FrameCast { _ in if failing.withLock({ $0 }) { throw Broken() } else { Data([9]) } }, Page())
    cast.join(1, page.outlet, greetings: [""])
    _ = await page.next()
    cast.show(frame)
    while cast.isBusy { await Task.yield() }
    failing.withLock { $0 = false }
    cast.show(frame)
    #expect(await page.frame() == 2)
  }
}
