import CoreGraphics
import HostInterface

/// What a page is told in text: a line of JSON each.
struct PageNews: Encodable {
  /// Sent once: what this page may ask for.
  struct Hello: Encodable {
    struct Demo: Encodable { var name, summary: String, scripts: [String] }
    var you: Int
    var control: Bool
    var demos: [Demo]
    var keys: [[String]]
    var saves: [[String]]
    /// What the menu of the app's surroundings offers.
    var surroundings: [Group]

    struct Group: Encodable {
      var title: String
      /// What is told, and its title.
      var items: [[String]]
    }
  }
  /// Sent whenever it changes: what all see.
  struct Scene: Encodable, Equatable {
    struct Screen: Encodable, Equatable {
      var name: String
      var width, height, radius: Double
      var cutOut: [Double]?
    }
    struct Notice: Encodable, Equatable {
      var text: String
      var isProblem: Bool
    }
    struct Saving: Encodable, Equatable {
      var by: Int
      var part: Double
    }
    struct Saved: Encodable, Equatable {
      var by, number: Int
      var name: String
    }
    var demo: String
    var device: Screen
    var speed: Double
    /// A viewer's number, or 0 for somebody at the terminal.
    var pausedBy: Int?
    /// A script's name, or nothing for the last touches.
    var replay: String?
    var hasTouches: Bool
    var notice: Notice?
    var saving: Saving?
    var saved: Saved?
    /// What would change nothing: the menu marks it.
    var standing: [String]
    /// Whether what is typed is the app's, and where its caret is.
    var typing = false
    var caret: [Double]?
    /// What VoiceOver would say, in order; nothing while it does not read. (Bounded: `VoiceState.mostLines`.)
    var voice: Voice?

    struct Voice: Encodable, Equatable {
      var lines: [String]
      /// Which of them has the focus, from 0.
      var focused: Int?
      /// What it said last.
      var said: String?
    }
  }

  var hello: Hello?
  var state: Scene?
  /// What this page's user has copied in the app.
  var copied: String?

  /// A line of JSON.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
  }
}

extension PageNews.Hello {
  /// - Parameter films: whether films can be made.
  @MainActor init(to viewer: Viewer, _ stage: LiveStage, films: Bool) {
    (you, control) = (viewer.id, viewer.mayControl)
    guard control else {
      (demos, keys, saves, surroundings) = ([], [], [], [])
      return
    }
    demos = stage.demos.map { Demo(name: $0.name, summary: $0.summary, scripts: $0.scripts) }
    keys = StageKey.all.map { [$0.key, $0.command.text, $0.meaning] }
    surroundings = SurroundingsMenu.all.map { group in
      Group(title: group.title, items: group.items.map { [StageCommand.tell($0.event).text, $0.title] })
    }
    saves = PageControl.SaveFormat.allCases.filter { films || $0 == .touches }.map { [$0.rawValue, $0.title.0, $0.title.1] }
  }
}

extension PageNews.Scene.Voice {
  init?(_ state: VoiceState) {
    guard state.isOn else { return nil }
    (lines, focused, said) = (state.lines, state.focused, state.said)
  }
}

extension PageNews.Scene {
  init(_ state: StageState) {
    demo = state.demo
    let frame = state.device.cutOutFrame.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } }
    device = Screen(
      name: state.device.name, width: state.device.size.width, height: state.device.size.height, radius: state.device.cornerRadius,
      cutOut: frame)
    speed = state.speed
    pausedBy = state.pausedBy.map { if case .viewer(let id) = $0 { id } else { 0 } }
    replay = state.replay.map { if case .script(let name) = $0 { name } else { "" } }
    hasTouches = state.hasTouches
    standing = state.surroundings.standing.map { StageCommand.tell($0).text }
    notice = state.notice.map { notice in
      if case .problem = notice { Notice(text: notice.text, isProblem: true) } else { Notice(text: notice.text, isProblem: false) }
    }
  }
}
