import UIKit

/// A page with the wireless networks, which are listed only while the receiver is on.
final class WirelessController: FormController {
  init(_ preferences: Preferences) { super.init("wireless", "Wireless", preferences) }
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    let p = preferences
    let isOn = p.hasWireless && !p.isFlying
    let receiver: FormRow = .toggle("receiver", "Wireless", isOn: isOn) { [unowned self] isOn in
      p.hasWireless = isOn
      if isOn { p.isFlying = false }
      update()
    }
    guard isOn else {
      return [
        FormSection("receiver", [receiver]), FormSection("off", footer: "Without it, the computer hears nobody and nobody hears it.", []),
      ]
    }
    let joined: FormRow = FormRow(name: "joined", title: p.network, end: .check)
    let others = Network.all.filter { $0.name != p.network }.map { network in
      FormRow(
        name: network.name, title: network.name, detail: network.note,
        onTap: { [unowned self] in
          p.network = network.name
          update()
        })
    }
    let asks: FormRow = .toggle("asks", "Ask Before Joining", isOn: p.asksToJoin) { p.asksToJoin = $0 }
    return [
      FormSection("receiver", [receiver, joined]), FormSection("others", header: "Networks", others),
      FormSection("asks", footer: "Known networks are joined without a question.", [asks]),
    ]
  }
}
