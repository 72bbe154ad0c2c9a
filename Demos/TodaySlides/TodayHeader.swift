import Reading
import UIKit

/// A header with the date, the name of the page and the user.
final class TodayHeader: UICollectionReusableView {
  /// Returns the height for the user's text size, in points.
  static func height(for traits: UITraitCollection) -> CGFloat { traits.grown(88, atMost: 112) }
  private let date = UILabel()
  private let title = UILabel()
  private let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    date.text = "SATURDAY, NOVEMBER 21"
    date.grow(13, .semibold, atMost: 19, lines: 1)
    date.textColor = .secondaryLabel
    title.text = "Today"
    title.grow(34, .bold, atMost: 48, lines: 1)
    title.textColor = .label
    avatar.tintColor = .systemBlue
    avatar.contentMode = .scaleAspectFit
    for view in [date, title, avatar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      date.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
      date.bottomAnchor.constraint(equalTo: title.topAnchor, constant: 0),
      title.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      avatar.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20),
      avatar.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 36), avatar.heightAnchor.constraint(equalToConstant: 36),
    ])
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }
}
