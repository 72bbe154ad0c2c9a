import QuartzCore

extension UIApplication {
  func defaultSendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      let isPerformed = action.perform(on: target as AnyObject, with: sender, event)
      precondition(
        isPerformed || !(sender is UIControl), "\(type(of: target)) has no \(action): it was made with a method of another class")
      return isPerformed
    }
    let isEditing = EditActions.all.contains(action)
    var responder = runtime.firstResponder.current ?? sender as? UIResponder
    while let candidate = responder {
      if !isEditing || candidate.canPerformAction(action, withSender: sender), action.perform(on: candidate, with: sender, event) {
        return true
      }
      responder = candidate.next
    }
    return false
  }
}
