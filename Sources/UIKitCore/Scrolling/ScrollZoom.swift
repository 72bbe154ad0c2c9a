import GestureEngine
import Motion
import QuartzCore

/// The zooming of a scroll view's content: by a pinch, back to a limit afterwards, and by code (Docs/behaviour/touch.md, "Zooming").
///
/// It sets the transform of the delegate's view, whose bounds stay unchanged. It also sets the content size and the content offset.
@MainActor
final class ScrollZoom {
  private unowned let view: UIScrollView
  var geometry = ZoomScales() { didSet { offerPinch() } }
  /// The gesture recogniser for the pinch. It is `nil` as long as the content cannot be zoomed.
  private(set) var pinch: ScrollViewPinchGestureRecognizer?

  private enum Phase { case none, pinching, bouncing, animating }
  private var phase = Phase.none
  /// The scale that the fingers request, their previous centre in the window, and their previous number.
  private var raw = 1.0, middle = CGPoint.zero, fingers = 0
  private weak var zoomed: UIView?
  /// An animation from one scale and offset to another.
  private struct Course {
    var start: MediaTime, scale: CosineEase, x: CosineEase, y: CosineEase
  }
  private var course: Course?
  private var link: (runtime: Runtime, target: DisplayLinkTarget)?

  init(_ view: UIScrollView) { self.view = view }
  isolated deinit { leaveTicks() }

  var isPinching: Bool { phase == .pinching }
  var isBouncing: Bool { phase == .bouncing }
  var isAnimating: Bool { phase == .animating }

  /// The view that the delegate provides for zooming.
  private var target: UIView? { view.ask(.viewForZoomingInScrollView) { $0.viewForZooming(in: view) } ?? nil }

  /// The current zoom scale. It is 1 if there is nothing to zoom.
  var scale: Double { (zoomed ?? target)?.zoomScale ?? 1 }

  private func offerPinch() {
    guard geometry.canZoom != (pinch != nil) else { return }
    if let pinch {
      view.removeGestureRecognizer(pinch)
      self.pinch = nil
    } else {
      let made = ScrollViewPinchGestureRecognizer(of: view)
      made.addHandler { [weak self] pinch in self?.follow(pinch) }
      view.addGestureRecognizer(made)
      pinch = made
    }
  }

  // MARK: Programmatic zooming

  /// Sets the scale, around the centre of the viewport.
  func set(_ scale: Double, animated: Bool) {
    let new = geometry.clamped(scale), size = view.bounds.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    go(to: new, ZoomScales.offset(view.contentOffset, from: self.scale, to: new, about: middle), animated: animated)
  }
  /// Zooms to show a rectangle of the zoomed view as large as possible.
  func show(_ rect: CGRect, animated: Bool) {
    guard let place = geometry.filling(view.bounds.size, with: rect) else { return }
    go(to: place.scale, place.offset, animated: animated)
  }

  private func go(to scale: Double, _ offset: CGPoint, animated: Bool) {
    guard scale.isFinite, let target else { return }
    let old = target.zoomScale
    if phase == .pinching {  // the pinch continues from there
      put(scale, offset)
      raw = geometry.raw(scale)
      return
    }
    abandon()
    view.dynamics.stop()
    guard animated, view.window != nil else {
      guard scale != old || offset != view.contentOffset else { return }
      zoomed = target
      put(scale, clamped(offset, at: scale))
      zoomed = nil
      return
    }
    let end = clamped(offset, at: scale)
    guard scale != old || end != view.contentOffset else { return }
    begin(target)
    phase = .animating
    run(to: scale, end)
  }

  private func begin(_ target: UIView) {
    zoomed = target
    view.dynamics.isHeld = true
    view.ask(.scrollViewWillBeginZoomingWithView) { $0.scrollViewWillBeginZooming(view, with: target) }
  }
  private func end() {
    let target = zoomed, scale = self.scale
    (phase, course, zoomed) = (.none, nil, nil)
    view.dynamics.isHeld = false
    leaveTicks()
    view.ask(.scrollViewDidEndZoomingWithViewAtScale) { $0.scrollViewDidEndZooming(view, with: target, atScale: scale) }
  }
  /// Ends the current animation at its present state.
  private func abandon() { if phase == .bouncing || phase == .animating { end() } }

  /// Ends the zooming at its target, because the content is no longer on the screen.
  func leaveScreen() {
    guard phase != .none, zoomed != nil else { return }
    let scale = course?.scale.end ?? geometry.clamped(self.scale)
    let offset = course.map { CGPoint(x: $0.x.end, y: $0.y.end) } ?? view.contentOffset
    put(scale, clamped(offset, at: scale))
    end()
  }

