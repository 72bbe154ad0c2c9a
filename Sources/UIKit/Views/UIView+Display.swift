import QuartzCore

extension UIView {
  /// Another content mode places the contents differently.
  func contentModeDidChange() {
    if contentMode == .redraw { setNeedsDisplay() }
  }
}
