import DateSelection
import Foundation
import HostInterface
import SegueTesting
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// Makes dates and date pickers in GMT and English.
@MainActor enum Dates {
  static let english = Locale(identifier: "en_US")
  static var calendar: Calendar {
    var made = Calendar(identifier: .gregorian)
    (made.timeZone, made.locale) = (TimeZone(secondsFromGMT: 0)!, english)
    return made
  }
  static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }
  static func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: Locale = english) -> UIDatePicker {
    let picker = UIDatePicker()
    (picker.locale, picker.calendar, picker.timeZone) = (locale, calendar, TimeZone(secondsFromGMT: 0))
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    return picker
  }
}

extension UIDatePicker {
  var dateWheels: DateWheels? { subviews.first as? DateWheels }
  var calendarPage: CalendarPage? { subviews.first as? CalendarPage }
  var fields: [DateField] { subtree.compactMap { $0 as? DateField } }
  /// The middle of a wheel in the window.
  func middle(_ column: DateColumn) -> CGPoint {
    let index = dateWheels!.columns.firstIndex(of: column)!
    let view = dateWheels!.wheels.columns[index]
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}

@MainActor @Suite("UIDatePicker", .hand)
struct DatePickerTests {
  let hand = Hand.current!

  private func shown(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels, locale: Locale = Dates.english, on date: Date? = nil)
    -> (UIDatePicker, EventNotes)
  {
    let picker = Dates.picker(mode, style, locale: locale)
    if let date { picker.date = date }
    let page = UIViewController()
    hand.app.perform { hand.window.rootViewController = page }
    hand.app.perform {
      picker.frame.origin = CGPoint(x: 27, y: 300)
      page.view.addSubview(picker)
    }
    hand.wait()
    return (picker, EventNotes(picker))
  }

  // MARK: Interrupted

  @Test func `removed while a wheel turns, the picker keeps the date that its wheels show, and tells once`() {
    let (picker, notes) = shown(.date, on: Dates.date(2026, 3, 15))
    let place = picker.middle(.day)
    hand.down(place.x, place.y); hand.drag(by: 0, -120, over: 0.1); hand.up()
    hand.wait(0.1)
    hand.app.perform { picker.removeFromSuperview() }
    let day = Dates.calendar.component(.day, from: picker.date)
    #expect(day != 15 && notes.lines == ["value", "primary"])
    hand.wait(1)
    #expect(hand.app.isQuiet && Dates.calendar.component(.day, from: picker.date) == day)
  }

  @Test func `a date set by code while a wheel turns is what is shown, without an event`() {
    let (picker, notes) = shown(.date, on: Dates.date(2026, 3, 15))
    let place = picker.middle(.day)
    hand.down(place.x, place.y); hand.drag(by: 0, -120, over: 0.1); hand.up()
    hand.wait(0.1)
    hand.app.perform { picker.setDate(Dates.date(2024, 2, 29), animated: true) }
    hand.settle()
    #expect(picker.date == Dates.date(2024, 2, 29) && notes.lines.isEmpty)
    let wheels = picker.dateWheels!
    let values = wheels.columns.indices.map {
      wheels.columns[$0].value(ofRow: wheels.wheels.selectedRow(inComponent: $0), picker.rules)
    }
    #expect(values == [2, 29, 2024])
  }

  @Test func `another mode and style while a wheel turns leaves nothing behind`() {
    let (picker, notes) = shown(.dateAndTime, on: Dates.date(2026, 3, 15, 10, 0))
    let place = picker.middle(.minute)
    hand.down(place.x, place.y); hand.drag(by: 0, -120, over: 0.1); hand.up()
    hand.wait(0.1)
    hand.app.perform { (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .inline) }
    hand.settle()
    #expect(picker.calendarPage != nil && picker.subviews.count == 1 && hand.app.isQuiet)
    #expect(notes.lines.filter { $0 == "value" }.count <= 1)
  }

  @Test func `the popover of a compact picker closes when the picker is removed, disabled or another mode`() {
    for change in [{ $0.removeFromSuperview() }, { $0.isEnabled = false }, { $0.datePickerMode = .time }] as [(UIDatePicker) -> Void] {
      let (picker, _) = shown(.dateAndTime, .compact, on: Dates.date(2026, 3, 15, 10, 0))
      let place = picker.fields[0].convert(CGPoint(x: 20, y: 10), to: nil)
      hand.tap(place.x, place.y)
      hand.wait(0.1)
      #expect(picker.popover != nil, "it fades in")
      hand.app.perform { change(picker) }
      hand.settle()
      #expect(picker.popover == nil && hand.window.rootViewController?.presentedViewController == nil && hand.app.isQuiet)
      hand.app.perform { picker.removeFromSuperview() }
    }
  }

