import QuartzCore

/// The controllers of the columns: the app's controllers, and the navigation controllers around them.
///
/// In the column styles, a controller gets its navigation controller when the split view appears.
/// That navigation controller stays when the column gets another controller.
extension SplitColumns {
  /// The controllers that the app set. In the collapsed state, it is the one at the bottom of the stack.
  var statedControllers: [UIViewController] {
    let all = order.compactMap { said[$0] }
    guard isCollapsed else { return all }
    return said[.compact].map { [$0] } ?? Array(all.prefix(1))
  }

  /// The controllers whose views are in the split view, or were added at the beginning.
  var heldControllers: [UIViewController] {
    guard isMounted else { return statedControllers }
    if isCollapsed { return collapsedRoot.map { [$0] } ?? [] }
    return present.compactMap { held[$0] }
  }

  func set(_ controller: UIViewController?, for column: Column) {
    guard controller !== said[column] else { return }
    said[column] = controller
    if isMounted {
      if !exchange(controller, in: column) { replace(column, with: controller) }
      showButton()
    } else {
      (held[column], wrappers[column]) = (nil, nil)
    }
    split.viewIfLoaded?.setNeedsLayout()
  }

  /// Stores the controller of a column without moving it from its current place.
  func setQuietly(_ controller: UIViewController, for column: Column) { (said[column], held[column]) = (controller, controller) }

  func setClassic(_ controllers: [UIViewController]) {
    if split.style != .unspecified {
      for (column, controller) in zip(order, controllers) { set(controller, for: column) }
      return
    }
    set(controllers.first, for: .primary)
    set(controllers.dropFirst().first, for: .secondary)
  }

  // MARK: Navigation controllers

  func holdAll() { for column in said.keys { hold(column) } }

  /// Returns the controller that represents a column in the view, and creates it if necessary.
  @discardableResult
  func hold(_ column: Column) -> UIViewController? {
    if let known = held[column] { return known }
    held[column] = said[column].map { wrap($0, for: column) }
    return held[column]
  }

  /// Returns the navigation controller that a controller already has.
  private func ownStack(of controller: UIViewController) -> UINavigationController? {
    if let stack = controller as? UINavigationController { return stack }
    guard let stack = controller.navigationController, stack.viewControllers.first === controller else { return nil }
    return stack
  }

  private func wrap(_ controller: UIViewController, for column: Column) -> UIViewController {
    wrappers[column] = nil
    if split.style == .unspecified || column == .compact { return controller }
    if let own = ownStack(of: controller) { return own }
    let wrapper = UINavigationController(rootViewController: controller)
    wrappers[column] = wrapper
    return wrapper
  }

  // MARK: Replacement of a controller

  /// Replaces the content of a navigation controller that the split view created. The column keeps its position, also in the stack.
  ///
  /// - Returns: `false` if the column has no such navigation controller, or must be removed.
  private func exchange(_ controller: UIViewController?, in column: Column) -> Bool {
    guard let wrapper = wrappers[column], wrapper === held[column] else { return false }
    guard let controller else { return emptyTop(column, wrapper) }
    guard ownStack(of: controller) == nil else { return false }
    let columns = wrapper.viewControllers.filter { each in held.values.contains { $0 === each } }
    wrapper.set([controller] + columns, animated: false)
    if isCollapsed { placeWasFilled(column) } else { place() }
    return true
  }

  /// Empties the column on top of the stack, and keeps its position.
  private func emptyTop(_ column: Column, _ wrapper: UINavigationController) -> Bool {
    guard isCollapsed, wrapper !== collapsedRoot, news?.known == column else { return false }
    announce([.hide(column)])
    wrapper.set([], animated: false)
    news?.known = nil
    conclude()
    return true
  }

  /// Called when an empty position on top of the stack has a controller again.
  private func placeWasFilled(_ column: Column) {
    guard news?.known == nil, shownColumn == column else { return }
    announce([.show(column)])
    news?.known = column
    conclude()
  }

  private func replace(_ column: Column, with controller: UIViewController?) {
    let old = held[column]
    let new = controller.map { wrap($0, for: column) }
    guard old !== new else { return }
    if isCollapsed {
      if let old { replaceInStack(old, by: new) }
      if let old, old.parent === split { remove(old) }
      held[column] = new
      remountRoot(insteadOf: old)
    } else {
      if let old, old.parent === split { remove(old) }
      held[column] = new
      place()
    }
  }
}
