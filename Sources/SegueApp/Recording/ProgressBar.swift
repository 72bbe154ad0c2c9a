import CoreGraphics

/// The progress of a recording on one line of a terminal. Nothing is shown if standard error is not a terminal.
@MainActor final class ProgressBar {
  private let duration: Double
  private let isShown: Bool
  private var pictures = 0
  /// The number of frames between two updates.
  private let step: Int

  static let width = 30

  /// Creates a progress bar.
  ///
  /// - Parameter duration: The duration of the script in seconds. The app continues for some time afterwards.
  init(_ duration: Double, framesPerSecond: Int = 60, isShown: Bool = isatty(2) == 1) {
    (self.duration, self.isShown) = (duration, isShown)
    step = max(5, Int(min(1e6, duration * Double(framesPerSecond))) / 1000)
  }

  func show(_ time: Double) {
    pictures += 1
    guard isShown, pictures % step == 1 else { return }
    FileHandle.standardError.write(Data("\r\(Self.line(time, of: duration, pictures))".utf8))
  }

  /// Clears the line.
  func finish() { if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) } }

  static func line(_ time: Double, of duration: Double, _ pictures: Int) -> String {
    let part = duration > 0 ? min(1, time / duration) : 1
    let filled = Int(part * Double(width))
    let tenths = Int(time * 10)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    return "\(bar) \(Int(part * 100)) %  \(tenths / 10).\(tenths % 10) s  \(LongRecording.counted(pictures, "frame"))"
  }
}
