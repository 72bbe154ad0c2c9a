import Reading
import UIKit

/// A page about one tea, with its colour, its preparation, its taste and a toolbar.
final class TeaController: UIViewController {
  private let tea: Tea
  private let scroll = UIScrollView()
  private let picture = UIView()
  private let facts = UILabel()
  private let words = UILabel()
  private static let margin: CGFloat = 20, pictureHeight: CGFloat = 240, widest: CGFloat = 760

  init(_ tea: Tea) {
    self.tea = tea
    super.init(nibName: nil, bundle: nil)
    title = tea.name
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Brew", style: .done, target: nil, action: nil)
    toolbarItems = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), symbol("heart"), .flexibleSpace(), symbol("star"), .flexibleSpace(),
      symbol("ellipsis"),
    ]
  }
  required init?(coder: NSCoder) { nil }

  private func symbol(_ name: String) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "tea"
    navigationItem.rightBarButtonItem?.primaryAction = UIAction(title: "Brew") { [unowned self] _ in
      navigationController?.pushViewController(BrewController(tea), animated: true)
    }
    picture.backgroundColor = tea.color
    picture.layer.cornerRadius = 20
    facts.text = "\(tea.minutes) min at \(tea.degrees) °C  ·  \(tea.origin)"
    facts.grow(15)
    followReading()
    facts.textColor = .secondaryLabel
    words.text = tea.words
    words.grow(19)
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.alwaysBounceVertical = true
    view.addSubview(scroll)
    for part in [picture, facts, words] { scroll.addSubview(part) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(area.width - 2 * Self.margin, Self.widest)
    let sides = area.midX - width / 2
    picture.frame = CGRect(x: sides, y: Self.margin, width: width, height: Self.pictureHeight)
    facts.frame = CGRect(x: sides, y: picture.frame.maxY + 20, width: width, height: facts.height(in: width, designed: 20))
    let height = words.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    words.frame = CGRect(x: sides, y: facts.frame.maxY + 10, width: width, height: height)
    scroll.contentSize = CGSize(width: view.bounds.width, height: words.frame.maxY + Self.margin)
  }
}
