import QuartzCore

/// The insertion and the change of segments.
extension UISegmentedControl {
  func insert(_ new: SegmentButton.Content, at segment: Int, _ animated: Bool) {
    forgetFinger()
    let place = min(max(segment, 0), segments.count)
    let button = put(new, at: place)
    if index >= place { index += 1 }
    guard animated, window != nil else { return changeSegments(false) }
    let around = place > 0 ? segments[place - 1].frame.maxX : 0
    button.frame = CGRect(x: around, y: 0, width: 0, height: bounds.height)
    button.alpha = 0
    changeSegments(true)
  }

  @discardableResult
  func put(_ new: SegmentButton.Content, at place: Int) -> SegmentButton {
    let button = SegmentButton(new)
    segments.insert(button, at: place)
    content.addSubview(button)
    refresh()
    invalidateIntrinsicContentSize()
    return button
  }

  func changeSegments(_ animated: Bool, _ change: @escaping () -> Void = {}, completion: @escaping () -> Void = {}) {
    invalidateIntrinsicContentSize()
    guard animated, window != nil else {
      refresh()
      return completion()
    }
    let animator = SegmentedLook.spring()
    animator.addAnimations {
      self.refresh()
      self.layoutIfNeeded()
      change()
    }
    animator.addCompletion { _ in completion() }
    animator.startAnimation()
  }

  func known(_ segment: Int) -> SegmentButton? { segments.indices.contains(segment) ? segments[segment] : segments.last }

  func change(_ segment: Int, _ body: (inout SegmentButton.Content) -> Void) {
    guard let button = known(segment) else { return }
    body(&button.content)
    refresh()
    invalidateIntrinsicContentSize()
  }
}
