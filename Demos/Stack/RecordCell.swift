import Reading
import UIKit

/// The layout attributes of a record, with the visibility of the caption below it.
final class RecordAttributes: UICollectionViewLayoutAttributes {
  var caption: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = super.copy(with: zone) as? RecordAttributes else { preconditionFailure("attributes copy themselves to their class") }
    MainActor.assumeIsolated { copy.caption = caption }
    return copy
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? RecordAttributes else { return false }
    return MainActor.assumeIsolated { other.caption == caption }
  }
}

/// A cell with a sleeve and its shadow, and with the title and the artist below it.
final class RecordCell: UICollectionViewCell {
  private let sleeve = UIImageView()
  private let title = UILabel()
  private let artist = UILabel()
  /// Returns the height of the caption below the sleeve, in points.
  static func captionHeight(for traits: UITraitCollection) -> CGFloat { traits.grown(46, atMost: 70) }
  private static let corner: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    sleeve.layer.cornerRadius = Self.corner
    sleeve.clipsToBounds = true
    contentView.layer.shadowColor = UIColor.black.cgColor
    contentView.layer.shadowOpacity = 0.22
    contentView.layer.shadowRadius = 7
    contentView.layer.shadowOffset = CGSize(width: 0, height: 4)
    title.grow(15, .semibold, atMost: 22, lines: 1)
    artist.grow(13, atMost: 19, lines: 1)
    for label in [title, artist] { (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.6) }
    followReading()
    artist.textColor = .secondaryLabel
    for part in [sleeve, title, artist] { contentView.addSubview(part) }
  }
  required init?(coder: NSCoder) { nil }

  func show(_ record: Record, _ image: UIImage) {
    sleeve.image = image
    (title.text, artist.text) = (record.title, record.artist)
    accessibilityLabel = "\(record.title), \(record.artist)"
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let caption = (layoutAttributes as? RecordAttributes)?.caption ?? 0
    (title.alpha, artist.alpha) = (caption, caption)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    sleeve.frame = CGRect(x: 0, y: 0, width: side, height: side)
    contentView.layer.shadowPath = UIBezierPath(roundedRect: sleeve.frame, cornerRadius: Self.corner).cgPath
    title.frame = CGRect(x: 2, y: side + 8, width: side - 4, height: title.height(in: side - 4, designed: 19))
    artist.frame = CGRect(x: 2, y: title.frame.maxY - 1, width: side - 4, height: artist.height(in: side - 4, designed: 17))
  }
}
