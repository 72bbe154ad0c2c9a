import UIKit

/// What a card becomes. It knows nothing of cards.
public final class PageViewController: UIViewController {
  private let name: String

  /// A page about something.
  public init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.accessibilityIdentifier = "page"
    let title = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
    title.text = name
    title.font = .systemFont(ofSize: 40, weight: .bold)
    view.addSubview(title)
  }
}
