import ArgumentParser
import HostInterface

/// What `play` and `record` may be told of the app's surroundings.
struct SurroundingsOptions: ParsableArguments {
  @Option(help: "light or dark.") var style = Surroundings.Style.light
  @Option(help: "Which way people read: ltr or rtl.") var direction = Surroundings.Direction.leftToRight
  @Option(help: ArgumentHelp("How large text is to be: XS, S, M, L, XL, XXL, XXXL or AX1 to AX5.", valueName: "size")) var contentSize =
    Surroundings.ContentSize.L

  /// The same words again, for another command.
  var arguments: [String] {
    ["--style", style.rawValue, "--direction", direction.rawValue, "--content-size", contentSize.rawValue]
  }

  /// The surroundings that were asked for.
  var value: Surroundings { Surroundings(style: style, direction: direction, contentSize: contentSize) }
}

extension Surroundings.Style: ExpressibleByArgument {}
extension Surroundings.Direction: ExpressibleByArgument {}
extension Surroundings.ContentSize: ExpressibleByArgument {}
