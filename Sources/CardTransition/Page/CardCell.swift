import UIKit

/// A cell that is a card: rounded and shadowed, and smaller while it is pressed. Its list must not delay touches
/// (`delaysContentTouches = false`); `CardPress.install(in:)` does the press of any other cell.
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

  /// The cell itself; a subclass with margins says otherwise.
  open var cardView: UIView { self }
  /// None; a subclass whose content travels answers what lies in its `CardSlot`.
  open var cardContentView: UIView? { nil }

  /// Unpressed, as it was new.
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

  /// Stops the press where it is.
  open func cardWillOpen() { press.freeze() }
  /// Unpressed.
  open func cardDidReturn() { press.reset() }
}
