import CoreGraphics
import Foundation
import Motion
import Testing

@testable import HostInterface

/// Lines of a touch script that are no touches.
@Suite struct ScriptEventTests {
  static let head = "segue-touches 1\ndemo today\ndevice iphone-14\ntick 60\n"

  private func events(_ lines: String) throws -> [InputEvent] {
    try TouchScript(text: Self.head + lines, named: "f").events.map(\.event)
  }
  private func message(_ lines: String) -> String {
    do { return "\(try events(lines).count) events" } catch { return "\(error)" }
  }

  @Test func `each kind of event has its line`() throws {
    let read = try events(
      """
      0.500 rotate landscape-left   # the top at the left
      0.600 resize 507x1180
      1.000 style dark
      1.100 direction rtl
      1.200 content-size XXXL
      1.210 contrast high
      1.220 bold-text on
      2.100 reduce-motion on
      2.110 prefers-cross-fade off
      2.120 reduce-transparency on
      2.200 inactive
      2.300 active
      2.400 background
      2.500 foreground
      2.600 memory-warning
      2.700 open "shop://item/3?a=1#top"   # what is quoted is no comment
      3.000 insert "한"
      3.100 compose "ㅎ"
      3.150 compose ""
      3.200 delete
      3.300 key return
      3.400 key shift+left
      3.450 key a
      3.460 key command++
      3.500 paste "a # \\"b\\"\\n\\\\"
      4.000 terminate
      """)
    let expected: [InputEvent] = [
      .screen(.rotate(.landscapeLeft)), .screen(.resize(CGSize(width: 507, height: 1180))), .setting(.style(.dark)),
      .setting(.direction(.rightToLeft)), .setting(.contentSize(.XXXL)), .setting(.contrast(.high)), .setting(.boldText(true)),
      .setting(.reduceMotion(true)), .setting(.prefersCrossFade(false)), .setting(.reduceTransparency(true)), .activity(.inactive),
      .activity(.active),
      .activity(.background),

      .activity(.foreground), .activity(.memoryWarning), .open(URL(string: "shop://item/3?a=1#top")!), .text(.insert("한")),
      .text(.compose("ㅎ")), .text(.compose("")), .text(.delete),
      .text(.key(Key(.return))), .text(.key(Key(.left, .shift))), .text(.key(Key("a")!)), .text(.key(Key("+", .command)!)),
      .text(.paste("a # \"b\"\n\\")), .activity(.terminate),
    ]
    #expect(read == expected)
  }

  @Test(arguments: [
    (
      "0.1 rotate left",
      "an orientation of 'left' — it is one of portrait, portrait-upside-down, landscape-left, landscape-right: write `rotate landscape-left`"
    ),
    ("0.1 rotate", "'rotate' takes one word — write it like `rotate landscape-left`"),
    ("0.1 resize 12x40", "a size of '12x40' — it is width x height in points, 50 to 4000 each: write `resize 507x1180`"),
    ("0.1 resize 500", "a size of '500' — it is width x height in points, 50 to 4000 each: write `resize 507x1180`"),
    ("0.1 resize nanx500", "a size of 'nanx500' — it is width x height in points, 50 to 4000 each: write `resize 507x1180`"),
    ("0.1 style blue", "a style of 'blue' — it is one of light, dark: write `style dark`"),
    ("0.1 style", "'style' takes one word — write it like `style dark`"),
    ("0.1 reduce-motion yes", "a reduce-motion of 'yes' — it is one of on, off: write `reduce-motion on`"),
    ("0.1 background now", "'background' takes no words — write it like `background`"),
    ("0.1 open shop://item", "'open' takes text in quotation marks — write it like `open \"shop://item/3\"`"),
    ("0.1 open \"item/3\"", "an address of 'item/3' — it begins with a scheme: write it like `open \"shop://item/3\"`"),
    ("0.1 delete 3", "'delete' takes no words — write it like `delete`"),
    ("0.1 insert hello", "'insert' takes text in quotation marks — write it like `insert \"한\"`"),
    ("0.1 insert \"\"", "'insert' of nothing — write it like `insert \"한\"`"),
    (
      "0.1 compose \"a",
      "text that does not end, or an escape that there is not, in \"a — escapes are \\\", \\\\, \\n, \\r, \\t and \\u{D55C}: write `compose \"ㅎ\"`"
    ),
    (
      "0.1 compose \"\\u{D800}\"",
      "text that does not end, or an escape that there is not, in \"\\u{D800}\" — escapes are \\\", \\\\, \\n, \\r, \\t and \\u{D55C}: write `compose \"ㅎ\"`"
    ),
    (
      "0.1 compose \"a\"b",
      "text that does not end, or an escape that there is not, in \"a\"b — escapes are \\\", \\\\, \\n, \\r, \\t and \\u{D55C}: write `compose \"ㅎ\"`"
    ),
    ("0.2 style dark\n0.1 background", "time goes back, from 0.200 to 0.100 — put events in order of time"),
    ("rotate portrait", "unknown word 'rotate' — an event begins with its time in seconds: write it like `0.500 rotate …`"),
  ])
  func `a mistake in an event says what it takes`(_ line: String, _ expected: String) {
    #expect(message(line) == "f:\(line.contains("\n") ? 6 : 5): " + expected)
  }

  @Test func `an unknown event, key or head line says what is near`() {
    #expect(message("0.1 rotat left").contains("unknown event 'rotat' — did you mean `rotate`? this version knows began, moved, ended"))
    #expect(message("0.1 backgruond").contains("did you mean `background`?"))
    #expect(message("0.1 flush").hasPrefix("f:5: unknown event 'flush' — this version knows began"))
    #expect(message("0.1 key retrun").contains("no key 'retrun' — did you mean `return`? a key is one character or one of return, tab"))
    #expect(message("0.1 key shift+shift+a").contains("no key 'shift+shift+a'"))
    #expect(message("contnet-size XL").contains("unknown word 'contnet-size' — did you mean `content-size`? a line is `demo`"))
  }

