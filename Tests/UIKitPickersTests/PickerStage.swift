import CoreGraphics
import Stages
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers

/// A data source and delegate that notes its calls.
@MainActor
final class PickerWriter: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, UIPickerViewAccessibilityDelegate {
  var counts = [10]
  var height: CGFloat = 32
  var heard: [String] = []
  var onSelection: (Int, Int) -> Void = { _, _ in }
  var titled: Set<Int> = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titled.insert(row)
    return "\(component):\(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    heard.append("\(component):\(row)")
    onSelection(component, row)
  }
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { "Wheel \(component)" }
}

/// A delegate that provides views.
@MainActor
final class ViewWriter: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var made = 0, reused = 0
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1_000_000 }
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
    if view == nil { made += 1 } else { reused += 1 }
    let label = view as? UILabel ?? UILabel()
    label.text = "\(row)"
    return label
  }
}

extension Hand {
  /// Puts a picker view of 320 × 216 points in the middle of the screen; the middle of its first row is at (187, 408).
  func show(_ picker: UIPickerView, _ writer: any UIPickerViewDataSource & UIPickerViewDelegate) {
    app.perform { (picker.dataSource, picker.delegate) = (writer, writer) }
    show(picker, x: 27, y: 300)
    wait()
  }
}

extension UIPickerView {
  /// How far the wheel of a component is from a row, in rows.
  func turn(_ component: Int = 0) -> Double { columns[component].wheel.position / columns[component].rowHeight }
  func isAtRest(_ component: Int = 0) -> Bool { columns[component].wheel.isAtRest }
  func shownRows(_ component: Int = 0) -> Int { columns[component].subviews[0].subviews.count }
}

/// Notes which events a control sends, in order.
@MainActor
final class EventNotes {
  private(set) var lines: [String] = []

  init(_ control: UIControl) {
    let names: [(UIControl.Event, String)] = [
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names { control.addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: event) }
  }
}

extension Hand {
  /// Puts a view on the screen, with its layout done.
  func show(_ view: UIView, x: CGFloat, y: CGFloat) {
    app.perform {
      view.frame.origin = CGPoint(x: x, y: y)
      window.addSubview(view)
    }
  }

  /// Lets all that moves come to rest, and no longer than five seconds.
  func settle() {
    for _ in 0..<300 where !app.isQuiet { wait() }
  }

  var readsRightToLeft: Bool {
    get { app.environment.direction == .rightToLeft }
    set { app.environment.direction = newValue ? .rightToLeft : .leftToRight }
  }
}
