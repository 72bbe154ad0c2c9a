import Testing

@testable import ScreenReading

/// What is said of things.
@Suite struct SpokenElementTests {
  @Test func `first whether it is selected, then its name, its value, what it is, and what can be done`() {
    #expect(SpokenElement(label: "Save", traits: .button).words == "Save, Button")
    #expect(SpokenElement(label: "Save", hint: "Keeps it", traits: [.button, .notEnabled]).words == "Save, Dimmed, Button, Keeps it")
    #expect(SpokenElement(label: "Today", traits: .header).words == "Today, Heading")
    #expect(SpokenElement(label: "Home", traits: [.button, .selected], role: .tab, place: (1, 5)).words == "Selected, Home, Tab, 1 of 5")
    #expect(SpokenElement(label: "Settings", traits: .button, role: .backButton).words == "Settings, Back button")
  }

  @Test func `a switch says on or off behind its kind`() {
    let isOn = SpokenElement(label: "Wi-Fi", value: "1", traits: [.button, .toggle], role: .switchButton)
    #expect(isOn.words == "Wi-Fi, Switch button, On, Double tap to toggle setting")
    #expect(SpokenElement(label: "Wi-Fi", value: "0", traits: [.button, .toggle]).words.hasPrefix("Wi-Fi, Switch button, Off"))
    #expect(SpokenElement(value: "1", traits: [.toggle, .notEnabled]).words == "Dimmed, Switch button, On")
  }

  @Test func `what can be adjusted says how, and a field says that it is edited`() {
    let volume = SpokenElement(label: "Volume", value: "50%", traits: .adjustable)
    #expect(volume.words == "Volume, 50%, Adjustable, Swipe up or down with one finger to adjust the value")
    var name = SpokenElement(label: "Name", value: "Anna", role: .textField)
    #expect(name.words == "Name, Anna, Text field, Double tap to edit")
    name.isEdited = true
    #expect(name.words == "Name, Is editing, Anna, Text field")
  }

  @Test func `actions are said to be there, and nothing is said of nothing`() {
    var row = SpokenElement(label: "Letter")
    row.hasActions = true
    #expect(row.words == "Letter, Actions available")
    #expect(SpokenElement().words == "")
  }
}
