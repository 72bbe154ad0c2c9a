import Foundation
import ObjectiveCRuntime
import Testing

@MainActor
@Suite struct ObservingTests {
  @Test("An observer that ends itself while it is called is not called again") func endsWhileCalled() {
    let song = Song()
    var titles: [String] = []
    var observation: NSKeyValueObservation?
    observation = song.observe(\.title, key: "title", options: .new) { _, change in
      titles.append(change.newValue ?? "")
      observation?.invalidate()
    }
    (song.title, song.title) = ("a", "b")
    #expect(titles == ["a"])
  }

  @Test("An observer that another one ends in mid-flight is not called, and one that is added is called from the next change on")
  func endedByAnother() {
    let song = Song()
    var calls: [String] = []
    var second: NSKeyValueObservation?, third: NSKeyValueObservation?
    let first = song.observe(\.title, key: "title") { song, _ in
      calls.append("first")
      second?.invalidate()
      if third == nil { third = song.observe(\.title, key: "title") { _, _ in calls.append("third") } }
    }
    second = song.observe(\.title, key: "title") { _, _ in calls.append("second") }
    song.title = "a"
    #expect(calls == ["first"])
    song.title = "b"
    #expect(calls == ["first", "first", "third"])
    withExtendedLifetime((first, third)) {}
  }

  @Test("An observation ends with its lifetime") func lifetime() {
    let song = Song()
    var count = 0
    do {
      let observation = song.observe(\.title, key: "title") { _, _ in count += 1 }
      song.title = "a"
      withExtendedLifetime(observation) {}
    }
    song.title = "b"
    #expect(count == 1)
  }

  @Test("An observed object can be released, and its observation can end afterwards") func releasedWhileObserved() {
    weak var released: Song?
    var observation: NSKeyValueObservation?
    let receiver = Receiver()
    do {
      let song = Song()
      song.album = Album()
      released = song
      observation = song.observe(\.title, key: "title") { _, _ in }
      song.addObserver(receiver, forKeyPath: "album.name", context: nil)
    }
    #expect(released == nil)
    observation?.invalidate()
    observation = nil
  }

  @Test("An object in the middle of an observed path outlives the first one without sending to its observers") func middleOutlives() {
    let receiver = Receiver(), album = Album()
    do {
      let song = Song()
      song.album = album
      song.addObserver(receiver, forKeyPath: "album.name", options: .new, context: nil)
      album.name = "a"
    }
    album.name = "b"
    #expect(receiver.log == ["album.name new a"])
  }

  @Test("A released observer is not called") func releasedObserver() {
    let song = Song()
    do {
      let receiver = Receiver()
      song.addObserver(receiver, forKeyPath: "title", context: nil)
    }
    song.title = "a"
  }

  @Test("A removed observer is not called, and of two registrations the one with the context is removed") func removed() {
    let song = Song(), receiver = Receiver()
    var (one, two) = (0, 0)
    song.addObserver(receiver, forKeyPath: "title", options: .new, context: &one)
    song.addObserver(receiver, forKeyPath: "title", options: .old, context: &two)
    song.removeObserver(receiver, forKeyPath: "title", context: &two)
    song.title = "a"
    song.removeObserver(receiver, forKeyPath: "title")
    song.title = "b"
    #expect(receiver.log == ["title new a"])
  }

  @Test("The old and the new value, the first call and the call before a change") func options() {
    let song = Song()
    var calls: [String] = []
    let observation = song.observe(\.title, key: "title", options: [.old, .new, .initial, .prior]) { _, change in
      calls.append("\(change.isPrior ? "prior " : "")\(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    song.title = "a"
    song.title = "b"
    #expect(calls == ["- ", "prior  -", " a", "prior a -", "a b"])
    withExtendedLifetime(observation) {}
  }

  @Test("The dictionary of a change") func dictionaries() {
    let song = Song(), receiver = Receiver()
    song.addObserver(receiver, forKeyPath: "album", options: [.old, .new, .prior], context: nil)
    song.album = Album()
    #expect(receiver.log == ["album old <null> prior", "album new Album old <null>"])
  }

  @Test("A path follows an object that replaces another, and the old one sends nothing") func pathsFollow() {
    let song = Song(), first = Album(), second = Album(), receiver = Receiver()
    (first.name, second.name) = ("1", "2")
    song.addObserver(receiver, forKeyPath: "album.name", options: [.old, .new], context: nil)
    song.album = first
    first.name = "1b"
    song.album = second
    first.name = "unheard"
    second.name = "2b"
    song.album = nil
    #expect(
      receiver.log == [
        "album.name new 1 old <null>", "album.name new 1b old 1", "album.name new 2 old 1b", "album.name new 2b old 2",
        "album.name new <null> old 2b",
      ])
  }

  @Test("A property is known as hidden and as isHidden, and a computed one changes with those it depends on") func names() {
    let song = Song(), receiver = Receiver()
    song.addObserver(receiver, forKeyPath: "loud", context: nil)
    song.addObserver(receiver, forKeyPath: "summary", options: .new, context: nil)
    song.isLoud = true
    song.title = "a"
    #expect(receiver.log == ["loud", "summary new a, 0.0"])
  }

  @Test("A change inside a change has its own old value") func nested() {
    let song = Song()
    var calls: [String] = []
    let observation = song.observe(\.title, key: "title", options: [.old, .new]) { song, change in
      calls.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
      if song.title == "a" { song.title = "b" }
    }
    song.title = "a"
    #expect(calls == [" a", "a b"])
    withExtendedLifetime(observation) {}
  }
}

/// `class Receiver: NSObject { override func observeValue(…) }`.
private final class Receiver: ObjCObject {
  var log: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    func text(_ value: Any) -> String { value is NSNull ? "<null>" : value is Album ? "Album" : "\(value)" }
    var line = keyPath ?? ""
    if let new = change?[.newKey] { line += " new \(text(new))" }
    if let old = change?[.oldKey] { line += " old \(text(old))" }
    if change?[.notificationIsPriorKey] != nil { line += " prior" }
    log.append(line)
  }
}
