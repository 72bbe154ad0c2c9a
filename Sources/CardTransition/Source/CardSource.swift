import UIKit

/// A view that opens as a card and has control over its transition. It is usually the cell that was tapped. Other views need no
/// conformance.
@MainActor
public protocol CardSource: UIView {
  /// The view whose frame grows into the page. The default is this view. A cell with margins returns its inner view.
  var cardView: UIView { get }
  /// The view that moves to the page and back. The default is `nil`.
  var cardContentView: UIView? { get }
  /// Called when the page is about to open. An implementation stops its press and ignores touches until `cardDidReturn()`. The default
  /// implementation does nothing.
  func cardWillOpen()
  /// Called when the page has closed into the card. The default implementation does nothing.
  func cardDidReturn()
}

extension CardSource {
  /// The default value is this view.
  public var cardView: UIView { self }
  /// The default value is `nil`.
  public var cardContentView: UIView? { nil }
  /// Does nothing by default.
  public func cardWillOpen() {}
  /// Does nothing by default.
  public func cardDidReturn() {}
}
