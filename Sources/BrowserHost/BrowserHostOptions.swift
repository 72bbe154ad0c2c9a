import CoreGraphics

/// Where the page is served and how the frames look.
public struct BrowserHostOptions: Sendable {
  /// The address to listen at: `127.0.0.1` (the default, this machine alone), another one of the machine, or `0.0.0.0` for all.
  public var address = "127.0.0.1"
  /// The port; 0 lets the system choose one.
  public var port: UInt16 = 8080
  /// Pixels per point.
  public var scale = 2.0
  /// Whether viewers away from loopback may do more than touch and look.
  public var allowsControl = false
  /// Who makes films of touches; nil where only touch scripts can be saved.
  public var films: (any FilmMaker)?
  /// What a page away from loopback must present, where an earlier program has told it; nil makes a new one.
  public var token: String?

  /// This machine alone, port 8080, scale 2.
  public init() {}

  /// Whether the page can be opened from elsewhere, so that it must present a token.
  var needsToken: Bool { !(address == "::1" || address.hasPrefix("127.") || address == "localhost") }
}

/// Why the page cannot be served: what is wrong and what to do.
public struct BrowserHostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public var problem: String
  /// What the user can do about it.
  public var remedy: String
  /// One line: `what — remedy`.
  public var description: String { "\(problem) — \(remedy)" }
}
