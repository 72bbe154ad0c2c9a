import CoreGraphics
import Foundation
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A view controller that offers services for some items. The services are copying and those that the app provides.
///
/// It is a sheet in a compact size, and a popover on a tablet. A popover needs an anchor before it is presented. Set the `sourceView`, the
/// `sourceItem` or the `barButtonItem` of its `popoverPresentationController`.
///
/// Services of other apps and of the system do not exist here.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A handler that is called when an activity ends or the view controller is dismissed.
  ///
  /// Its parameters are:
  /// - The type of the chosen activity, or `nil` if none was chosen.
  /// - A Boolean value that indicates whether the activity was performed.
  /// - The items that the activity returned, which are always `nil` here.
  /// - An error, which is always `nil` here.
  public typealias CompletionWithItemsHandler = @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The handler that is called when an activity ends and when the view controller is dismissed. The default is `nil`.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The types of activities that are not offered. The default is `nil`. Set it before the view is loaded.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// A Boolean value that indicates whether an activity may be displayed prominently. It exists so that existing code compiles, and has no
  /// effect here. The default is `true`.
  open var allowsProminentActivity = true

  private let items: ActivityItems
  private let applicationActivities: [UIActivity]
  private let copyActivity = CopyActivity()

  private enum Stage {
    case choosing
    /// The activity has not ended. Its view controller may be presented.
    case performing(UIActivity, page: UIViewController?)
    /// The activity has ended, and the view controller is on its way out.
    case performed(UIActivity)
    /// The handler has been called.
    case over
  }
  private var stage = Stage.choosing

  /// Creates a view controller that offers services for some items.
  ///
  /// - Parameters:
  ///   - activityItems: The items. They are strings, URLs, images, other objects that the app's activities support, or sources of items.
  ///   - applicationActivities: The services of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = ActivityItems(all: activityItems)
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }
  public required init?(coder: NSCoder) { nil }

  @_spi(UIKit) open override func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    guard effectivePresentationStyle == .popover else { return super.makePresentationController(presenting: presenting) }
    return ActivityPopover(presentedViewController: self, presenting: presenting)
  }

  // MARK: View

  open override func loadView() {
    let page = ActivityPage(frame: .zero)
    page.onChoice = { [weak self] in self?.choose($0) }
    page.onClose = { [weak self] in self?.presentingViewController?.dismiss(animated: true) }
    view = page
    preferredContentSize = ActivityLook.popover
    let size = CGSize(width: ActivityLook.thumbnail, height: ActivityLook.thumbnail)
    let placeholders = items.placeholders(for: self)
    let own = applicationActivities.filter { isOffered($0, placeholders) }
    page.show(
      items.description(for: self, thumbnail: size), icons: own.filter { type(of: $0).activityCategory == .share },
      groups: [[copyActivity].filter { isOffered($0, placeholders) }, own.filter { type(of: $0).activityCategory == .action }])
  }

  private func isOffered(_ activity: UIActivity, _ placeholders: [Any]) -> Bool {
    if let type = activity.activityType, excludedActivityTypes?.contains(type) ?? false { return false }
    return activity.canPerform(withActivityItems: placeholders)
  }

  // MARK: Activities

  private func choose(_ activity: UIActivity) {
    guard canChoose else { return }
    stage = .performing(activity, page: nil)
    activity.owner = self
    activity.prepare(withActivityItems: items.resolved(for: activity.activityType, self))
    // The activity may have ended already.
    guard case .performing = stage else { return }
    if let page = activity.activityViewController {
      stage = .performing(activity, page: page)
      present(page, animated: true)
    } else {
      activity.perform()
    }
  }

  /// A Boolean value that indicates whether no activity is in progress. The user may have dismissed the view controller of an activity that
  /// has not ended.
  private var canChoose: Bool {
    guard !isBeingDismissed, presentedViewController == nil else { return false }
    switch stage {
    case .choosing: return true
    case .performing(let activity, page: .some):
      activity.owner = nil
      return true
    case .performing, .performed, .over: return false
    }
  }

  /// Called when an activity ends. A performed activity dismisses the view controller. After any other activity the user can choose again.
  func finished(_ activity: UIActivity, _ completed: Bool) {
    guard case .performing(let present, _) = stage, present === activity else { return }
    activity.owner = nil
    guard completed else {
      stage = .choosing
      if presentedViewController != nil { dismiss(animated: true) }
      completionWithItemsHandler?(activity.activityType, false, nil, nil)
      return
    }
    stage = .performed(activity)
    // The handler is called after the view controller has disappeared. If it is not presented, the handler is called immediately.
    guard let presentingViewController else { return end() }
    presentingViewController.dismiss(animated: true)
  }

  private func end() {
    switch stage {
    case .choosing:
      stage = .over
      completionWithItemsHandler?(nil, false, nil, nil)
    case .performing(let activity, _):
      activity.owner = nil
      stage = .over
      completionWithItemsHandler?(activity.activityType, false, nil, nil)
    case .performed(let activity):
      stage = .over
      completionWithItemsHandler?(activity.activityType, true, nil, nil)
    case .over: break
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if case .over = stage { stage = .choosing }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Below the view controller of an activity, this controller has only disappeared temporarily.
    if presentedViewController == nil || isBeingDismissed { end() }
  }
}
