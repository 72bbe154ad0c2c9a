import QuartzCore
@_spi(UIKit) import UIKitCore

/// The view of a search controller. It dims the searched content and displays the results.
final class SearchOverlay: UIView {
  weak var session: SearchSession?
  let dim = UIView(frame: .zero)
  /// The view of the results controller. The value is `nil` while there are no results to display.
  private(set) var results: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.backgroundColor = .black
    dim.alpha = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler { [unowned self] _ in session?.wasTappedBeside() }
    dim.addGestureRecognizer(tap)
    dim.accessibilityIdentifier = "search-dim"
    addSubview(dim)
    layer.zPosition = 1
  }
  required init?(coder: NSCoder) { nil }

  override var keepsTouchesFromSuperview: Bool { true }
  /// The safe area of a page that is a scroll view. The overlay covers such a page and does not belong to its content.
  override var coveredByDevice: UIEdgeInsets? { (superview as? UIScrollView)?.safeAreaInsets }

  func show(_ view: UIView) {
    guard results !== view || view.superview !== self else { return }
    results = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
  func hideResults() {
    results?.removeFromSuperview()
    results = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The area beneath the bars is not dimmed.
    let top = min(safeAreaInsets.top, bounds.height)
    dim.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    results?.frame = bounds
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
  /// Returns `nil` where nothing is dimmed and no results are displayed, so that touches reach the page.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === dim && dim.alpha < 0.01 ? nil : hit
  }
}
