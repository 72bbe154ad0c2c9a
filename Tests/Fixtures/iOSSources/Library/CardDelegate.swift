import UIKit

@objc public protocol CardDelegate {
  func cardDidOpen(_ card: Card)
  @objc optional func card(_ card: Card, shouldCloseAt progress: CGFloat) -> Bool
  @objc optional func cardDidClose(_ card: Card)
  @objc optional func preferredHeight() -> CGFloat
  @objc optional var title: String { get }
  @objc optional func subtitle(for card: Card) -> String?
}

open class Card: NSObject {
  public weak var delegate: CardDelegate?

  open func close() -> [String] {
    var answers: [String] = []
    answers.append("should \(delegate?.card?(self, shouldCloseAt: 0.5) ?? true)")
    if let close = delegate?.card?(self, shouldCloseAt: 1) { answers.append("asked \(close)") } else { answers.append("not asked") }
    delegate?.cardDidClose?(self)
    answers.append(delegate?.title ?? "untitled")
    answers.append(delegate?.subtitle?(for: self) ?? "no subtitle")
    if let delegate = delegate as? NSObject, delegate.responds(to: #selector(CardDelegate.cardDidClose(_:))) {
      self.delegate!.cardDidClose!(self)
      answers.append("responds")
    }
    if delegate?.preferredHeight != nil { answers.append("height \(delegate!.preferredHeight!())") }
    return answers
  }

  open func height() -> CGFloat {
    if let height = delegate?.preferredHeight { return height() }
    guard let delegate = delegate, delegate.preferredHeight == nil else { return -2 }
    return -1
  }
}
