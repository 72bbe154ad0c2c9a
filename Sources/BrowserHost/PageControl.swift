import HostInterface

/// A command of a page. The set of commands is closed, and none of them accepts a path or a shell command.
enum PageControl: Equatable {
  /// A command of the player.
  case stage(PlayerCommand)
  /// The text `save mp4`, which saves the last events as a file to download.
  case save(SaveFormat)
  /// The text `cancel`, which stops the video that is being made.
  case cancel

  /// The format of saved events.
  enum SaveFormat: String, CaseIterable, Sendable {
    case touches, mp4, gif
  }

  /// Creates a command from text. The result is `nil` for any other text.
  init?(_ text: String) {
    if text == "cancel" {
      self = .cancel
    } else if text.hasPrefix("save "), let format = SaveFormat(rawValue: String(text.dropFirst("save ".count))) {
      self = .save(format)
    } else if let command = PlayerCommand(text) {
      self = .stage(command)
    } else {
      return nil
    }
  }
}

extension PageControl.SaveFormat {
  /// The media type of the file.
  var type: String {
    switch self {
    case .touches: "text/plain; charset=utf-8"
    case .mp4: "video/mp4"
    case .gif: "image/gif"
    }
  }
  /// The title in the page's menu, and the text below it.
  var title: (String, String) {
    switch self {
    case .touches: ("Touch script", "Text, plays again anywhere")
    case .mp4: ("Film", "MP4, 60 pictures a second")
    case .gif: ("Animated picture", "GIF")
    }
  }
}
