import UIKit

/// The first page, with the person and a row for each of the other pages.
final class HomeController: FormController {
  init(_ preferences: Preferences) {
    super.init("home", "Settings", preferences)
    navigationItem.largeTitleDisplayMode = .automatic
    navigationItem.backButtonTitle = "Settings"
  }
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] {
    [
      FormSection("who", [who]), FormSection("air", air),
      FormSection("feel", [sounds, notices]), FormSection("looks", [appearance, textSize, languages]),
      FormSection("machine", [about]),
    ] + (preferences.isSignedIn ? [FormSection("leave", [signOut])] : [])
  }

  private var who: FormRow {
    guard preferences.isSignedIn else {
      return FormRow(
        name: "sign-in", title: "Sign In", detail: "Keep notes and pictures in step", isDetailBelow: true,
        tile: Tile(symbol: "person.fill", tint: .gray),
        end: .disclosure, onTap: { [unowned self] in signIn() })
    }
    let person = preferences.person
    return FormRow(
      name: "profile", title: person.name, detail: "Name, mail and address", isDetailBelow: true, portrait: person, end: .disclosure,
      onTap: { [unowned self] in open(ProfileController(preferences)) })
  }

  private var air: [FormRow] {
    let p = preferences
    let wireless: FormRow = .page(
      "wireless", "Wireless", p.isFlying ? "Off" : p.hasWireless ? p.network : "Off", Tile(symbol: "wifi", tint: .blue)
    ) { [unowned self] in open(WirelessController(p)) }
    let flight: FormRow = .toggle("flight", "Flight Mode", Tile(symbol: "location.fill", tint: .orange), isOn: p.isFlying) {
      [unowned self] in
      p.isFlying = $0
      update()
    }
    let found: FormRow = .toggle("found", "Find This Computer", Tile(symbol: "magnifyingglass", tint: .green), isOn: p.isFound) {
      p.isFound = $0
    }
    return p.isFlying ? [flight, wireless] : [flight, wireless, found]
  }

  private var sounds: FormRow {
    .page("sounds", "Sounds & Quiet Hours", nil, Tile(symbol: "bell.fill", tint: .pink)) { [unowned self] in
      open(SoundsController(preferences))
    }
  }
  private var notices: FormRow {
    let unread = preferences.notices.filter { !$0.isRead }.count
    return .page("notices", "Notices", unread > 0 ? "\(unread)" : nil, Tile(symbol: "bookmark.fill", tint: .red)) { [unowned self] in
      open(NoticesController(preferences))
    }
  }
  private var appearance: FormRow {
    let words: String =
      switch preferences.appearance {
      case .light: "Light"
      case .dark: "Dark"
      default: "Automatic"
      }
    return .page("appearance", "Appearance", words, Tile(symbol: "star.fill", tint: .indigo)) { [unowned self] in
      open(AppearanceController(preferences))
    }
  }
  private var textSize: FormRow {
    .page("text", "Text Size", preferences.ownTextSize == nil ? nil : "Own", Tile(symbol: "doc.text.image", tint: .teal)) {
      [unowned self] in
      open(TextSizeController(preferences))
    }
  }
  private var languages: FormRow {
    .page("languages", "Languages", preferences.languages.first, Tile(symbol: "book.fill", tint: .brown)) { [unowned self] in
      open(LanguagesController(preferences))
    }
  }
  private var about: FormRow {
    .page("about", "About", nil, Tile(symbol: "info", tint: .gray)) { [unowned self] in open(AboutController(preferences)) }
  }

  // MARK: In and out

  private var signOut: FormRow {
    FormRow(name: "sign-out", title: "Sign Out", color: .systemRed, onTap: { [unowned self] in askToSignOut() })
  }

  private func askToSignOut() {
    let alert = UIAlertController(
      title: "Sign out of this computer?", message: "Notes and pictures stay here. New ones are no longer kept in step.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Sign Out", style: .destructive) { [weak self] _ in
        self?.preferences.isSignedIn = false
        self?.update()
      })
    present(alert, animated: true)
  }

  private func signIn() {
    preferences.isSignedIn = true
    update()
    if let row = tableView.indexPathForSelectedRow { tableView.deselectRow(at: row, animated: true) }
  }
}
