import ArgumentParser
import HostInterface

/// The options of `play` and `record` for environment settings.
struct EnvironmentOptions: ParsableArguments {
  @Option(help: "The appearance: light or dark (default: the script's, else light).") var style: EnvironmentSettings.Style?
  @Option(
    help: ArgumentHelp(
      "The language and region of bundles, formatters and layout, such as de-DE (default: the script's, else the machine's).",
      valueName: "language"))
  var language: EnvironmentSettings.Language?
  @Option(help: "The layout direction: ltr or rtl (default: the script's, else ltr).") var direction: EnvironmentSettings.Direction?
  @Option(
    help: ArgumentHelp(
      "The text size: XS, S, M, L, XL, XXL, XXXL or AX1 to AX5 (default: the script's, else L).", valueName: "size"))
  var contentSize: EnvironmentSettings.ContentSize?
  @Option(help: "The contrast of colours: normal or high (default: the script's, else normal).") var contrast: EnvironmentSettings.Contrast?
  @Flag(help: "Bold text.") var boldText = false
  @Flag(help: "Reduced motion.") var reduceMotion = false
  @Flag(help: "Pages cross-fade instead of sliding if motion is reduced.") var prefersCrossFade = false
  @Flag(help: "Reduced transparency.") var reduceTransparency = false
  @Flag(help: "VoiceOver is on.") var voice = false

  @Option(
    name: .customLong("event"),
    help: ArgumentHelp(
      "An event other than a touch, as a line of a touch script: `0.5 rotate landscape-left`, `1 style dark`, `2 background`. The option can be repeated.",
      valueName: "line"))
  var events: [String] = []

  /// Returns the events of `--event` in order of time.
  func timedEvents() throws -> [TimedEvent] {
    var found: [TimedEvent] = []
    for line in events {
      do { found += try TouchScript(text: "segue-touches 1\ndemo a\ndevice iphone-x\ntick 60\n\(line)\n", named: "--event").events } catch {
        throw CommandError(problem: "--event '\(line)': \(error.problem)", remedy: error.remedy)
      }
    }
    return found.sorted { $0.time < $1.time }
  }

  /// Returns other settings, with those replaced that the user gave.
  func instead(of others: EnvironmentSettings) -> EnvironmentSettings {
    let others = language.map { others.with(.language($0)) } ?? others
    return EnvironmentSettings(
      style: style ?? others.style, direction: direction ?? others.direction, contentSize: contentSize ?? others.contentSize,
      contrast: contrast ?? others.contrast, boldText: boldText || others.boldText, reduceMotion: reduceMotion || others.reduceMotion,
      prefersCrossFade: prefersCrossFade || others.prefersCrossFade, reduceTransparency: reduceTransparency || others.reduceTransparency,
      voiceOver: voice || others.voiceOver, language: others.language)
  }
}

extension EnvironmentSettings.Language: ExpressibleByArgument {
  /// Creates a language from the word of a command line.
  public init?(argument: String) { self.init(argument) }
}
extension EnvironmentSettings.Style: ExpressibleByArgument {}
extension EnvironmentSettings.Direction: ExpressibleByArgument {}
extension EnvironmentSettings.ContentSize: ExpressibleByArgument {}
extension EnvironmentSettings.Contrast: ExpressibleByArgument {}
