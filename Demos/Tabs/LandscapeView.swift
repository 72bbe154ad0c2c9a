import UIKit

/// A quarter of one long landscape. Each page continues where the last one ends, so that a change of pages shows no seam.
final class LandscapeView: UIView {
  private let index: Int
  private var season: Season { Season.all[index] }
  /// The distance in points by which the drawing exceeds the page, so that no gap is visible between two pages.
  static let overlap: CGFloat = 1
  private var width: CGFloat { bounds.width - 2 * Self.overlap }

  init(_ index: Int) {
    self.index = index
    super.init(frame: .zero)
    contentMode = .redraw
  }
  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      // In a reading direction from right to left, the year and the landscape are mirrored.
      context.translateBy(x: bounds.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    context.translateBy(x: Self.overlap, y: 0)
    blend(\.sky, in: context)
    drawHaze(in: context)
    drawLight()
    drawAir()
    hill(context, \.far, level: 0.60, wave: 0.035, length: 1.7, turn: 0.4)
    drawTrees(context)
    hill(context, \.near, level: 0.70, wave: 0.03, length: 1.1, turn: 1.3)
  }

  // MARK: What goes on from page to page

  /// Draws the blend of a colour across the page, from the mean with the last season to the mean with the next season.
  private func blend(_ color: KeyPath<Season, UIColor>, in context: CGContext) {
    let all = Season.all.map { $0[keyPath: color] }
    let (own, last, next) = (all[index], all[max(0, index - 1)], all[min(all.count - 1, index + 1)])
    let colors = [Self.mix(last, own), own, own, Self.mix(own, next)].map(\.cgColor)
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.3, 0.7, 1]) else { return }
    let everywhere: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: width, y: 0), options: everywhere)
  }

  private static func mix(_ a: UIColor, _ b: UIColor) -> UIColor {
    var (r, g, b1, x, y, z, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    a.getRed(&r, green: &g, blue: &b1, alpha: &alpha)
    b.getRed(&x, green: &y, blue: &z, alpha: &alpha)
    return UIColor(red: (r + x) / 2, green: (g + y) / 2, blue: (b1 + z) / 2, alpha: 1)
  }

  /// Returns the height of the ground at a position of the page, in points from above.
  private func ground(_ x: CGFloat, level: CGFloat, wave: CGFloat, length: CGFloat, turn: CGFloat) -> CGFloat {
    let place = CGFloat(index) + x / max(1, width)
    let swing = sin(place * 2 * .pi / length + turn) + 0.4 * sin(place * 2 * .pi / (length * 0.43) + 2 * turn)
    return bounds.height * (level + wave * swing)
  }

  private func hill(_ context: CGContext, _ color: KeyPath<Season, UIColor>, level: CGFloat, wave: CGFloat, length: CGFloat, turn: CGFloat)
  {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -Self.overlap, y: bounds.height))
    for step in 0...48 {
      let x = bounds.width * CGFloat(step) / 48 - Self.overlap
      path.addLine(to: CGPoint(x: x, y: ground(x, level: level, wave: wave, length: length, turn: turn)))
    }
    path.addLine(to: CGPoint(x: width + Self.overlap, y: bounds.height))
    path.close()
    context.saveGState()
    path.addClip()
    blend(color, in: context)
    context.restoreGState()
  }

  // MARK: What each page has of its own

  private var isNight: Bool { traitCollection.userInterfaceStyle == .dark }

  private func drawHaze(in context: CGContext) {
    let alpha: CGFloat = isNight ? 0.10 : 0.55
    let colors = [UIColor.white.withAlphaComponent(0), UIColor.white.withAlphaComponent(alpha)].map(\.cgColor)
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1]) else { return }
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height * 0.62), options: .drawsAfterEndLocation)
  }

  /// Draws the sun by day, or the moon by night.
  private func drawLight() {
    let radius = min(width, bounds.height) * 0.085
    let middle = CGPoint(x: width * 0.76, y: bounds.height * season.height)
    for (scale, alpha) in [(2.1, 0.16), (1.5, 0.24), (1, 1)] as [(CGFloat, CGFloat)] {
      let size = radius * scale
      (isNight ? UIColor(white: 0.93, alpha: alpha) : UIColor(red: 1, green: 0.93, blue: 0.68, alpha: alpha)).setFill()
      UIBezierPath(ovalIn: CGRect(x: middle.x - size, y: middle.y - size, width: 2 * size, height: 2 * size)).fill()
    }
  }

  /// Draws blossoms, pollen, leaves or snow, with the stars behind them by night.
  private func drawAir() {
    var seed: UInt32 = UInt32(index) &* 7919 &+ 17
    func random() -> CGFloat {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return CGFloat(seed >> 8) / CGFloat(1 << 24)
    }
    func scatter(_ count: Int, _ color: UIColor, _ sizes: ClosedRange<CGFloat>, flat: CGFloat) {
      color.setFill()
      for _ in 0..<count {
        let size = sizes.lowerBound + (sizes.upperBound - sizes.lowerBound) * random()
        let at = CGPoint(x: width * random(), y: bounds.height * 0.6 * random())
        UIBezierPath(ovalIn: CGRect(x: at.x, y: at.y, width: size, height: size * flat)).fill()
      }
    }
    if isNight { scatter(60, UIColor(white: 1, alpha: 0.7), 0.8...2, flat: 1) }
    switch index {
    case 0: scatter(34, season.accent.withAlphaComponent(0.75), 3...6, flat: 0.7)
    case 1: scatter(16, season.accent.withAlphaComponent(0.6), 2...3.5, flat: 1)
    case 2: scatter(30, season.accent.withAlphaComponent(0.8), 4...7, flat: 0.55)
    default: scatter(70, UIColor(white: 1, alpha: isNight ? 0.85 : 0.95), 2.5...5.5, flat: 1)
    }
  }

  private func drawTrees(_ context: CGContext) {
    for (place, scale) in [(0.16, 0.8), (0.40, 1.15), (0.62, 0.7), (0.85, 0.95)] as [(CGFloat, CGFloat)] {
      let x = width * place
      let foot = ground(x, level: 0.60, wave: 0.035, length: 1.7, turn: 0.4) + 6
      tree(CGPoint(x: x, y: foot), scale * min(bounds.height * 0.14, width * 0.32))
    }
  }

  private func tree(_ foot: CGPoint, _ height: CGFloat) {
    UIColor(red: 0.33, green: 0.25, blue: 0.2, alpha: 1).setFill()
    let trunk = height * 0.09
    UIBezierPath(
      roundedRect: CGRect(x: foot.x - trunk / 2, y: foot.y - height * 0.62, width: trunk, height: height * 0.64), cornerRadius: trunk / 2
    ).fill()
    season.crown.setFill()
    let balls: [(CGFloat, CGFloat, CGFloat)] = [(-0.2, 0.62, 0.2), (0.2, 0.62, 0.2), (0, 0.8, 0.24), (0, 0.58, 0.22)]
    for (dx, up, size) in balls {
      // In winter the crowns are thin.
      let radius = height * size * (index == 3 ? 0.55 : 1)
      let middle = CGPoint(x: foot.x + dx * height, y: foot.y - up * height)
      UIBezierPath(ovalIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)).fill()
    }
  }
}
