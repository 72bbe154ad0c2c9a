import QuartzCore

/// What a cell or a header keeps of its configurations, and the views that show them.
///
/// State that changes is taken over in the next layout, once, however much has changed. (BEHAVIOUR-2 §19.2)
@MainActor
final class ConfiguredContent {
  private unowned let owner: UIView
  /// Where the app's own views belong, while there is no configuration.
  private(set) var contentView: UIView
  private(set) var background: ConfiguredBackgroundView?
  /// The state has changed, and configurations have not followed.
  private var isBehind = true
  private var isUpdating = false

  var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  /// Corners that a list rounds.
  var card = CardCorners() { didSet { background?.card = card } }

  init(of owner: UIView) {
    self.owner = owner
    contentView = UIView()
    contentView.frame = owner.bounds
    owner.addSubview(contentView)
  }

  // MARK: Updates

  func setNeedsUpdate() {
    guard !isUpdating else { return }
    isBehind = true
    owner.setNeedsLayout()
  }
  /// Has configurations follow, if they are behind.
  func updateIfNeeded(_ update: () -> Void) {
    guard isBehind, !isUpdating else { return }
    (isBehind, isUpdating) = (false, true)
    update()
    isUpdating = false
  }
  /// What an update does unless somebody overrides it.
  func update(for state: any UIConfigurationState, content: Bool, background: Bool) {
    if content, let configuration = contentConfiguration { contentConfiguration = configuration.updated(for: state) }
    if background, let configuration = backgroundConfiguration { backgroundConfiguration = configuration.updated(for: state) }
  }

  // MARK: Views

  private func showContent() {
    guard let contentConfiguration else {
      if contentView is any UIContentView { exchange(UIView()) }
      return
    }
    if let view = contentView as? any UIView & UIContentView, view.supports(contentConfiguration) {
      view.configuration = contentConfiguration
    } else {
      exchange(contentConfiguration.makeContentView())
    }
    setNeedsUpdate()
    owner.setNeedsLayout()
  }
  private func exchange(_ view: UIView) {
    let old = contentView
    view.frame = old.frame
    view.autoresizingMask = old.autoresizingMask
    owner.insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    contentView = view
  }

  private func showBackground() {
    guard let backgroundConfiguration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    if let background {
      background.configuration = backgroundConfiguration
    } else {
      let view = ConfiguredBackgroundView(backgroundConfiguration)
      view.frame = owner.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.card = card
      owner.insertSubview(view, at: 0)
      background = view
    }
    setNeedsUpdate()
  }
}
