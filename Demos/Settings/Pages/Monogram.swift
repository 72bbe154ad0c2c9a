import UIKit

/// The initials of a person in a circle of evening colours.
enum Monogram {
  private static let colors = [
    UIColor(red: 0.98, green: 0.6, blue: 0.42, alpha: 1), UIColor(red: 0.8, green: 0.25, blue: 0.45, alpha: 1),
  ]

  @MainActor static func image(of person: Person, side: CGFloat) -> UIImage {
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: box.size).image { context in
      UIBezierPath(ovalIn: box).addClip()
      let space = CGColorSpaceCreateDeviceRGB()
      if let gradient = CGGradient(colorsSpace: space, colors: colors.map(\.cgColor) as CFArray, locations: [0, 1]) {
        context.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: side), options: [])
      }
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: side * 0.4, weight: .semibold), .foregroundColor: UIColor.white,
      ]
      let words = NSAttributedString(string: person.initials, attributes: attributes)
      let size = words.size()
      words.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2))
    }
  }
}
