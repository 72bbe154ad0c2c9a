import UIKit

/// The date and the name of the page, and who is looking at it.
final class TodayHeader: UICollectionReusableView {
  static let height: CGFloat = 88
  private let date = UILabel()
  private let title = UILabel()
  private let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    date.text = "SATURDAY, NOVEMBER 21"
    date.font = .systemFont(ofSize: 13, weight: .semibold)
    date.textColor = .secondaryLabel
    title.text = "Today"
    title.font = .systemFont(ofSize: 34, weight: .bold)
    title.textColor = .label
    avatar.tintColor = .systemBlue
    avatar.contentMode = .scaleAspectFit
    for view in [date, title, avatar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      date.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      date.bottomAnchor.constraint(equalTo: title.topAnchor, constant: 0),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      avatar.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      avatar.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 36), avatar.heightAnchor.constraint(equalToConstant: 36),
    ])
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }
}
