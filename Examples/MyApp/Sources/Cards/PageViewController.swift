import UIKit

/// The page of a card. It contains no code for the transition.
public final class PageViewController: UIViewController {
  private let name: String

  /// Creates a page with a title.
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
