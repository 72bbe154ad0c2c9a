import CoreGraphics
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The header of an activity view controller. It shows the items and a button that closes the controller.
final class ActivityHeader: UIView {
  private let picture = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero), detail = UILabel(frame: .zero)
  private let close = UIButton(type: .close)
  private let line = UIView(frame: .zero)
  var onClose: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.clipsToBounds = true
    picture.layer.cornerRadius = ActivityLook.thumbnailCorner
    picture.layer.cornerCurve = .continuous
    picture.tintColor = .secondaryLabel
    detail.textColor = .secondaryLabel
    line.backgroundColor = .separator
    close.accessibilityIdentifier = "close"
    close.addAction(UIAction { [unowned self] _ in onClose() }, for: .touchUpInside)
    for part in [picture, title, detail, close, line] { addSubview(part) }
  }
  required init?(coder: NSCoder) { nil }

  func show(_ items: ActivityItems.Description) {
    let symbol = UIImage.SymbolConfiguration(pointSize: ActivityLook.symbolSize, weight: .regular)
    picture.image = items.image ?? UIImage(systemName: items.symbol, withConfiguration: symbol)
    picture.contentMode = items.image == nil ? .center : .scaleAspectFill
    picture.backgroundColor = items.image == nil ? .secondarySystemFill : nil
    (title.text, detail.text) = (items.title, items.detail)
    setFonts()
  }

  private func setFonts() {
    let words = GrowingText(in: traitCollection)
    title.font = words.font(ActivityLook.titleSize, weight: .semibold, like: .subheadline, atMost: ActivityLook.largestTitle)
    detail.font = words.font(ActivityLook.detailSize, like: .footnote, atMost: ActivityLook.largestTitle)
    setNeedsLayout()
  }
  override func textSizeDidChange() {
    super.textSizeDidChange()
    setFonts()
  }

  private var textHeight: CGFloat { title.font.lineHeight + (detail.text?.isEmpty == false ? detail.font.lineHeight : 0) }
  var naturalHeight: CGFloat { max(ActivityLook.header, (textHeight + 2 * ActivityLook.gap).rounded(.up)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = ActivityLook.thumbnail, inset = max(ActivityLook.side, safeAreaInsets.left), button = close.intrinsicContentSize
    let middle = bounds.midY
    let width = max(bounds.width - 2 * inset - side - button.width - 2 * ActivityLook.gap, 0)
    let x = inset + side + ActivityLook.gap
    let top = middle - textHeight / 2
    place(picture, CGRect(x: inset, y: middle - side / 2, width: side, height: side))
    place(title, CGRect(x: x, y: top, width: width, height: title.font.lineHeight))
    place(detail, CGRect(x: x, y: top + title.font.lineHeight, width: width, height: detail.font.lineHeight))
    place(
      close, CGRect(x: bounds.width - inset - button.width, y: middle - button.height / 2, width: button.width, height: button.height))
    let hair = 1 / max(layer.contentsScale, 1)
    line.frame = CGRect(x: 0, y: bounds.height - hair, width: bounds.width, height: hair)
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    view.frame = readsRightToLeft ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
  }
}
