import CardTransition
import Illustration
import SlidesTransition
import UIKit

/// A page with a running demo on a stage, under a bar with its name. Its card lies over it and is gone when the page has its full size.
///
/// The stage has the layout of the whole screen from the start and grows with the page. So nothing in the demo is laid out again during the
/// transition. The page is closed with the button of the bar, or with a finger that drags the bar down.
final class ExhibitPage: UIViewController, CardPage {
  private let exhibit: GalleryEntry
  private let demo: UIViewController
  private let card = ExhibitCardView(frame: .zero)
  private let stage = UIView()
  private let bar = ExhibitBar(frame: .zero)
  private let cardSize: CGSize
  private var dismissal: SlidesDismissal?

  init(_ exhibit: GalleryEntry, cardSize: CGSize, progress: CGFloat) {
    (self.exhibit, self.cardSize) = (exhibit, cardSize)
    demo = exhibit.makeRoot()
    super.init(nibName: nil, bundle: nil)
    card.progress = progress
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(hex: exhibit.miniature.colors.bottom)
    view.accessibilityIdentifier = "gallery.page"
    stage.accessibilityIdentifier = "gallery.stage"
    bar.title = exhibit.title
    bar.onClose = { [unowned self] in presentingViewController?.dismiss(animated: true) }
    view.addSubview(stage)
    stage.addSubview(bar)
    addChild(demo)
    demo.view.clipsToBounds = true
    demo.view.layer.cornerRadius = ExhibitBar.demoRadius
    demo.view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    stage.addSubview(demo.view)
    demo.didMove(toParent: self)
    card.isUserInteractionEnabled = false
    card.show(exhibit, cardSize: cardSize)
    view.addSubview(card)
    dismissal = SlidesDismissal(of: self, draggedBy: bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let window = view.window
    let whole = window?.bounds.size ?? view.bounds.size
    let scale = view.bounds.width / whole.width
    stage.bounds = CGRect(origin: .zero, size: whole)
    stage.transform = CGAffineTransform(scaleX: scale, y: scale)
    stage.center = CGPoint(x: view.bounds.midX, y: whole.height * scale / 2)
    // These are the insets of the final position. The insets of a page that is still small would make the demo jump.
    let insets = window?.safeAreaInsets ?? .zero
    bar.frame = CGRect(x: 0, y: 0, width: whole.width, height: insets.top + ExhibitBar.height)
    bar.insets = insets
    demo.view.frame = CGRect(x: 0, y: bar.frame.maxY, width: whole.width, height: whole.height - bar.frame.maxY)
    card.frame = view.bounds
    card.alpha = view.bounds.height < whole.height ? 1 : 0
  }

  // MARK: Status bar

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  // MARK: CardPage

  /// The page itself does not scroll.
  let cardScrollView = UIScrollView()
  func setCardContentScale(_ scale: CGFloat) { card.contentScale = scale }
}
