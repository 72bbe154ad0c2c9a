import ObjectiveCRuntime

/// The properties of a control that send their changes to observers.
protocol ControlKeys: UIControl {}
extension UIControl: ControlKeys {}

extension ControlKeys {
  nonisolated static var controlKeys: [ObjCKey] {
    ObjCKey.list {
      [
        ObjCKey("enabled", \Self.isEnabled),
        ObjCKey("selected", \Self.isSelected),
        ObjCKey("highlighted", \Self.isHighlighted),
      ]
    }
  }
}
