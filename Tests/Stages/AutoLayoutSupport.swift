import Foundation
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitVoiceOver

/// A view with an intrinsic size.
package final class SizedView: UIView {
  package var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
  package init(_ width: CGFloat, _ height: CGFloat) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  package required init?(coder: NSCoder) { fatalError("not archived") }
  package override var intrinsicContentSize: CGSize { contentSize }
}

/// Text of a given area: as wide as it likes on one line, as high as its width makes it.
package final class WrappingView: UIView {
  package var length: CGFloat
  package init(length: CGFloat) {
    self.length = length
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  package required init?(coder: NSCoder) { fatalError("not archived") }
  package override var intrinsicContentSize: CGSize { CGSize(width: length, height: 20) }
  package override func contentHeight(wrappedTo width: CGFloat) -> CGFloat? { 20 * (length / max(width, 1)).rounded(.up) }
  package override var contentWraps: Bool { true }
}

extension UIView {
  /// Adds a subview that constraints will place, and returns it.
  @discardableResult package func placed<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  package func box() -> UIView { placed(UIView()) }
}

package func activate(_ constraints: NSLayoutConstraint...) { MainActor.assumeIsolated { NSLayoutConstraint.activate(constraints) } }
