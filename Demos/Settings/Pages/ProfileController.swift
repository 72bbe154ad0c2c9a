import UIKit

/// A page about a person, with fields that are filled in from the first to the last over the keyboard.
final class ProfileController: FormController {
  private let head = UIView()
  private let monogram = UIImageView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  private static let side: CGFloat = 92

  init(_ preferences: Preferences) {
    super.init("profile", "Profile", preferences)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [unowned self] _ in navigationController?.popViewController(animated: true) })
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    head.frame = CGRect(x: 0, y: 0, width: 320, height: 124)
    showMonogram()
    head.addSubview(monogram)
    monogram.center = CGPoint(x: 160, y: 66)
    monogram.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    tableView.tableHeaderView = head
  }

  private func showMonogram() { monogram.image = Monogram.image(of: preferences.person, side: Self.side) }

  override func makeSections() -> [FormSection] {
    [
      FormSection("name", [field("first", "First", \.first), field("last", "Last", \.last)]),
      FormSection(
        "reach", header: "Reach",
        [
          field("mail", "Mail", \.mail, keyboard: .emailAddress, capitals: .none),
          field("telephone", "Telephone", \.telephone, keyboard: .phonePad),
        ]),
      FormSection(
        "address", header: "Address", footer: "Parcels go there, and nobody else sees it.",
        [field("street", "Street", \.street), field("town", "Town", \.town), field("country", "Country", \.country)]),
    ]
  }

  private func field(
    _ name: String, _ title: String, _ path: WritableKeyPath<Person, String>, keyboard: UIKeyboardType = .default,
    capitals: UITextAutocapitalizationType = .words
  ) -> FormRow {
    let said = FormRow.Field(
      text: preferences.person[keyPath: path], placeholder: "None", keyboard: keyboard, capitals: capitals,
      onChange: { [unowned self] in
        preferences.person[keyPath: path] = $0
        showMonogram()
      })
    return FormRow(name: name, title: title, content: .field(said))
  }
}
