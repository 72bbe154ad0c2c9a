/// The description of an element on a screen.
package struct SpokenElement: Hashable, Sendable {
  /// The kind of an element, if its traits do not express it.
  package enum Role: String, Sendable {
    case backButton = "Back button"
    case switchButton = "Switch button"
    case tab = "Tab"
    case textField = "Text field"
    case secureTextField = "Secure text field"
    case dismissal = "Dismiss area"
  }

  package var label, value, hint: String?
  package var traits: SpokenTraits
  package var role: Role?
  /// The position of the element among those of its kind, counted from 1, and their number.
  package var place: (number: Int, count: Int)? {
    get { ofPlace.map { ($0[0], $0[1]) } }
    set { ofPlace = newValue.map { [$0.number, $0.count] } }
  }
  private var ofPlace: [Int]?
  /// A Boolean value that indicates whether the element has actions besides its activation.
  package var hasActions = false
  /// A Boolean value that indicates whether the user is editing the element's text.
  package var isEdited = false

  package init(
    label: String? = nil, value: String? = nil, hint: String? = nil, traits: SpokenTraits = [], role: Role? = nil,
    place: (number: Int, count: Int)? = nil
  ) {
    (self.label, self.value, self.hint, self.traits, self.role) = (label, value, hint, traits, role)
    self.place = place
  }

  // MARK: Words

  /// The spoken description in one line: the selection, the label, the value, the kind, and the possible actions.
  package var words: String {
    var parts: [String?] = [traits.contains(.selected) ? "Selected" : nil, label]
    if isEdited { parts.append("Is editing") }
    if isSwitch {
      parts += kinds + [spokenValue]
    } else {
      parts += [spokenValue] + kinds
    }
    parts.append(place.map { "\($0.number) of \($0.count)" })
    if hasActions { parts.append("Actions available") }
    parts.append(hint ?? usualHint)
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var isSwitch: Bool { role == .switchButton || traits.contains(.toggle) }

  /// The value in spoken form.
  package var valueInWords: String? { spokenValue }

  private var spokenValue: String? {
    guard isSwitch else { return value }
    switch value {
    case "1": return "On"
    case "0": return "Off"
    default: return value
    }
  }

  /// The words for the state and the kind of the element, beginning with "Dimmed" if it is disabled.
  private var kinds: [String?] {
    var kinds: [String?] = [traits.contains(.notEnabled) ? "Dimmed" : nil]
    // A role replaces the general word for a button.
    if let role { kinds.append(role.rawValue) }
    let named: [(SpokenTraits, String)] = [
      (.header, "Heading"), (.button, "Button"), (.link, "Link"), (.searchField, "Search field"), (.image, "Image"),
      (.adjustable, "Adjustable"),
    ]
    for (trait, word) in named where traits.contains(trait) {
      if trait == .button, role != nil || isSwitch { continue }
      kinds.append(word)
    }
    if role == nil, traits.contains(.toggle) { kinds.append(Role.switchButton.rawValue) }
    return kinds
  }

  /// The hint for the use of the element, if the app provides none.
  private var usualHint: String? {
    if traits.contains(.notEnabled) { return nil }
    if isSwitch { return "Double tap to toggle setting" }
    if traits.contains(.adjustable) { return "Swipe up or down with one finger to adjust the value" }
    let isField = role == .textField || role == .secureTextField || traits.contains(.searchField)
    return isField && !isEdited ? "Double tap to edit" : nil
  }
}

/// The traits of an element, with the raw values of UIKit. Traits that are not spoken are left out.
package struct SpokenTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
  package static let button = SpokenTraits(rawValue: 1 << 0), link = SpokenTraits(rawValue: 1 << 1)
  package static let image = SpokenTraits(rawValue: 1 << 2), selected = SpokenTraits(rawValue: 1 << 3)
  package static let notEnabled = SpokenTraits(rawValue: 1 << 8), searchField = SpokenTraits(rawValue: 1 << 10)
  package static let adjustable = SpokenTraits(rawValue: 1 << 12), header = SpokenTraits(rawValue: 1 << 16)
  package static let toggle = SpokenTraits(rawValue: 1 << 53)
}
