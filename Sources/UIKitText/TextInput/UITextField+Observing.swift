import ObjectiveCRuntime

/// The properties of a text field that send their changes to observers.
protocol TextFieldKeys: UITextField {}
extension UITextField: TextFieldKeys {}

extension TextFieldKeys {
  nonisolated static var textFieldKeys: [ObjCKey] {
    ObjCKey.list {
      [
        ObjCKey("text", \Self.text),
        ObjCKey("attributedText", \Self.attributedText),
      ]
    }
  }
}
