import UIKit

/// A screen as an app for iOS has it.
public class ProfileController: UIViewController, UITextFieldDelegate {
  @IBOutlet public weak var nameField: UITextField!
  @objc public dynamic var name = ""
  private var observation: NSKeyValueObservation?

  override public func loadView() {
    super.loadView()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 44))
    field.accessibilityIdentifier = "name"
    field.delegate = self
    field.addTarget(self, action: #selector(nameChanged(_:)), for: .editingChanged)
    view.addSubview(field)
    nameField = field
    observation = observe(\.name, options: [.new]) { [weak self] _, change in self?.title = change.newValue }
  }

  @objc private func nameChanged(_ sender: UITextField) {
    name = sender.text ?? ""
  }
}

public class ReadOnlyProfileController: ProfileController {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { return false }
}

extension ReadOnlyProfileController {
  override public var prefersStatusBarHidden: Bool { return true }
}