  // MARK: Scale and offset

  /// Returns the nearest valid content offset at a scale.
  private func clamped(_ offset: CGPoint, at scale: Double) -> CGPoint {
    guard let target = zoomed ?? target else { return offset }
    var geometry = view.dynamics.geometry
    geometry.content = CGSize(width: target.bounds.width * scale, height: target.bounds.height * scale)
    let insets = view.insets(forContent: geometry.content)
    geometry.insets = .init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    return geometry.clamped(offset)
  }

  private func put(_ scale: Double, _ offset: CGPoint) {
    guard let target = zoomed ?? target else { return }
    let isNew = scale != target.zoomScale
    if isNew {
      let wasHeld = view.dynamics.isHeld
      view.dynamics.isHeld = true
      UIView.performWithoutAnimation { target.zoom(to: scale) }
      view.contentSize = target.frame.size
      view.dynamics.isHeld = wasHeld
    }
    view.contentOffset = offset
    if isNew { view.ask(.scrollViewDidZoom) { $0.scrollViewDidZoom(view) } }
  }

  // MARK: Pinch

  private func place(_ pinch: UIPinchGestureRecognizer) -> CGPoint {
    let point = pinch.location(in: view)
    return CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      guard let target else { return }
      abandon()
      begin(target)
      phase = .pinching
      (raw, middle, fingers) = (geometry.raw(scale), place(pinch), pinch.numberOfTouches)
      scaleAlong(pinch)
    case .changed: scaleAlong(pinch)
    case .ended, .cancelled: letGo()
    case .possible, .failed: break
    }
  }

  private func scaleAlong(_ pinch: UIPinchGestureRecognizer) {
    guard phase == .pinching, zoomed != nil else { return }
    let now = place(pinch)
    var offset = view.contentOffset
    // An active pan gesture moves the content. Content that fits has no pan gesture until then.
    if !view.isDragging, fingers == pinch.numberOfTouches {
      offset = CGPoint(x: offset.x - (now.x - middle.x), y: offset.y - (now.y - middle.y))
    }
    (middle, fingers) = (now, pinch.numberOfTouches)
    raw *= pinch.scale
    pinch.scale = 1
    let new = geometry.visible(raw)
    put(new, ZoomScales.offset(offset, from: scale, to: new, about: now))
  }

  private func letGo() {
    guard phase == .pinching else { return }
    let scale = self.scale, limit = geometry.clamped(scale)
    let end = clamped(ZoomScales.offset(view.contentOffset, from: scale, to: limit, about: middle), at: limit)
    guard zoomed != nil, view.window != nil, scale != limit else {
      // Content beyond an end returns as after any drag.
      self.end()
      view.dynamics.goBack(at: view.runtime.now)
      return view.conductor.takeTicks()
    }
    phase = .bouncing
    run(to: limit, end)
  }

  // MARK: Animation

  private func run(to scale: Double, _ offset: CGPoint) {
    let (from, time) = (view.contentOffset, ZoomScales.duration)
    course = Course(
      start: view.runtime.now, scale: CosineEase(from: self.scale, to: scale, duration: time),
      x: CosineEase(from: from.x, to: offset.x, duration: time), y: CosineEase(from: from.y, to: offset.y, duration: time))
    guard link == nil else { return }
    link = (view.runtime, view.runtime.addDisplayLink { [weak self] time in self?.step(at: time) })
  }

  private func step(at time: MediaTime) {
    guard let course, zoomed != nil else { return end() }
    let elapsed = time - course.start
    put(course.scale.position(at: elapsed), CGPoint(x: course.x.position(at: elapsed), y: course.y.position(at: elapsed)))
    if elapsed >= ZoomScales.duration, self.course != nil { end() }
  }

  private func leaveTicks() {
    if let link { link.runtime.removeDisplayLink(link.target) }
    link = nil
  }
}

extension UIView {
  /// The scale of the view's transform.
  fileprivate var zoomScale: Double {
    let t = transform
    return (t.a * t.a + t.b * t.b).squareRoot()
  }
  /// Sets the scale. The bounds and the corner of the frame stay unchanged.
  fileprivate func zoom(to scale: Double) {
    let corner = frame.origin
    transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    let moved = frame.origin
    if moved != corner { center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y) }
  }
}

/// The pinch gesture recogniser of a scroll view. It works simultaneously with the scroll view's pan.
final class ScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  private unowned let scrollView: UIScrollView

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    name = "scroll pinch"
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other !== scrollView.panGestureRecognizer && super.canPrevent(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    other !== scrollView.panGestureRecognizer && super.canBePrevented(by: other)
  }
}
