import ObjectiveCRuntime

/// The properties of a text view that send their changes to observers.
protocol TextViewKeys: UITextView {}
extension UITextView: TextViewKeys {}

extension TextViewKeys {
  nonisolated static var textViewKeys: [ObjCKey] {
    ObjCKey.list {
      [
        ObjCKey("text", \Self.text),
        ObjCKey("attributedText", \Self.attributedText),
      ]
    }
  }
}