  @Test func `a page of the calendar that is let go, cancelled or removed on its way rests on a month`() {
    let (picker, notes) = shown(.date, .inline, on: Dates.date(2026, 3, 15))
    let pager = picker.calendarPage!.pager
    let march = pager.month
    hand.down(250, 520); hand.drag(by: -200, 0, over: 0.2); hand.up()
    hand.settle()
    #expect(pager.month == march + 1 && pager.contentOffset.x.truncatingRemainder(dividingBy: 320) == 0)
    hand.down(250, 520); hand.drag(by: -100, 0, over: 0.2); hand.cancel()
    hand.settle()
    #expect(pager.contentOffset.x.truncatingRemainder(dividingBy: 320) == 0)
    hand.down(250, 520); hand.drag(by: -200, 0, over: 0.2); hand.up()
    hand.wait(0.05)
    hand.app.perform { picker.removeFromSuperview() }
    hand.wait(1)
    #expect(pager.contentOffset.x.truncatingRemainder(dividingBy: 320) == 0 && hand.app.isQuiet)
    #expect(notes.lines.isEmpty && picker.date == Dates.date(2026, 3, 15), "turning pages selects nothing")
  }

  // MARK: Values

  @Test func `the present date is that of the app's time`() {
    let picker = UIDatePicker()
    #expect(picker.date == Date(timeIntervalSince1970: 1_767_260_460) + hand.app.now.seconds)
    hand.wait(90)
    #expect(UIDatePicker().date.timeIntervalSince(picker.date) == 90)
  }

  @Test func `the styles that modes have`() {
    func style(_ mode: UIDatePicker.Mode, _ wanted: UIDatePickerStyle) -> UIDatePickerStyle { Dates.picker(mode, wanted).datePickerStyle }
    #expect(style(.date, .automatic) == .compact && style(.dateAndTime, .inline) == .inline && style(.time, .wheels) == .wheels)
    #expect(style(.countDownTimer, .compact) == .wheels && style(.yearAndMonth, .automatic) == .wheels)
    #expect(UIDatePicker().datePickerMode == .dateAndTime && UIDatePicker().preferredDatePickerStyle == .automatic)
  }

  @Test func `a turned wheel selects a date and sends valueChanged once it rests`() {
    let (picker, notes) = shown(.date, on: Dates.date(2026, 3, 15))
    let place = picker.middle(.month)
    hand.tap(place.x, place.y + 32)
    #expect(notes.lines.isEmpty)
    hand.settle()
    #expect(picker.date == Dates.date(2026, 4, 15) && notes.lines == ["value", "primary"])
  }

  @Test func `a day that the month does not have turns back to its last`() {
    let (picker, _) = shown(.date, on: Dates.date(2026, 1, 31))
    let place = picker.middle(.month)
    hand.tap(place.x, place.y + 32); hand.settle()
    #expect(picker.date == Dates.date(2026, 2, 28))
    let wheels = picker.dateWheels!, day = wheels.columns.firstIndex(of: .day)!
    #expect(wheels.columns[day].value(ofRow: wheels.wheels.selectedRow(inComponent: day), picker.rules) == 28)
  }

  @Test func `beyond a limit the wheels turn back to it`() {
    let (picker, notes) = shown(.date, on: Dates.date(2026, 3, 15))
    picker.maximumDate = Dates.date(2026, 3, 20)
    let place = picker.middle(.month)
    hand.tap(place.x, place.y + 32); hand.settle()
    #expect(picker.date == Dates.date(2026, 3, 20) && notes.lines.first == "value")
    picker.minimumDate = Dates.date(2026, 3, 18)
    picker.date = Dates.date(2020, 1, 1)
    #expect(picker.date == Dates.date(2026, 3, 18))
    picker.minimumDate = Dates.date(2027, 1, 1)
    picker.date = Dates.date(2020, 1, 1)
    #expect(picker.date == Dates.date(2020, 1, 1), "limits that contradict each other have no effect")
  }

  @Test func `minutes go by the interval, and a date is rounded down to it`() {
    let (picker, _) = shown(.time, on: Dates.date(2026, 3, 15, 10, 43))
    picker.minuteInterval = 15
    #expect(picker.date == Dates.date(2026, 3, 15, 10, 30))
    hand.wait()
    let place = picker.middle(.minute)
    hand.tap(place.x, place.y + 32); hand.settle()
    #expect(picker.date == Dates.date(2026, 3, 15, 10, 45))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1, "not a divisor of 60")
  }

  @Test func `the halves of the day follow the hours, and the hours the halves`() {
    let (picker, _) = shown(.time, on: Dates.date(2026, 3, 15, 11, 0))
    #expect(picker.dateWheels!.columns == [.hour, .minute, .half])
    var place = picker.middle(.hour)
    hand.tap(place.x, place.y + 32); hand.settle()
    #expect(picker.date == Dates.date(2026, 3, 15, 12, 0) && picker.dateWheels!.wheels.selectedRow(inComponent: 2) == 1)
    place = picker.middle(.half)
    hand.tap(place.x, place.y - 32); hand.settle()
    #expect(picker.date == Dates.date(2026, 3, 15, 0, 0))
  }

