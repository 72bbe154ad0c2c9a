import CoreGraphics
import QuartzCore

/// The header of a calendar: the name of the month, which opens wheels, and buttons for the months before and after it.
final class CalendarHeader: UIView {
  private let title = UIButton(frame: .zero), back = UIButton(frame: .zero), on = UIButton(frame: .zero)
  var onTitle: () -> Void = {}
  var onStep: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for button in [title, back, on] { addSubview(button) }
    title.addAction(UIAction { [unowned self] _ in onTitle() }, for: .touchUpInside)
    back.addAction(UIAction { [unowned self] _ in onStep(-1) }, for: .touchUpInside)
    on.addAction(UIAction { [unowned self] _ in onStep(1) }, for: .touchUpInside)
    (back.accessibilityLabel, on.accessibilityLabel) = ("Previous Month", "Next Month")
    (back.accessibilityIdentifier, on.accessibilityIdentifier) = ("previous month", "next month")
    title.accessibilityIdentifier = "month"
  }
  required init?(coder: NSCoder) { nil }

  func show(title text: String, isOpen: Bool, canGoBack: Bool, canGoOn: Bool) {
    let chevron = UIImage.SymbolConfiguration(pointSize: DateLook.chevronSize, weight: .semibold)
    var look = UIButton.Configuration.plain()
    var words = AttributedString(text)
    words.uiKit.font = .systemFont(ofSize: DateLook.titleSize, weight: .semibold)
    words.uiKit.foregroundColor = isOpen ? tintColor : .label
    (look.attributedTitle, look.imagePlacement, look.imagePadding) = (words, .trailing, 4)
    look.image = UIImage(
      systemName: isOpen ? "chevron.down" : "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: DateLook.weekdaySize, weight: .bold))
    look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
    title.configuration = look
    for (button, name) in [(back, "chevron.backward"), (on, "chevron.forward")] {
      var look = UIButton.Configuration.plain()
      look.image = UIImage(systemName: name, withConfiguration: chevron)
      button.configuration = look
      button.isHidden = isOpen
    }
    (back.isEnabled, on.isEnabled) = (canGoBack, canGoOn)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height, edge: CGFloat = DateLook.side
    let width = min(title.intrinsicContentSize.width, bounds.width - 2 * side - 2 * edge)
    let places = [
      (title, CGRect(x: edge, y: 0, width: width, height: side)),
      (back, CGRect(x: bounds.width - edge - 2 * side, y: 0, width: side, height: side)),
      (on, CGRect(x: bounds.width - edge - side, y: 0, width: side, height: side)),
    ]
    for (button, place) in places {
      button.frame = readsRightToLeft ? place.offsetBy(dx: bounds.width - place.maxX - place.minX, dy: 0) : place
    }
  }
}

/// The names of the days of the week.
final class CalendarWeekdays: UIView {
  private var labels: [UILabel] = []
  var names: [String] = [] { didSet { if names != oldValue { showNames() } } }

  private func showNames() {
    for label in labels { label.removeFromSuperview() }
    labels = names.map { name in
      let label = UILabel(frame: .zero)
      (label.text, label.textAlignment, label.textColor) = (name.uppercased(), .center, .tertiaryLabel)
      label.font = .systemFont(ofSize: DateLook.weekdaySize, weight: .semibold)
      (label.adjustsFontSizeToFitWidth, label.isAccessibilityElement) = (true, false)
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(labels.count, 1))
    for (index, label) in labels.enumerated() {
      let place = readsRightToLeft ? labels.count - 1 - index : index
      label.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
    }
  }
}
