import Foundation
import ObjectiveCRuntime
import Testing

@MainActor
@Suite struct MessageTests {
  @Test("A delayed message that was cancelled is not sent, and another one of the same target is")
  func cancelledMessages() {
    let clock = ManualClock()
    let song = Song()
    song.perform("stop", with: nil, afterDelay: 1)
    song.perform("play:", with: 2, afterDelay: 1)
    song.perform("play:", with: 3, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: song, selector: "play:", object: 2)
    clock.advance()
    #expect(song.log == ["stop", "play 3"])
    song.perform("stop", with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: song)
    clock.advance()
    #expect(song.log == ["stop", "play 3"])
  }

  @Test("A message that cancels the others while it is sent is the last one") func cancelledInFlight() {
    let clock = ManualClock()
    let canceller = Canceller()
    canceller.perform(Selector("go", Canceller.go), with: nil, afterDelay: 1)
    canceller.perform(Selector("go", Canceller.go), with: nil, afterDelay: 1)
    clock.advance()
    #expect(canceller.count == 1)
  }

  @Test("A delayed message keeps its target until it is sent, and not longer") func targetsAreReleased() {
    let clock = ManualClock()
    weak var target: Song?
    do {
      let song = Song()
      target = song
      song.perform("stop", with: nil, afterDelay: 1)
    }
    #expect(target != nil)
    clock.advance()
    #expect(target == nil)
  }

  @Test("A repeating timer ends when it is invalidated inside its own call") func timerEndsInItsCall() {
    let clock = ManualClock()
    let counter = Counter()
    let timer = Timer.scheduledTimer(timeInterval: 1, target: counter, selector: "tick:", userInfo: "info", repeats: true)
    for _ in 0..<4 { clock.advance() }
    #expect(counter.ticks == 2)
    #expect(!timer.isValid)
  }

  @Test("A notification finds its method by name, and none after the observer was removed or released") func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("note"), song = Song()
    center.addObserver(song, selector: "heard:", name: name, object: nil)
    center.post(name: name, object: 7)
    center.removeObserver(song)
    center.post(name: name, object: 8)
    #expect(song.log == ["heard 7"])
  }

  @Test("A name alone reaches the method of the target's class, overrides included, and its result comes back") func byName() {
    let song = Song(), live = Live()
    (song.title, live.title) = ("a", "b")
    #expect(song.perform("play:", with: 2)?.takeUnretainedValue() as? String == "a 2")
    #expect(live.perform(NSSelectorFromString("play:"), with: NSNumber(value: 3))?.takeUnretainedValue() as? String == "live b 3")
    #expect(song.perform("stop") == nil)
    #expect(song.log == ["play 2", "stop"])
    #expect(NSStringFromSelector("play:") == "play:")
  }

  @Test("Root classes without NSObject, extensions of other modules' classes and class methods are found by name") func otherClasses() {
    let plain = Plain()
    #expect(Selector("go").perform(on: plain))
    #expect(!Selector("missing").perform(on: plain))
    #expect(plain.log == ["go"])
    #expect(NSString("a").perform("shout")?.takeUnretainedValue() as? String == "A")
    #expect(Song.responds(to: "make") && !Song.responds(to: "play:") && Song.instancesRespond(to: "play:"))
  }

  @Test("An object responds to what its class names, or what came with the selector") func responding() {
    let song = Song()
    #expect(song.responds(to: "play:") && song.responds(to: "title") && !song.responds(to: "pause"))
    #expect(Counter().responds(to: Selector("other", Counter.other)))
    #expect(!song.responds(to: Selector("other", Counter.other)))
    #expect((song as NSObjectProtocol).responds(to: "stop"))
    #expect(song.method(for: "stop") != nil && song.method(for: "pause") == nil)
  }

  @Test("A proxy's target receives what the proxy lacks, as long as there is a target") func forwarding() {
    let proxy = Proxy()
    #expect(!Selector("stop").perform(on: proxy))
    do {
      let song = Song()
      proxy.target = song
      #expect(Selector("stop").perform(on: proxy))
      #expect(song.log == ["stop"])
      #expect((proxy as NSObjectProtocol).responds(to: "play:"))
    }
    #expect(!Selector("stop").perform(on: proxy))
    #expect(objcForwardingTarget(of: Song(), for: "x") == nil)
    #expect(objcForwardingTarget(of: proxy, for: "x") == nil)
    #expect(proxy.asked == ["stop", "stop", "stop", "x"])
  }

  @Test("Classes are found by the name of @objc, by their own, and by that of their module") func classes() {
    #expect(ObjCClasses.type(named: "LegacyName") == Renamed.self)
    #expect(ObjCClasses.type(named: "Song") == Song.self)
    #expect(ObjCClasses.type(named: "Song", in: "ObjectiveCRuntimeTests") == Song.self)
    #expect(ObjCClasses.type(named: "ObjectiveCRuntimeTests.Live") == Live.self)
    #expect(ObjCClasses.type(named: "NoSuchClass") == nil)
  }

  @Test("A section of an object is entered by one thread at a time, and repeatedly by that thread") func synchronizing() async {
    let song = Song()
    nonisolated(unsafe) var count = 0
    let id = Unchecked(song)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            objc_sync_enter(id.value)
            objc_sync_enter(id.value)
            count += 1
            objc_sync_exit(id.value)
            objc_sync_exit(id.value)
          }
        }
      }
    }
    #expect(count == 4000)
    #expect(objc_sync_exit(song) == -1)
  }
}

private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A clock whose work runs when a test says so, in the order in which it was scheduled.
@MainActor
private final class ManualClock {
  private final class Work {
    var run: (@MainActor () -> Void)?
    init(_ run: @escaping @MainActor () -> Void) { self.run = run }
  }
  private var pending: [Work] = []
  private let usual = ObjCClock.schedule
  init() {
    ObjCClock.schedule = { [unowned self] _, _, work in
      let added = Work(work)
      pending.append(added)
      return { added.run = nil }
    }
  }
  func advance() {
    let due = pending
    pending = []
    for work in due {
      work.run?()
      work.run = nil
    }
  }
  isolated deinit { ObjCClock.schedule = usual }
}

@MainActor
private final class Canceller: NSObject {
  var count = 0
  func go() {
    count += 1
    NSObject.cancelPreviousPerformRequests(withTarget: self)
  }
}

private final class Counter: ObjCObject {
  var ticks = 0
  func tick(_ timer: Timer) {
    ticks += timer.userInfo as? String == "info" ? 1 : 100
    if ticks == 2 { timer.invalidate() }
  }
  func other() {}
  override class func objcMember(named name: String) -> ObjCMember? {
    name == "tick:" ? .method { o, a in unsafeDowncast(o, to: Counter.self).tick(objcArgument(a, 0)) } : super.objcMember(named: name)
  }
}
