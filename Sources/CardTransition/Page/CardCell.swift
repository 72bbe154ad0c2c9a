import UIKit

/// A collection view cell that is a card. It is rounded, has a shadow, and shrinks while it is pressed.
///
/// Set `delaysContentTouches` of its list to `false`. For the press of any other cell, use `CardPress.install(in:)`.
open class CardCell: UICollectionViewCell, CardSource {
  private lazy var press = CardPress(of: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let feel = CardFeel.appStore
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 12
    layer.cornerRadius = feel.cardRadius
    layer.cornerCurve = .continuous
    contentView.layer.cornerRadius = feel.cardRadius
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
  }

  /// The view that grows into the page. The default is the cell itself. A subclass with margins returns its inner view.
  open var cardView: UIView { self }
  /// The view that moves to the page. The default is `nil`. A subclass returns the content of its `CardSlot`.
  open var cardContentView: UIView? { nil }

  /// Ends the press.
  open override func prepareForReuse() {
    super.prepareForReuse()
    press.reset()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press.set(pressed: true)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    press.set(pressed: false)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    press.set(pressed: false)
  }

  /// Stops the press at its current scale.
  open func cardWillOpen() { press.freeze() }
  /// Ends the press.
  open func cardDidReturn() { press.reset() }
}
