/// An app that the user can get.
struct App: Identifiable, Hashable, Sendable {
  /// The identifier, which is one unique word.
  let id: String
  let name: String
  let summary: String
  let icon: AppIcon

  static let garden = [
    App(id: "sprout", name: "Sprout", summary: "Know what to sow today", icon: .sprout),
    App(id: "raincheck", name: "Raincheck", summary: "Water less, worry less", icon: .rain),
    App(id: "burrow", name: "Burrow", summary: "A diary for beds and pots", icon: .burrow),
    App(id: "hum", name: "Hum", summary: "Who visits your flowers?", icon: .bee),
  ]
}
