import Foundation

@testable import UIKit

/// A view with a size of its own.
final class SizedView: UIView {
  var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ width: CGFloat, _ height: CGFloat) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { fatalError("not archived") }
  override var intrinsicContentSize: CGSize { contentSize }
}

/// Text of a given area: as wide as it likes on one line, as high as its width makes it.
final class WrappingView: UIView {
  var length: CGFloat
  init(length: CGFloat) {
    self.length = length
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { fatalError("not archived") }
  override var intrinsicContentSize: CGSize { CGSize(width: length, height: 20) }
  override func contentHeight(wrappedTo width: CGFloat) -> CGFloat? { 20 * (length / max(width, 1)).rounded(.up) }
}

extension UIView {
  /// A subview that constraints will place.
  @discardableResult func placed<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  func box() -> UIView { placed(UIView()) }
}

func activate(_ constraints: NSLayoutConstraint...) { MainActor.assumeIsolated { NSLayoutConstraint.activate(constraints) } }
