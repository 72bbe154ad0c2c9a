import UIKit

/// A view that opens as a card: usually the cell that was tapped. Any view can; this one says more of itself.
@MainActor
public protocol CardSource: UIView {
  /// The view whose rectangle grows into the page; the cell itself, unless it has margins.
  var cardView: UIView { get }
  /// The view that may travel: the page gets it, this very one, and gives it back. None by default.
  var cardContentView: UIView? { get }
  /// Stops the press where it is, and ignores further touches until `cardDidReturn()`.
  func cardWillOpen()
  /// The card is at home again, unpressed.
  func cardDidReturn()
}

extension CardSource {
  /// The view itself.
  public var cardView: UIView { self }
  /// None.
  public var cardContentView: UIView? { nil }
  /// Nothing.
  public func cardWillOpen() {}
  /// Nothing.
  public func cardDidReturn() {}
}
