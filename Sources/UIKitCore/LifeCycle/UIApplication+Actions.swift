import QuartzCore

extension UIApplication {
  func defaultSendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      let target = target as AnyObject
      guard sender is UIControl else { return action.perform(on: target, with: sender, event) }
      action.sendOrStop(to: target, [sender, event])
      return true
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
