import CoreGraphics
import DateSelection
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A rounded field with a date or a time. A tap opens a popover with a calendar or wheels.
final class DateField: UIControl {
  enum Part { case date, time }

  private unowned let picker: UIDatePicker
  private let part: Part
  private let ground = ControlPart(frame: .zero)
  private let label = UILabel(frame: .zero)
  /// A Boolean value that indicates whether the popover of this field is visible.
  private var isOpen = false { didSet { refresh() } }

  init(_ picker: UIDatePicker, _ part: Part) {
    (self.picker, self.part) = (picker, part)
    super.init(frame: .zero)
    isOpaque = false
    ground.backgroundColor = .tertiarySystemFill
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    // The field keeps its tint colour behind its popover.
    tintAdjustmentMode = .normal
    for one in [ground, label] { addSubview(one) }
    addAction(UIAction { [unowned self] _ in open() }, for: .touchUpInside)
    showDate()
  }
  required init?(coder: NSCoder) { nil }

  func showDate() {
    label.text = part == .date ? picker.words.shortDate(picker.date) : picker.words.time(picker.date)
    refresh()
  }

  private func refresh() {
    label.font = GrowingText(in: traitCollection).font(DateLook.fieldSize, like: .body, atMost: DateLook.largestField)
    label.textColor = isOpen ? tintColor : .label
    ground.alpha = isHighlighted ? Self.disabledAlpha : 1
    setNeedsLayout()
  }

  private func open() {
    guard picker.isEnabled else { return }
    let view: any DateContent =
      switch part {
      case .date: CalendarPage(picker, hasTime: false)
      case .time: DateWheels(picker, .time, size: DateLook.timeWheels)
      }
    isOpen = true
    picker.openPopover(view, at: self) { [weak self] in self?.isOpen = false }
  }

  override func stateChanged() {
    super.stateChanged()
    refresh()
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }
  override func textSizeDidChange() {
    super.textSizeDidChange()
    refresh()
  }

  var naturalSize: CGSize {
    let height = max(DateLook.fieldHeight, (label.font.lineHeight + DateLook.fieldSide).rounded(.up))
    return CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 2 * DateLook.fieldSide, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    ground.roundEnds()
    label.frame = bounds.insetBy(dx: DateLook.fieldSide, dy: 0)
  }

  override var isElementByItself: Bool { true }
  override var traitsByThemselves: UIAccessibilityTraits { .button }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (part == .date ? "Date Picker" : "Time Picker") }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? label.text }
    set { super.accessibilityValue = newValue }
  }
}
