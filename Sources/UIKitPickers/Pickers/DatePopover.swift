import CoreGraphics
import QuartzCore

/// The popover of a compact date picker: a calendar or wheels.
final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  let content: any DateContent
  var onClose: () -> Void = {}
  private weak var field: UIView?
  private enum Stage: Equatable {
    /// The presentation has begun. It cannot be interrupted, so `closes` indicates whether the popover closes afterwards.
    case opening(closes: Bool)
    case open
  }
  private var stage = Stage.opening(closes: false)

  init(_ content: any DateContent, at field: UIView) {
    (self.content, self.field) = (content, field)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    preferredContentSize = content.naturalSize
    guard let popover = popoverPresentationController else { return }
    (popover.sourceView, popover.delegate, popover.showsArrow) = (field, self, false)
    popover.permittedArrowDirections = [.up, .down]
  }
  required init?(coder: NSCoder) { nil }

  /// If the presentation was refused, the field is notified when the popover is released.
  /// Notifies the field, also if the presentation was refused.

  override func loadView() {
    let made = UIView(frame: CGRect(origin: .zero, size: content.naturalSize))
    made.backgroundColor = .systemBackground
    made.addSubview(content)
    view = made
  }

  func didOpen() {
    let closes = stage == .opening(closes: true)
    stage = .open
    if closes { close(animated: true) }
  }

  func close(animated: Bool) {
    switch stage {
    case .opening: stage = .opening(closes: true)
    case .open: presentingViewController?.dismiss(animated: animated)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onClose()
    onClose = {}
  }

  /// Returns `none`, so that the popover remains a popover on phones.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
