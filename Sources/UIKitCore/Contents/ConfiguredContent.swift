import QuartzCore

/// The configurations of a cell or a header, and the views that display them.
///
/// Changes of the state are applied once in the next layout pass, however many there are. (Docs/behaviour/lists.md, "Table cells")
@MainActor
package final class ConfiguredContent {
  private unowned let owner: UIView
  /// The view for the app's subviews while there is no configuration.
  package private(set) var contentView: UIView
  private(set) var background: ConfiguredBackgroundView?
  /// A Boolean value that indicates whether the state has changed since the last update of the configurations.
  private var isBehind = true
  private var isUpdating = false

  package var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  package var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  /// The corners that a list rounds.
  package var card = CardCorners() { didSet { background?.card = card } }

  package init(of owner: UIView) {
    self.owner = owner
    contentView = UIView()
    contentView.frame = owner.bounds
    owner.addSubview(contentView)
  }

  // MARK: Updates

  package func setNeedsUpdate() {
    guard !isUpdating else { return }
    isBehind = true
    owner.setNeedsLayout()
  }
  /// Updates the configurations if the state has changed since the last update.
  package func updateIfNeeded(_ update: () -> Void) {
    guard isBehind, !isUpdating else { return }
    (isBehind, isUpdating) = (false, true)
    update()
    isUpdating = false
  }
  /// Performs the default update of the configurations for a state.
  package func update(for state: any UIConfigurationState, content: Bool, background: Bool) {
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
