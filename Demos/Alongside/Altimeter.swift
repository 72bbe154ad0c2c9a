import Reading
import UIKit

/// A view with a colour, a bar and a counter, which show a station or a position between two stations.
final class Altimeter: UIView {
  private let bar = UIView()
  private let track = UIView()
  private let wheels = (0..<4).map { _ in CounterWheel() }
  private let unit = UILabel()
  private var station: Station

  static let height: CGFloat = 92
  /// The gap below the altimeter and the smallest gap above it, in points.
  static let gap: CGFloat = 10
  private static let (side, barHeight) = (CGFloat(20), CGFloat(6))
  private static let smallestPart: CGFloat = 0.04

  init(_ station: Station) {
    self.station = station
    super.init(frame: .zero)
    accessibilityIdentifier = "alongside.altimeter"
    layer.cornerRadius = 24
    layer.cornerCurve = .continuous
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 14, CGSize(width: 0, height: 6))
    track.backgroundColor = UIColor(white: 1, alpha: 0.25)
    bar.backgroundColor = .white
    bar.accessibilityIdentifier = "alongside.bar"
    for line in [track, bar] {
      line.layer.cornerRadius = Self.barHeight / 2
      addSubview(line)
    }
    unit.text = "m"
    unit.font = .systemFont(ofSize: 20, weight: .semibold)
    unit.textColor = UIColor(white: 1, alpha: 0.8)
    for view in wheels + [unit] { addSubview(view) }
    show(station)
  }
  required init?(coder: NSCoder) { nil }

  /// Shows a station, at once or within the animation block in which the method is called.
  func show(_ station: Station) {
    self.station = station
    backgroundColor = station.color
    layOutBar()
    var rest = station.height
    for wheel in wheels.reversed() {
      wheel.show(rest % 10)
      rest /= 10
    }
  }

  private func layOutBar() {
    let width = bounds.width - 2 * Self.side
    let part = Self.smallestPart + (1 - Self.smallestPart) * station.part
    bar.frame = CGRect(x: Self.side, y: track.frame.minY, width: max(0, width * part), height: Self.barHeight)
    mirrorIfNeeded([bar])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CounterWheel.size
    for (index, wheel) in wheels.enumerated() {
      wheel.frame = CGRect(x: Self.side - 3 + CGFloat(index) * size.width, y: 14, width: size.width, height: size.height)
    }
    unit.frame = CGRect(x: Self.side + 4 * size.width + 4, y: 25, width: 30, height: 24)
    track.frame = CGRect(x: Self.side, y: bounds.height - 26, width: bounds.width - 2 * Self.side, height: Self.barHeight)
    // Digits are read from the left in every language. All of them move to the other side together, with the unit before them.
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      let shift = bounds.width - 2 * Self.side - 4 * size.width + 6
      for wheel in wheels { wheel.frame.origin.x += shift }
      mirrorIfNeeded([unit, track])
    }
    layOutBar()
  }
}

/// The digits from 0 to 9 on a strip behind a window. The strip rolls from one digit to another.
final class CounterWheel: UIView {
  static let size = CGSize(width: 26, height: 44)
  private let strip = UIView()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(strip)
    for digit in 0..<10 {
      let label = UILabel(frame: CGRect(origin: CGPoint(x: 0, y: CGFloat(digit) * Self.size.height), size: Self.size))
      label.text = "\(digit)"
      label.font = .systemFont(ofSize: 36, weight: .bold)
      label.textColor = .white
      label.textAlignment = .center
      label.lineBreakMode = .byClipping
      strip.addSubview(label)
    }
    strip.frame = CGRect(x: 0, y: 0, width: Self.size.width, height: 10 * Self.size.height)
  }
  required init?(coder: NSCoder) { nil }

  func show(_ digit: Int) { strip.frame.origin.y = -CGFloat(digit) * Self.size.height }
}
