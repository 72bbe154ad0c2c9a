import Reading
import UIKit

/// A page with one photo on the whole screen and its title. A finger can catch the photo at any time, at rest or in motion.
final class PhotoViewController: UIViewController, UIGestureRecognizerDelegate {
  let photo: Photo
  let motion: PhotoMotion
  /// The text about the photo and the button that closes it. They are visible only while the photo is at rest or moves to its place.
  let words = UIView()
  private let picture = UIImageView(frame: .zero)
  private let backdrop = UIView()
  private let name = UILabel()
  private let place = UILabel()
  private let close = UIButton(type: .system)
  private let shade = PhotoShade(frame: .zero)
  private let drag = UIPanGestureRecognizer()
  private let touch = UILongPressGestureRecognizer()

  init(_ photo: Photo, _ image: UIImage) {
    self.photo = photo
    picture.image = image
    motion = PhotoMotion(of: picture, over: backdrop)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "photos.page"
    backdrop.accessibilityIdentifier = "photos.backdrop"
    backdrop.backgroundColor = .black
    picture.accessibilityIdentifier = "photos.photo"
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    words.accessibilityIdentifier = "photos.words"
    for part in [backdrop, picture, words] { view.addSubview(part) }
    name.text = photo.title
    name.grow(20, .semibold, atMost: 40)
    followReading()
    name.textColor = .white
    place.text = photo.place
    place.grow(15, atMost: 30)
    place.textColor = UIColor(white: 1, alpha: 0.7)
    close.setImage(UIImage(systemName: "xmark"), for: .normal)
    close.tintColor = .white
    close.backgroundColor = UIColor(white: 0.35, alpha: 0.6)
    close.layer.cornerRadius = Self.buttonSize / 2
    close.accessibilityIdentifier = "photos.close"
    close.accessibilityLabel = "Close"
    close.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    for part in [shade, name, place, close] { words.addSubview(part) }
    listen()
  }

  private static let buttonSize: CGFloat = 36
  private static let margin: CGFloat = 20

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    (backdrop.frame, words.frame) = (view.bounds, view.bounds)
    motion.whole = photo.frame(in: view.bounds.size)
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let size = Self.buttonSize
    close.frame = CGRect(x: area.maxX - size - 16, y: max(area.minY, 8) + 8, width: size, height: size)
    let bottom = min(area.maxY, view.bounds.maxY - 16)
    let width = area.width - 2 * Self.margin
    let placeHeight = place.height(in: width, designed: 20), nameHeight = name.height(in: width, designed: 26)
    place.frame = CGRect(x: area.minX + Self.margin, y: bottom - 8 - placeHeight, width: width, height: placeHeight)
    name.frame = CGRect(x: place.frame.minX, y: place.frame.minY - 5 - nameHeight, width: width, height: nameHeight)
    shade.frame = CGRect(x: 0, y: name.frame.minY - 60, width: view.bounds.width, height: view.bounds.maxY - name.frame.minY + 60)
    words.mirrorIfNeeded([close])
  }

  // MARK: The finger

  private func listen() {
    drag.maximumNumberOfTouches = 1
    touch.minimumPressDuration = 0
    drag.name = "photos.drag"
    touch.name = "photos.touch"
    drag.addTarget(self, action: Selector("dragged:", PhotoViewController.dragged))
    touch.addTarget(self, action: Selector("touched:", PhotoViewController.touched))
    for recognizer in [drag, touch] {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Returns a Boolean value that indicates whether a recognizer begins. A touch stops a moving photo, and a photo at rest takes a vertical
  /// drag.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === touch { return motion.isOnItsWay }
    let velocity = drag.velocity(in: view)
    return motion.isHeld || motion.isOnItsWay || abs(velocity.y) > abs(velocity.x)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { [drag, touch].contains(gestureRecognizer) && [drag, touch].contains(otherGestureRecognizer) }

  private func touched(_ touch: UILongPressGestureRecognizer) {
    switch touch.state {
    case .began: motion.grab(at: touch.location(in: view))
    case .ended, .cancelled:
      let isDragged = drag.state == .began || drag.state == .changed
      if !isDragged { motion.release(velocity: .zero) }
    default: break
    }
  }

  private func dragged(_ drag: UIPanGestureRecognizer) {
    switch drag.state {
    case .began:
      let wasAtRest = !motion.isHeld && !motion.isOnItsWay
      motion.grab(at: drag.location(in: view))
      if wasAtRest { dismiss(animated: true) }
    case .changed: motion.move(to: drag.location(in: view))
    case .ended: motion.release(velocity: drag.velocity(in: view))
    case .cancelled: motion.release(velocity: .zero)
    default: break
    }
  }
}

/// A shade that makes words legible on any photo.
final class PhotoShade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    (layer as? CAGradientLayer)?.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.55).cgColor]
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }
}