  @Test func `columns stand in the locale's order, with hours as it counts them`() {
    let german = Locale(identifier: "de_DE")
    #expect(Dates.picker(.date, .wheels, locale: german).dateWheels!.columns == [.day, .month, .year])
    #expect(Dates.picker(.date, .wheels).dateWheels!.columns == [.month, .day, .year])
    #expect(Dates.picker(.time, .wheels, locale: german).dateWheels!.columns == [.hour, .minute])
    #expect(Dates.picker(.dateAndTime, .wheels).dateWheels!.columns == [.wholeDay, .hour, .minute, .half])
    #expect(Dates.picker(.yearAndMonth, .wheels).dateWheels!.columns == [.month, .year])
  }

  @Test func `a duration is at least a minute for the user, and code sets any`() {
    let (picker, notes) = shown(.countDownTimer)
    #expect(picker.countDownDuration == 0)
    hand.app.perform { picker.countDownDuration = 3660 + 59 }
    #expect(picker.countDownDuration == 3660)
    hand.wait(1)
    var place = picker.middle(.countedHours)
    hand.tap(place.x, place.y - 32); hand.settle()
    #expect(picker.countDownDuration == 60 && notes.lines == ["value", "primary"])
    place = picker.middle(.countedMinutes)
    hand.tap(place.x, place.y - 32); hand.settle()
    #expect(picker.countDownDuration == 60, "nothing is no duration")
    picker.countDownDuration = 1e9
    #expect(picker.countDownDuration == 86_340)
  }

  // MARK: Calendar

  @Test func `a tap on a day selects it, and a page is turned by its buttons`() {
    let (picker, notes) = shown(.date, .inline, on: Dates.date(2026, 3, 15))
    let page = picker.calendarPage!
    let day = page.subtree.compactMap { $0 as? CalendarDay }.first { Dates.calendar.component(.day, from: $0.date) == 17 }!
    let place = day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil)
    hand.tap(place.x, place.y); hand.settle()
    #expect(picker.date == Dates.date(2026, 3, 17) && notes.lines == ["value", "primary"])
    let on = page.subtree.first { $0.accessibilityIdentifier == "next month" }!
    let arrow = on.convert(CGPoint(x: on.bounds.midX, y: on.bounds.midY), to: nil)
    let march = page.pager.month
    hand.tap(arrow.x, arrow.y)
    hand.wait(0.1)
    hand.tap(arrow.x, arrow.y); hand.settle()
    #expect(page.pager.month == march + 2, "a second step begins where the first leads")
    #expect(page.pager.subviews.count { $0 is CalendarMonth } == 1)
  }

  @Test func `the calendar goes no further than its limits`() {
    let (picker, _) = shown(.date, .inline, on: Dates.date(2026, 3, 15))
    (picker.minimumDate, picker.maximumDate) = (Dates.date(2026, 3, 10), Dates.date(2026, 4, 2))
    hand.wait()
    let pager = picker.calendarPage!.pager
    #expect(pager.contentSize.width == 640)
    let days = pager.subtree.compactMap { $0 as? CalendarDay }
    #expect(days.filter(\.isEnabled).count == 22)
  }

  @Test func `from right to left the next month is on the left`() {
    let (picker, _) = shown(.date, .inline, on: Dates.date(2026, 3, 15))
    hand.readsRightToLeft = true
    hand.wait()
    let pager = picker.calendarPage!.pager, march = pager.month
    hand.down(100, 520); hand.drag(by: 200, 0, over: 0.2); hand.up(); hand.settle()
    #expect(pager.month == march + 1)
  }

  // MARK: Compact

  @Test func `a compact picker opens a calendar or wheels, which change it, and a tap beside them closes`() {
    let (picker, notes) = shown(.dateAndTime, .compact, on: Dates.date(2026, 3, 15, 10, 0))
    #expect(picker.fields.map { $0.accessibilityValue ?? "" }.first == "Mar 15, 2026" && picker.bounds.height == 36)
    let time = picker.fields[1].convert(CGPoint(x: 20, y: 10), to: nil)
    hand.tap(time.x, time.y); hand.settle()
    let wheels = picker.popover?.content as? DateWheels
    #expect(wheels != nil && picker.popover?.presentationController is UIPopoverPresentationController)
    let column = wheels!.wheels.columns[1]
    let place = column.convert(CGPoint(x: column.bounds.midX, y: column.bounds.midY + 32), to: nil)
    hand.tap(place.x, place.y); hand.settle()
    #expect(picker.date == Dates.date(2026, 3, 15, 10, 1) && notes.lines.filter { $0 == "value" }.count == 1)
    hand.tap(10, 790); hand.settle()
    #expect(picker.popover == nil && hand.app.isQuiet)
    let date = picker.fields[0].convert(CGPoint(x: 20, y: 10), to: nil)
    hand.tap(date.x, date.y); hand.settle()
    #expect(picker.popover?.content is CalendarPage)
  }
}
