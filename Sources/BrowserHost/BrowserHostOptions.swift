import CoreGraphics

/// The options of a page: its address, and the scale of frames.
public struct BrowserHostOptions: Sendable {
  /// The address to listen at. The default is `127.0.0.1`, which only this machine can reach. For all addresses of the machine, use
  /// `0.0.0.0`.
  public var address = "127.0.0.1"
  /// The port of the page. For a port that the system chooses, use 0. The default is 8080.
  public var port: UInt16 = 8080
  /// The number of pixels per point. The default is 2.
  public var scale = 2.0
  /// A Boolean value that indicates whether viewers away from loopback may give commands. Otherwise they can only watch and touch. The
  /// default is `false`.
  public var allowsControl = false
  /// The maker of videos. The default is `nil`, in which case only touch scripts can be saved.
  public var films: (any FilmMaker)?
  /// The token that a page away from loopback must present. It lets a page of an earlier program reconnect. The default is `nil`, which
  /// creates a new token.
  public var token: String?

  /// Creates options with their default values.
  public init() {}

  /// A Boolean value that indicates whether the page must present a token, because other machines can reach it.
  var needsToken: Bool { !(address == "::1" || address.hasPrefix("127.") || address == "localhost") }
}

/// The reason why the page cannot be served, with a remedy.
public struct BrowserHostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of the problem.
  public var problem: String
  /// A remedy for the user.
  public var remedy: String
  /// The error as one line: `problem — remedy`.
  public var description: String { "\(problem) — \(remedy)" }
}
