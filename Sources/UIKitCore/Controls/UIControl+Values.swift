extension UIControl {
  /// The opacity of a disabled control. (Docs/behaviour/controls.md, "Control metrics")
  package static let disabledAlpha: CGFloat = 0.5
  /// Sends both events of a value that the user has changed by touch. The primary action of such a control means a new value.
  package func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
