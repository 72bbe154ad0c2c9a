import CoreGraphics
import QuartzCore

/// The compact style: a field for the date and one for the time.
final class CompactDates: UIView, DateContent {
  private unowned let picker: UIDatePicker
  private let dateField: DateField?, timeField: DateField?
  private var fields: [DateField] { [dateField, timeField].compactMap { $0 } }

  init(_ picker: UIDatePicker, _ mode: UIDatePicker.Mode) {
    self.picker = picker
    dateField = mode == .time ? nil : DateField(picker, .date)
    timeField = mode == .date ? nil : DateField(picker, .time)
    super.init(frame: .zero)
    isOpaque = false
    for field in fields { addSubview(field) }
    showDate(animated: false)
  }
  required init?(coder: NSCoder) { nil }

  func showDate(animated: Bool) {
    for field in fields { field.showDate() }
    setNeedsLayout()
  }
  func rulesDidChange() { showDate(animated: false) }

  var naturalSize: CGSize {
    let sizes = fields.map(\.naturalSize)
    let gaps = DateLook.fieldGap * CGFloat(max(sizes.count - 1, 0))
    return CGSize(width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = naturalSize, free = bounds.width - size.width
    let share: CGFloat =
      switch picker.effectiveContentHorizontalAlignment {
      case .left: 0
      case .right: 1
      default: 0.5
      }
    var x = max(free, 0) * share
    let shrink = free < 0 && size.width > 0 ? bounds.width / size.width : 1
    for field in readsRightToLeft ? fields.reversed() : fields {
      let width = field.naturalSize.width * shrink
      field.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: width, height: size.height)
      x += width + DateLook.fieldGap * shrink
    }
  }
}
