import CoreGraphics
import DateSelection
import Foundation
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The calendar of a date picker, with pages of months, the name of the month and a field for the time. A tap on the name opens wheels.
final class CalendarPage: UIView, DateContent {
  private unowned let picker: UIDatePicker
  private let header: CalendarHeader
  private let weekdays = CalendarWeekdays(frame: .zero)
  let pager: CalendarPager
  private var monthWheels: DateWheels?
  private let timeTitle: UILabel?, timeField: DateField?

  init(_ picker: UIDatePicker, hasTime: Bool) {
    self.picker = picker
    header = CalendarHeader(frame: .zero)
    pager = CalendarPager(picker)
    timeTitle = hasTime ? UILabel(frame: .zero) : nil
    timeField = hasTime ? DateField(picker, .time) : nil
    super.init(frame: CGRect(origin: .zero, size: DateLook.calendarSize))
    isOpaque = false
    timeTitle?.text = "Time"
    let all: [UIView?] = [weekdays, pager, header, timeTitle, timeField]
    for part in all { if let part { addSubview(part) } }
    header.onTitle = { [unowned self] in changeWheels() }
    header.onStep = { [unowned self] in pager.step($0) }
    pager.onMonth = { [unowned self] in showTitle() }
    pager.onDay = { [unowned self] in chose($0) }
    rulesDidChange()
  }
  required init?(coder: NSCoder) { nil }

  var naturalSize: CGSize {
    var size = DateLook.calendarSize
    if timeField != nil { size.height += DateLook.timeRow }
    return size
  }

  // MARK: Date

  func showDate(animated: Bool) {
    pager.showDate(animated: animated)
    timeField?.showDate()
    monthWheels?.showDate(animated: animated)
    showTitle()
  }

  func rulesDidChange() {
    weekdays.names = picker.words.shortWeekdays
    pager.rulesDidChange()
    monthWheels?.rulesDidChange()
    timeTitle?.font = GrowingText(in: traitCollection).font(DateLook.titleSize, like: .body, atMost: DateLook.largestField)
    showDate(animated: false)
  }

  private func showTitle() {
    let month = pager.month
    let shown = monthWheels == nil ? picker.rules.month(month) : picker.date
    header.show(
      title: picker.words.text(shown, "yMMMM"), isOpen: monthWheels != nil,
      canGoBack: month > picker.rules.months.lowerBound, canGoOn: month < picker.rules.months.upperBound)
  }

  private func chose(_ day: Date) {
    let parts = picker.rules.calendar.dateComponents([.era, .year, .month, .day], from: day)
    let new = picker.rules.replacing(
      { ($0.era, $0.year, $0.month, $0.day) = (parts.era, parts.year, parts.month, parts.day) }, in: picker.date, keepsSeconds: true)
    picker.userChose(new, by: self)
    showDate(animated: true)
  }

  // MARK: Month and year

  private func changeWheels() {
    let leaving = monthWheels
    let coming = leaving == nil ? DateWheels(picker, .yearAndMonth, size: DateLook.monthWheels) : nil
    monthWheels = coming
    if let coming {
      coming.alpha = 0
      addSubview(coming)
      setNeedsLayout()
      UIView.performWithoutAnimation { layoutIfNeeded() }
    } else {
      pager.showDate(animated: false)
    }
    showTitle()
    UIView.animate(
      withDuration: DateLook.change,
      animations: {
        coming?.alpha = 1
        leaving?.alpha = 0
        for part in [self.pager, self.weekdays] as [UIView] { part.alpha = coming == nil ? 1 : 0 }
      }, completion: { _ in leaving?.removeFromSuperview() })
  }

  override func textSizeDidChange() {
    super.textSizeDidChange()
    rulesDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width, bottom = bounds.height - (timeField == nil ? 0 : DateLook.timeRow)
    header.frame = CGRect(x: 0, y: 0, width: width, height: DateLook.header)
    weekdays.frame = CGRect(x: DateLook.side, y: DateLook.header, width: width - 2 * DateLook.side, height: DateLook.weekdays)
    let top = DateLook.header + DateLook.weekdays
    pager.frame = CGRect(x: 0, y: top, width: width, height: max(bottom - top, 0))
    let wheelsHeight = min(DateLook.monthWheels.height, bottom - DateLook.header)
    monthWheels?.frame = CGRect(x: 0, y: DateLook.header, width: width, height: wheelsHeight)
    guard let timeField, let timeTitle else { return }
    let size = timeField.naturalSize, y = bottom + (DateLook.timeRow - size.height) / 2
    let inner = CGRect(x: DateLook.side, y: y, width: width - 2 * DateLook.side, height: size.height)
    let (left, right) = (inner.minX, inner.maxX - size.width)
    timeField.frame = CGRect(x: readsRightToLeft ? left : right, y: y, width: size.width, height: size.height)
    timeTitle.frame = CGRect(
      x: readsRightToLeft ? left + size.width : left, y: y, width: inner.width - size.width, height: size.height)
  }
}