  @Test func `gestures of VoiceOver are told from the setting, and what is none says what is near`() throws {
    #expect(InputEvent(words: "voice on") == .setting(.voiceOver(true)) && InputEvent(words: "voice off") == .setting(.voiceOver(false)))
    #expect(InputEvent(words: "voice scroll down") == .voice(.scroll(.down)))
    let script = try TouchScript(text: Self.head + "voice on\n0.5 voice next\n1 voice off\n", named: "f")
    #expect(script.environment.voiceOver && script.events.map(\.event) == [.voice(.next), .setting(.voiceOver(false))])
    for (line, problem, remedy) in [
      ("0.1 voice", "'voice' alone", "write `voice next`"), ("0.1 voice nxet", "nothing called 'nxet'", "did you mean `voice next`?"),
      ("0.1 voice next 2", "'voice next' takes no more words", "`voice next`"), ("0.1 voice focus x", "a number from 1", "`voice focus 3`"),
      ("0.1 voice find Save", "a name in quotation marks", "`voice find \"Save\"`"), ("0.1 voice scroll in", "one of up, down", "down"),
      ("0.1 voice touch 1", "x and y", "195.0"),
    ] {
      let error = #expect(throws: TouchScriptError.self) { try TouchScript(text: Self.head + line + "\n", named: "f") }
      #expect(error?.problem.contains(problem) == true && error?.remedy.contains(remedy) == true, "\(String(describing: error))")
    }
  }

  @Test func `text of any kind reads back as it was`() throws {
    let texts = [
      "한글", "\u{301}accent first", "a\"b\\c#d", "line\nand\r\nline\ttab", "\u{0}\u{7F}\u{85}\u{2028}\u{202E}", "👩‍👩‍👧‍👦", "\u{FEFF}mark",
      "ends with \\", String(repeating: "long ", count: 3000),
    ]
    for text in texts {
      for event in [TextEvent.insert(text), .compose(text), .paste(text)] {
        let script = TouchScript(demo: "a", device: "ipad", events: [TimedEvent(.text(event), at: MediaTime(seconds: 1))])
        let back = try TouchScript(text: script.text, named: "f")
        guard case .text(let read) = back.events[0].event else { return #expect(Bool(false), "\(back)") }
        #expect(Array(read.text!.unicodeScalars) == Array(text.unicodeScalars))
        #expect(script.text.split(separator: "\n").count == 5)
      }
    }
  }

  @Test func `every event reads back equal`() throws {
    var all: [InputEvent] = Device.Orientation.allCases.map { .screen(.rotate($0)) }
    all += [.screen(.resize(CGSize(width: 320.5, height: 1180)))]
    all += Setting.all.flatMap { setting in setting.words.map { .setting(setting.make($0)!) } }
    all += ActivityChange.allCases.map { .activity($0) }
    all += Key.Name.allCases.map { .text(.key(Key($0, [.shift, .command]))) }
    all += "aZ9+#\"\\-한é👍".map { .text(.key(Key($0, .option)!)) }
    all += [.text(.delete), .open(URL(string: "shop://item/3?a=%22b%22#c")!), .open(URL(string: "mailto:a@b")!)]
    all += [
      .next, .previous, .first, .last, .activate, .increment, .decrement, .escape, .magicTap, .focus(3), .find("Save \"it\" # now"),
      .action("Löschen"), .touch(CGPoint(x: 1.5, y: -2)),
    ].map { .voice($0) }
    all += VoiceEvent.Way.allCases.map { .voice(.scroll($0)) }
    let events = all.enumerated().map { TimedEvent($1, at: MediaTime(nanoseconds: Int64($0))) }
    let script = TouchScript(demo: "a", device: "ipad", events: events)
    #expect(try TouchScript(text: script.text, named: "f") == script)
  }

  @Test func `environment at launch and in flight are told apart`() throws {
    let script = try TouchScript(text: Self.head + "reduce-motion on\ncontrast high\n0.5 reduce-motion off\n", named: "f")
    #expect(script.environment == EnvironmentSettings(contrast: .high, reduceMotion: true))
    #expect(script.events.map(\.event) == [.setting(.reduceMotion(false))])
    #expect(script.text.contains("tick 60\ncontrast high\nreduce-motion on\n0.500 reduce-motion off\n"))
    #expect(EnvironmentSettings(style: .dark).changes(from: EnvironmentSettings(contentSize: .S)) == [.style(.dark), .contentSize(.L)])
  }

  @Test func `only lines that bring text may be long, and none of more than sixteen megabytes`() throws {
    let long = String(repeating: "x", count: 11 << 20)
    #expect(try events("0.1 paste \"\(long)\"\n0.2 delete") == [.text(.paste(long)), .text(.delete)])
    #expect(message("0.1 paste \"\(long)\(long)\"").hasSuffix("a text of \(22 << 20) bytes — 16 MB are the most"))
    #expect(message("0.1 key \"\(long)\"").contains("a line of more than 1000 bytes"))
  }

  @Test func `what no key writes is no key`() {
    #expect(Key(" ") == nil && Key("\n") == nil && Key("\u{1B}") == nil && Key(word: "") == nil && Key(word: "ab") == nil)
    #expect(Key(Character("e" + String(repeating: "\u{301}", count: 40))) == nil)
    #expect(Key(word: "shift+") == nil && Key(word: "+")?.cap == .character("+") && Key(word: "command+a") == Key("a", .command))
  }
}
