import UIKit

/// A page with the volume, the chime and the quiet hours.
final class SoundsController: FormController {
  private static let chimes = ["Buoy", "Halyard", "Kettle", "Two Gulls"]

  init(_ preferences: Preferences) { super.init("sounds", "Sounds", preferences) }
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let p = preferences
    let volume = FormRow(name: "volume", title: "Volume", content: .slider(p.volume, 0...1, steps: nil) { p.volume = $0 })
    let chimes: FormRow = .toggle("chimes", "Chimes", isOn: p.hasChimes) { [unowned self] in
      p.hasChimes = $0
      update()
    }
    let choices = Self.chimes.enumerated().map { index, name in
      FormRow.choice("chime.\(index)", name, isChosen: p.chime == index) { [unowned self] in
        p.chime = index
        update()
      }
    }
    return [
      FormSection("volume", header: "Volume", [volume]),
      FormSection("chimes", [chimes] + (p.hasChimes ? choices : [])),
      FormSection("quiet", header: "Quiet Hours", footer: "Who may ring is heard at any hour.", quiet),
    ]
  }

  private var quiet: [FormRow] {
    let p = preferences
    let isQuiet: FormRow = .toggle("quiet", "Quiet at Night", isOn: p.isQuietAtNight) { [unowned self] in
      p.isQuietAtNight = $0
      update()
    }
    guard p.isQuietAtNight else { return [isQuiet] }
    return [
      isQuiet,
      hour("from", "From", p.quietFrom) { p.quietFrom = $0 },
      hour("until", "Until", p.quietUntil) { p.quietUntil = $0 },
      FormRow(name: "ring", content: .segments(["Nobody", "Family", "All"], p.whoMayRing) { p.whoMayRing = $0 }),
    ]
  }

  private func hour(_ name: String, _ title: String, _ hour: Int, choose: @escaping (Int) -> Void) -> FormRow {
    FormRow(
      name: name, title: title, detail: "\(hour):00",
      end: .stepper(Double(hour), 0...23) { [unowned self] in
        choose(Int($0))
        update()
      })
  }
}
