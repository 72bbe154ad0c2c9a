import QuartzCore

/// The scope buttons below the field of a search bar.
@MainActor
final class SearchScopes {
  private unowned let bar: UISearchBar
  let background = UIImageView(frame: .zero)
  private(set) var control: UISegmentedControl?
  private var titles: [String] = []
  var selected = 0 {
    didSet { control?.selectedSegmentIndex = titles.indices.contains(selected) ? selected : UISegmentedControl.noSegment }
  }
  var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  init(of bar: UISearchBar) { self.bar = bar }

  /// Replaces the titles. The control is created hidden, so that it can appear with an animation.
  func take(_ new: [String]?) {
    titles = new ?? []
    control?.removeFromSuperview()
    control = titles.isEmpty ? nil : UISegmentedControl(items: titles)
    bar.measuresDidChange()
    guard let control else { return }
    control.selectedSegmentIndex = titles.indices.contains(selected) ? selected : UISegmentedControl.noSegment
    for (state, words) in attributes { control.setTitleTextAttributes(words, for: state) }
    control.addAction(UIAction { [unowned self] _ in chosen() }, for: .valueChanged)
    control.alpha = 0
    background.isUserInteractionEnabled = false
    bar.addSubview(background)
    bar.addSubview(control)
  }
  var areShown: Bool { bar.areScopesShown && !titles.isEmpty }

  func setAttributes(_ words: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    attributes[state] = words
    control?.setTitleTextAttributes(words, for: state)
  }

  private func chosen() {
    guard let index = control?.selectedSegmentIndex else { return }
    selected = index
    bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: index)
    bar.owner?.searchBarScopeDidChange()
  }
}
