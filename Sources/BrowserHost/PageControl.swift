import HostInterface

/// What a page may ask for besides touching: a closed list, none of which takes a path or a command.
enum PageControl: Equatable {
  /// What a stage does.
  case stage(StageCommand)
  /// `save mp4`: the last touches, as a file to download.
  case save(SaveFormat)
  /// `cancel`: the film that is being made.
  case cancel

  /// What the last touches can be saved as.
  enum SaveFormat: String, CaseIterable, Sendable {
    case touches, mp4, gif
  }

  /// Nil for anything else.
  init?(_ text: String) {
    if text == "cancel" {
      self = .cancel
    } else if text.hasPrefix("save "), let format = SaveFormat(rawValue: String(text.dropFirst("save ".count))) {
      self = .save(format)
    } else if let command = StageCommand(text) {
      self = .stage(command)
    } else {
      return nil
    }
  }
}

extension PageControl.SaveFormat {
  /// What a browser is told that it gets.
  var type: String {
    switch self {
    case .touches: "text/plain; charset=utf-8"
    case .mp4: "video/mp4"
    case .gif: "image/gif"
    }
  }
  /// As the page's menu has it, and what is said below it.
  var title: (String, String) {
    switch self {
    case .touches: ("Touch script", "Text, plays again anywhere")
    case .mp4: ("Film", "MP4, 60 pictures a second")
    case .gif: ("Animated picture", "GIF")
    }
  }
}
