import Testing
import UIKit

/// Names of layers that sources for iOS set, and that change no pixel.
@MainActor @Suite struct LayerOpaqueTests {
  @Test func `a layer is not opaque, a view's layer is, and the view and its layer agree`() {
    #expect(!CALayer().isOpaque)
    let view = UIView()
    #expect(view.layer.isOpaque)
    view.isOpaque = false
    #expect(!view.layer.isOpaque)
    view.layer.isOpaque = true
    #expect(view.isOpaque)
  }

  @Test func `filters of a layer are kept`() {
    let layer = CALayer()
    #expect(layer.filters == nil)
    layer.filters = ["blur"]
    layer.backgroundFilters = ["tint", "blur"]
    #expect(layer.filters as? [String] == ["blur"])
    #expect(layer.backgroundFilters?.count == 2)
    layer.filters = nil
    #expect(layer.filters == nil)
  }
}
