import CoreGraphics
import HostInterface

/// A message to a page, as a line of JSON.
struct PageMessage: Encodable {
  /// The first message to a page, with the commands that it may send.
  struct Hello: Encodable {
    struct Demo: Encodable { var name, summary: String, scripts: [String] }
    var you: Int
    var control: Bool
    var demos: [Demo]
    var keys: [[String]]
    var saves: [[String]]
    /// The groups of the menu of environment settings.
    var environment: [Group]

    struct Group: Encodable {
      var title: String
      /// The events as text, with their titles.
      var items: [[String]]
    }
  }
  /// The state that all viewers see. It is sent whenever it changes.
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
    /// The number of a viewer, or 0 for the terminal.
    var pausedBy: Int?
    /// The name of a script. It is empty for the last events.
    var replay: String?
    var hasTouches: Bool
    var notice: Notice?
    var saving: Saving?
    var saved: Saved?
    /// The events that would change nothing. The menu marks their items.
    var standing: [String]
    /// A Boolean value that indicates whether typed text belongs to the app, and the frame of its caret.
    var typing = false
    var caret: [Double]?
    /// The text that VoiceOver would speak, in order. It is `nil` while VoiceOver is off. `VoiceState.mostLines` limits it.
    var voice: Voice?

    struct Voice: Encodable, Equatable {
      var lines: [String]
      /// The index of the focused line, counted from 0.
      var focused: Int?
      /// The text that was spoken last.
      var said: String?
    }
  }

  var hello: Hello?
  var state: Scene?
  /// The text that the user of this page has copied in the app.
  var copied: String?

  /// The message as a line of JSON.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
  }
}

extension PageMessage.Hello {
  /// Creates the first message.
  ///
  /// - Parameter films: `true` if videos can be made.
  @MainActor init(to viewer: Viewer, _ stage: LivePlayer, films: Bool) {
    (you, control) = (viewer.id, viewer.mayControl)
    guard control else {
      (demos, keys, saves, environment) = ([], [], [], [])
      return
    }
    demos = stage.demos.map { Demo(name: $0.name, summary: $0.summary, scripts: $0.scripts) }
    keys = PlayerKey.all.map { [$0.key, $0.command.text, $0.meaning] }
    environment = EnvironmentMenu.all.map { group in
      Group(title: group.title, items: group.items.map { [PlayerCommand.tell($0.event).text, $0.title] })
    }
    saves = PageControl.SaveFormat.allCases.filter { films || $0 == .touches }.map { [$0.rawValue, $0.title.0, $0.title.1] }
  }
}

extension PageMessage.Scene.Voice {
  init?(_ state: VoiceState) {
    guard state.isOn else { return nil }
    (lines, focused, said) = (state.lines, state.focused, state.said)
  }
}

extension PageMessage.Scene {
  init(_ state: PlayerState) {
    demo = state.demo
    let frame = state.device.cutOutFrame.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } }
    device = Screen(
      name: state.device.name, width: state.device.size.width, height: state.device.size.height, radius: state.device.cornerRadius,
      cutOut: frame)
    speed = state.speed
    pausedBy = state.pausedBy.map { if case .viewer(let id) = $0 { id } else { 0 } }
    replay = state.replay.map { if case .script(let name) = $0 { name } else { "" } }
    hasTouches = state.hasTouches
    standing = state.environment.standing.map { PlayerCommand.tell($0).text }
    notice = state.notice.map { notice in
      if case .problem = notice { Notice(text: notice.text, isProblem: true) } else { Notice(text: notice.text, isProblem: false) }
    }
  }
}
