import GestureEngine

extension UIScrollView {
  /// The least scale at which content rests; 1 at first.
  public var minimumZoomScale: CGFloat {
    get { zooming?.geometry.least ?? 1 }
    set { zoom.geometry.least = newValue }
  }
  /// The greatest scale at which content rests; 1 at first. Fingers scale only where it is another than the least.
  public var maximumZoomScale: CGFloat {
    get { zooming?.geometry.most ?? 1 }
    set { zoom.geometry.most = newValue }
  }
  /// Whether fingers may go beyond these, and the content comes back; true at first.
  public var bouncesZoom: Bool {
    get { zooming?.geometry.bounces ?? true }
    set { zoom.geometry.bounces = newValue }
  }
  /// Two fingers scale the content.
  public var isZooming: Bool { zooming?.isPinching ?? false }
  /// The content comes back from beyond a limit.
  public var isZoomBouncing: Bool { zooming?.isBouncing ?? false }
  /// A scale set with animation is under way.
  public var isZoomAnimating: Bool { zooming?.isAnimating ?? false }
  /// The recognizer of the two fingers; nil as long as they have nothing to scale.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming?.pinch }

  var zooming: ScrollZoom? { attached(ScrollZoom.self) }
  var zoom: ScrollZoom { zooming ?? attached(ScrollZoom.self) { MainActor.assumeIsolated { ScrollZoom(self) } } }
}
