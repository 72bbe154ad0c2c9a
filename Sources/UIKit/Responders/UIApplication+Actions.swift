import QuartzCore

extension UIApplication {
  /// Sends an action to a target; without one, to the first responder, or else the top controller, and up the chain from there.
  ///
  /// `sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)`, written with `Selector` here, ends what is being
  /// edited wherever it is.
  /// - Returns: whether somebody performed it.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action.perform(on: target as AnyObject, with: sender, event) }
    let isEditing = EditActions.all.contains(action)
    let start = (sender as? UIResponder).flatMap { runtime.firstResponder.current == nil ? $0 : nil } ?? runtime.firstResponder.current
    var responder: UIResponder? = start ?? keyWindow?.rootViewController ?? self
    while let candidate = responder {
      if !isEditing || candidate.canPerformAction(action, withSender: sender), action.perform(on: candidate, with: sender, event) {
        return true
      }
      responder = candidate.next
    }
    return false
  }
}
