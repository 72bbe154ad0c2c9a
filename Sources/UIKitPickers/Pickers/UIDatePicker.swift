import CoreGraphics
import DateSelection
import Foundation
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A control that selects a date, a time or a duration.
///
/// The present date is that of the app's virtual clock, which begins on 1 January 2026 at 9:41 local time. Recordings therefore do not
/// depend on the day on which they are made.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of value that a date picker selects. The raw values are those of iOS.
  public enum Mode: Int, Sendable {
    /// The user selects hours and minutes.
    case time = 0
    /// The user selects a day, a month and a year.
    case date = 1
    /// The user selects a day, hours and minutes.
    case dateAndTime = 2
    /// The user selects a duration in hours and minutes.
    case countDownTimer = 3
    /// The user selects a month and a year.
    case yearAndMonth = 4
  }

  private var content: (any DateContent)!
  private var contentSize = CGSize.zero
  private(set) var rules = DateRules(calendar: .current)
  private(set) lazy var words = DateWords(rules.calendar, shownLocale)
  private var chosen = Date(timeIntervalSinceReferenceDate: 0)
  private(set) var countedMinutes = 0
  /// The popover of the compact style, while it is visible.
  private(set) weak var popover: DatePopover?

  /// Creates a date picker with the present date. If the frame has no size, it is as large as its style needs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    chosen = runtime.date
    configure()
    makeContent()
  }

  // MARK: Kind and style

  /// The kind of value. The default is `Mode.dateAndTime`.
  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { makeContent() } } }
  /// The style that is used if the mode supports it. The default is `UIDatePickerStyle.automatic`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { if preferredDatePickerStyle != oldValue { makeContent() } } }
  /// The style that is displayed, which is never `automatic`. Durations and months are always selected with wheels.
  open var datePickerStyle: UIDatePickerStyle {
    switch (datePickerMode, preferredDatePickerStyle) {
    case (.countDownTimer, _), (.yearAndMonth, _): .wheels
    case (_, .automatic): .compact
    default: preferredDatePickerStyle
    }
  }

  private func makeContent() {
    closePopover(animated: false)
    content?.removeFromSuperview()
    let made: any DateContent =
      switch (datePickerStyle, datePickerMode) {
      case (.wheels, _): DateWheels(self, datePickerMode)
      case (.inline, .date), (.inline, .dateAndTime): CalendarPage(self, hasTime: datePickerMode == .dateAndTime)
      default: CompactDates(self, datePickerMode)
      }
    content = made
    addSubview(made)
    made.alpha = isEnabled ? 1 : Self.disabledAlpha
    sizeMayHaveChanged()
    setNeedsLayout()
  }

  // MARK: Date

  /// The selected date. The default is the present date. A date beyond a limit becomes that limit. Setting it sends no event.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }
  /// Selects a date, or the nearest accepted date. It sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = rules.accepted(date)
    showEverywhere(animated: animated && window != nil)
  }
  /// The earliest date that can be selected. The default is `nil`, which means no limit.
  ///
  /// If it is later than `maximumDate`, neither limit has an effect.
  open var minimumDate: Date? {
    get { rules.minimum }
    set {
      rules.minimum = newValue
      rulesDidChange()
    }
  }
  /// The latest date that can be selected. The default is `nil`, which means no limit.
  ///
  /// If it is earlier than `minimumDate`, neither limit has an effect.
  open var maximumDate: Date? {
    get { rules.maximum }
    set {
      rules.maximum = newValue
      rulesDidChange()
    }
  }
  /// The interval of the minute wheel, a divisor of 60 from 1 to 30. Other values stand for the default, which is 1.
  open var minuteInterval: Int {
    get { rules.minuteInterval }
    set {
      rules.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      rulesDidChange()
    }
  }
  /// A Boolean value that indicates whether dates are rounded down to `minuteInterval`. The default is `true`.
  open var roundsToMinuteInterval: Bool {
    get { rules.roundsToInterval }
    set {
      rules.roundsToInterval = newValue
      rulesDidChange()
    }
  }
  /// The duration in the mode `countDownTimer`, in seconds. The maximum is 23 hours and 59 minutes. The default is 0.
  ///
  /// A duration of 0 is displayed as the shortest duration, which is one minute.
  open var countDownDuration: TimeInterval {
    get { TimeInterval(countedMinutes * 60) }
    set {
      let minutes = newValue.isFinite ? Int(min(max(newValue / 60, 0), Self.mostMinutes)) : 0
      countedMinutes = minutes - minutes % rules.minuteInterval
      showEverywhere(animated: window != nil)
    }
  }
  private static let mostMinutes: Double = 24 * 60 - 1

  // MARK: Calendar

  /// The locale of the texts. The default is `nil`, which stands for the locale of the calendar or the current one.
  open var locale: Locale? { didSet { configure() } }
  /// The calendar in which dates are selected. The default is the current calendar, which `nil` restores.
  open var calendar: Calendar! = .current {
    didSet {
      if calendar == nil { calendar = .current }
      configure()
    }
  }
  /// The time zone of the date. The default is `nil`, which stands for the time zone of the calendar.
  open var timeZone: TimeZone? { didSet { configure() } }

  private var shownLocale: Locale { locale ?? calendar.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current }

  private func configure() {
    var used: Calendar = calendar
    if let timeZone { used.timeZone = timeZone }
    used.locale = shownLocale
    rules.calendar = used
    words = DateWords(used, shownLocale)
    if content != nil { rulesDidChange() }
  }

  private func rulesDidChange() {
    chosen = rules.accepted(chosen)
    content.rulesDidChange()
    popover?.content.rulesDidChange()
    sizeMayHaveChanged()
  }

  private func showEverywhere(animated: Bool) {
    content.showDate(animated: animated)
    popover?.content.showDate(animated: animated)
    sizeMayHaveChanged()
  }

  // MARK: Selection by the user

  /// Called when the user has selected a date in one of the views.
  func userChose(_ date: Date, by view: any DateContent) {
    let new = rules.accepted(date)
    guard new != chosen else { return }
    chosen = new
    for other in [content, popover?.content] { if let other, other !== view { other.showDate(animated: true) } }
    sizeMayHaveChanged()
    sendValueChanged()
  }

  func userCounted(_ minutes: Int) {
    let new = max(minutes, rules.minuteInterval)
    guard new != countedMinutes else { return }
    countedMinutes = new
    sendValueChanged()
  }

  // MARK: Popover

  /// Shows a view in a popover at a field of the compact style.
  func openPopover(_ view: any DateContent, at field: UIView, onClose: @escaping () -> Void) {
    guard popover == nil, let presenter = nearestPresenter else { return onClose() }
    let made = DatePopover(view, at: field)
    made.onClose = { [weak self] in
      onClose()
      self?.sendActions(for: .editingDidEnd)
    }
    popover = made
    view.tintColor = tintColor
    made.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
    sendActions(for: .editingDidBegin)
    presenter.present(made, animated: true) { [weak made] in made?.didOpen() }
  }

  func closePopover(animated: Bool) { popover?.close(animated: animated) }

  private var nearestPresenter: UIViewController? {
    let inside = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    guard var top = inside ?? window?.rootViewController else { return nil }
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { closePopover(animated: false) }
  }

  @_spi(UIKit) open override func stateChanged() {
    super.stateChanged()
    content.alpha = isEnabled ? 1 : Self.disabledAlpha
    content.isUserInteractionEnabled = isEnabled
    if !isEnabled { closePopover(animated: true) }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { content.naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { content.naturalSize }

  /// Updates the size if the picker was as large as its content.
  private func sizeMayHaveChanged() {
    let new = content.naturalSize
    guard new != contentSize else { return }
    if bounds.size == contentSize || bounds.size == .zero { frame = CGRect(origin: frame.origin, size: new) }
    contentSize = new
    invalidateIntrinsicContentSize()
  }

  @_spi(UIKit) open override func textSizeDidChange() {
    super.textSizeDidChange()
    content?.rulesDidChange()
    if content != nil { sizeMayHaveChanged() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    sizeMayHaveChanged()
    content.frame = bounds
  }

  @_spi(UIKit) open override var keepsElementsTogether: Bool { true }
}
