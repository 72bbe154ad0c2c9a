import Foundation
import QuartzCore

/// An object that observes the text field of a search bar, and notifies the bar's delegate and the bar's owner.
///
/// It is the field's delegate only for questions. If an app replaces it there, the app's delegate is asked instead. The notifications still
/// work.
final class SearchFieldObserver: _UIObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(_r: ())
  }

  func listen(to field: UISearchTextField) {
    field.delegate = self
    field.addAction(UIAction { [unowned self] _ in began() }, for: .editingDidBegin)
    field.addAction(UIAction { [unowned self] _ in changed() }, for: .editingChanged)
    field.addAction(UIAction { [unowned self] _ in bar.delegate?.searchBarTextDidEndEditing(bar) }, for: .editingDidEnd)
    field.addAction(UIAction { [unowned self] _ in sent() }, for: .primaryActionTriggered)
  }

  private func began() {
    bar.owner?.searchBarDidBegin()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.owner?.searchBarDidTellOfBeginning()
  }
  private func changed() {
    bar.contentDidChange()
    bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    bar.owner?.searchBarContentDidChange()
  }
  private func sent() {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    bar.owner?.searchBarWasSent()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { bar.delegate?.searchBarShouldBeginEditing(bar) ?? true }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { bar.delegate?.searchBarShouldEndEditing(bar) ?? true }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }
}
