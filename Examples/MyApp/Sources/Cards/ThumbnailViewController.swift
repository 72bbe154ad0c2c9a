import CardTransition
import UIKit

/// A page with one card, which is a plain view.
public final class ThumbnailViewController: UIViewController {
  private let thumbnail = UIButton(frame: CGRect(x: 40, y: 300, width: 160, height: 120))

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .lightGray
    thumbnail.backgroundColor = .orange
    thumbnail.accessibilityIdentifier = "thumbnail"
    thumbnail.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    view.addSubview(thumbnail)
  }

  private func open() {
    present(PageViewController("photo"), with: CardTransition(item: "photo") { [weak self] (_: String) in self?.thumbnail })
  }
}
