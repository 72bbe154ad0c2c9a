import ObjectiveCRuntime

/// The properties of a label that send their changes to observers.
protocol LabelKeys: UILabel {}
extension UILabel: LabelKeys {}

extension LabelKeys {
  nonisolated static var labelKeys: [ObjCKey] {
    ObjCKey.list {
      [
        ObjCKey("text", \Self.text),
        ObjCKey("attributedText", \Self.attributedText),
      ]
    }
  }
}
