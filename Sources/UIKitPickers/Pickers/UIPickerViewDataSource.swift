import CoreGraphics
import QuartzCore

/// The methods that provide the numbers of components and rows of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of components. It is called when the picker view loads or reloads its data.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a component. It is called when the picker view loads or reloads the component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The methods that provide the rows of a picker view and respond to selections. Every method is optional.
///
/// If a delegate implements several methods that provide a row, they have this order of precedence:
///
/// 1. `pickerView(_:viewForRow:forComponent:reusing:)`
/// 2. `pickerView(_:attributedTitleForRow:forComponent:)`
/// 3. `pickerView(_:titleForRow:forComponent:)`
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a component, in points. By default, components share the width of the picker view equally.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a component, in points. The default is 32.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row. The default is `nil`.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row with attributes. If it is `nil`, the row shows its plain title. The default is `nil`.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
  /// Returns the view of a row. The picker view makes it as large as the row.
  ///
  /// - Parameter view: A view of the same component that is no longer visible and can be reused, or `nil`.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
  /// Called when the user has selected another row of a component, after its wheel has come to rest. It is not called for selections by
  /// code.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns the width of a component, in points. The default implementation returns an equal share of the picker view's width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    Implements.pickerViewWidthForComponent(self)?.pickerView(pickerView, widthForComponent: component)
      ?? pickerView.equalShare
  }
  /// Returns the height of the rows of a component, in points. The default implementation returns 32.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    Implements.pickerViewRowHeightForComponent(self)?.pickerView(pickerView, rowHeightForComponent: component)
      ?? PickerLook.rowHeight
  }
  /// Returns the title of a row. The default implementation returns `nil`.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    Implements.pickerViewTitleForRowForComponent(self)?.pickerView(pickerView, titleForRow: row, forComponent: component)
  }
  /// Returns the title of a row with attributes. The default implementation returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    Implements.pickerViewAttributedTitleForRowForComponent(self)?.pickerView(
      pickerView, attributedTitleForRow: row, forComponent: component)
  }
  /// Returns the view of a row. The default implementation returns an empty view.
  ///
  /// If the delegate does not implement this method, the picker view displays titles.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    Implements.pickerViewViewForRowForComponentReusing(self)?.pickerView(
      pickerView, viewForRow: row, forComponent: component, reusing: view) ?? UIView()
  }
  /// Called when the user has selected another row of a component. The default implementation does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    Implements.pickerViewDidSelectRowInComponent(self)?.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}

/// The methods that describe a picker view's components for assistive technologies. Every method is optional.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// Returns the accessibility label of a component. The default is `nil`.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  /// Returns the accessibility hint of a component. The default is `nil`.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
  /// Returns the accessibility label of a component. The default implementation returns `nil`.
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    Implements.pickerViewAccessibilityLabelForComponent(self)?.pickerView(pickerView, accessibilityLabelForComponent: component)
  }
  /// Returns the accessibility hint of a component. The default implementation returns `nil`.
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
    Implements.pickerViewAccessibilityHintForComponent(self)?.pickerView(pickerView, accessibilityHintForComponent: component)
  }
}
