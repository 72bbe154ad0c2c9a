import UIKit

/// A folder's symbol on a rounded tile in its colour. The tile grows with the text.
final class FolderBadge: UIView {
  private let symbol = UIImageView()
  private let side: CGFloat
  var growsWithText = true { didSet { fit() } }
  private lazy var width = widthAnchor.constraint(equalToConstant: side)

  /// Creates a badge.
  ///
  /// - Parameter side: The width and height of the badge at the usual text size.
  init(side: CGFloat) {
    self.side = side
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    translatesAutoresizingMaskIntoConstraints = false
    symbol.translatesAutoresizingMaskIntoConstraints = false
    symbol.contentMode = .center
    addSubview(symbol)
    // A stack view that hides it gives it no width.
    width.priority = .required - 1
    NSLayoutConstraint.activate([
      width, heightAnchor.constraint(equalTo: widthAnchor), symbol.centerXAnchor.constraint(equalTo: centerXAnchor),
      symbol.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    setContentHuggingPriority(.required, for: .horizontal)
    fit()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (badge: FolderBadge, _) in badge.fit() }
  }
  required init?(coder: NSCoder) { nil }

  func show(_ name: String, _ tint: FolderTint) {
    self.name = name
    symbol.tintColor = tint.color
    backgroundColor = tint.wash
    fit()
  }
  private var name = "folder.fill"

  private func fit() {
    let grown = UIFontMetrics(forTextStyle: .headline).scaledValue(for: side, compatibleWith: traitCollection)
    let size = growsWithText ? min(grown, 1.7 * side).rounded() : side
    width.constant = size
    layer.cornerRadius = (size * 0.28).rounded()
    let configuration = UIImage.SymbolConfiguration(pointSize: (size * 0.5).rounded(), weight: .semibold)
    symbol.image = UIImage(systemName: name, withConfiguration: configuration)
  }
}
