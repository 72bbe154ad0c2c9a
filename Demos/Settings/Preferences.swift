import UIKit

/// The settings of all pages.
@MainActor
final class Preferences {
  // MARK: Who

  var person = Person()
  var isSignedIn = true

  // MARK: The air

  var isFlying = false
  var hasWireless = true
  var network = Network.all[0].name
  var asksToJoin = true
  var isFound = true

  // MARK: Sounds

  var volume: Float = 0.6
  var hasChimes = true
  var chime = 0
  var isQuietAtNight = false
  var quietFrom = 22, quietUntil = 7
  var whoMayRing = 1

  // MARK: Looks

  /// The appearance of the demo. The value `.unspecified` follows the device.
  var appearance = UIUserInterfaceStyle.unspecified { didSet { onAppearance() } }
  /// The text size of the demo. The value `nil` follows the device.
  var ownTextSize: UIContentSizeCategory? { didSet { onTextSize() } }
  var hasLargestSizes = false
  var onAppearance: () -> Void = {}
  var onTextSize: () -> Void = {}

  // MARK: Lists

  var notices = Notice.first
  var languages = ["English", "Français", "Kiswahili"]
  var otherLanguages = ["Deutsch", "Íslenska", "Português", "Türkçe"]
}

/// The owner of the computer.
struct Person {
  var first = "Mira", last = "Okafor"
  var mail = "mira@harbour.example", telephone = "555 0134"
  var street = "12 Lantern Row", town = "Port Selby", country = "Maritime Isles"
  var name: String { [first, last].filter { !$0.isEmpty }.joined(separator: " ") }
  var initials: String { [first, last].compactMap { $0.first.map(String.init) }.joined().uppercased() }
}

/// A wireless network.
struct Network {
  let name: String
  let note: String

  static let all = [
    Network(name: "Garden", note: "Known"), Network(name: "Attic", note: "Known"), Network(name: "Ferry Guests", note: "Open"),
    Network(name: "Lighthouse 5", note: "Weak"),
  ]
}

/// A message from a sender.
struct Notice: Hashable {
  let sender: String
  let text: String
  let when: String
  let symbol: String
  let tint: Tint
  var isRead = false

  static let first = [
    Notice(
      sender: "Ferry", text: "The 17:40 leaves from pier 3 today, and takes bicycles.", when: "now", symbol: "location.fill", tint: .teal),
    Notice(
      sender: "Library", text: "“The Salt Road” is due on Friday. It may be kept for two more weeks.", when: "8 min", symbol: "book.fill",
      tint: .brown),
    Notice(sender: "Nadia", text: "Are you bringing the lamp?", when: "21 min", symbol: "person.fill", tint: .indigo),
    Notice(sender: "Weather", text: "Fog until noon, then a light wind from the west.", when: "1 h", symbol: "star.fill", tint: .orange),
    Notice(sender: "Bakery", text: "Your order is in the oven.", when: "2 h", symbol: "heart.fill", tint: .pink),
    Notice(
      sender: "Choir", text: "Tuesday is sung in the boathouse, since the hall is being painted.", when: "3 h", symbol: "bell.fill",
      tint: .red),
  ]
  static let later = Notice(
    sender: "Harbour", text: "The bridge opens at six for the tall ships.", when: "now", symbol: "bookmark.fill", tint: .blue)
}
