import UIKit

/// The delegates of pickers, and the sources of what is shared.
extension Complete {
  static func askOfPickers(_ nobody: Complete) {
    let picker = UIPickerView()
    let delegate = nobody as any UIPickerViewDelegate
    _ = delegate.pickerView(picker, widthForComponent: 0)
    _ = delegate.pickerView(picker, rowHeightForComponent: 0)
    _ = delegate.pickerView(picker, titleForRow: 0, forComponent: 0)
    _ = delegate.pickerView(picker, attributedTitleForRow: 0, forComponent: 0)
    _ = delegate.pickerView(picker, viewForRow: 0, forComponent: 0, reusing: nil)
    delegate.pickerView(picker, didSelectRow: 0, inComponent: 0)
    let accessibility = nobody as any UIPickerViewAccessibilityDelegate
    _ = accessibility.pickerView(picker, accessibilityLabelForComponent: 0)
    _ = accessibility.pickerView(picker, accessibilityHintForComponent: 0)
  }

  static func askOfActivities(_ nobody: Complete) {
    let activities = UIActivityViewController(activityItems: [], applicationActivities: nil)
    let source = nobody as any UIActivityItemSource
    _ = source.activityViewController(activities, subjectForActivityType: nil)
    _ = source.activityViewController(activities, dataTypeIdentifierForActivityType: nil)
    _ = source.activityViewController(activities, thumbnailImageForActivityType: nil, suggestedSize: .zero)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { note(1, "PickerViewWidthForComponent") }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    note(1, "PickerViewRowHeightForComponent")
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    note(nil, "PickerViewTitleForRowForComponent")
  }
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
    note(nil, "PickerViewAttributedTitleForRowForComponent")
  }
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
    note(UIView(), "PickerViewViewForRowForComponentReusing")
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    note((), "PickerViewDidSelectRowInComponent")
  }
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    note(nil, "PickerViewAccessibilityLabelForComponent")
  }
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
    note(nil, "PickerViewAccessibilityHintForComponent")
  }
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { note("", "ActivityViewControllerSubjectForActivityType") }
  func activityViewController(
    _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { note("", "ActivityViewControllerDataTypeIdentifierForActivityType") }
  func activityViewController(
    _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { note(nil, "ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize") }
}
extension Complete: Implements.PickerViewWidthForComponent {}
extension Complete: Implements.PickerViewRowHeightForComponent {}
extension Complete: Implements.PickerViewTitleForRowForComponent {}
extension Complete: Implements.PickerViewAttributedTitleForRowForComponent {}
extension Complete: Implements.PickerViewViewForRowForComponentReusing {}
extension Complete: Implements.PickerViewDidSelectRowInComponent {}
extension Complete: Implements.PickerViewAccessibilityLabelForComponent {}
extension Complete: Implements.PickerViewAccessibilityHintForComponent {}
extension Complete: Implements.ActivityViewControllerSubjectForActivityType {}
extension Complete: Implements.ActivityViewControllerDataTypeIdentifierForActivityType {}
extension Complete: Implements.ActivityViewControllerThumbnailImageForActivityTypeSuggestedSize {}
