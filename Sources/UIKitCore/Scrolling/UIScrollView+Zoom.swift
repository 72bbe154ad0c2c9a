import GestureEngine

extension UIScrollView {
  var zooming: ScrollZoom? { attached(ScrollZoom.self) }
  var zoom: ScrollZoom { zooming ?? attached(ScrollZoom.self) { MainActor.assumeIsolated { ScrollZoom(self) } } }
}
