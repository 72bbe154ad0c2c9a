import UIKit

/// A cell of the grid, which shows the middle of a photo as a square.
final class PhotoCell: UICollectionViewCell {
  private let picture = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = [.button, .image]
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  func show(_ photo: Photo, _ thumbnail: UIImage) {
    picture.image = thumbnail
    accessibilityLabel = photo.title
  }
}
