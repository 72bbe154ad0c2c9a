import UIKit

/// A page of information about the computer, in rows that have no action.
final class AboutController: FormController {
  init(_ preferences: Preferences) { super.init("about", "About", preferences) }
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    func fact(_ title: String, _ detail: String) -> FormRow { FormRow(name: title, title: title, detail: detail) }
    return [
      FormSection(
        "machine",
        [
          fact("Name", preferences.person.first + "’s Computer"), fact("Model", "Skiff 2"), fact("System", "4.1"),
          fact("Number", "SK2 0417 88"),
        ]),
      FormSection(
        "room", header: "Room", footer: "Room that pictures take can be had back: old ones are kept ashore.",
        [fact("Notes", "1,204"), fact("Pictures", "8,611"), fact("In use", "61 of 128 GB")]),
    ]
  }
}
