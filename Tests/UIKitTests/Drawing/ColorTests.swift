import Testing
import UIKit

struct ColorTests {
  @Test func `a colour is equal by its components and keeps another alpha apart`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.red.withAlphaComponent(0.5) != UIColor.red)
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(UIColor(white: 0.2, alpha: 1).hash == UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1).hash)
    #expect(UIColor(named: "Accent") == nil)
  }

  @Test(
    arguments: [
      (UIColor.red, 0, 1, 1), (.green, 1.0 / 3, 1, 1), (.blue, 2.0 / 3, 1, 1), (.orange, 1.0 / 12, 1, 1), (.gray, 0, 0, 0.5),
      (.purple, 5.0 / 6, 1, 0.5),
    ] as [(UIColor, CGFloat, CGFloat, CGFloat)])
  func `hue, saturation and brightness go both ways`(color: UIColor, hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    var (h, s, b, a) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(h - hue) < 1e-12 && s == saturation && b == brightness && a == 1)
    var (r, g, v) = (CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1).getRed(&r, green: &g, blue: &v, alpha: nil)
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(abs(r - red) < 1e-12 && abs(g - green) < 1e-12 && abs(v - blue) < 1e-12)
  }

  @Test func `the system's colours are those of Apple's tables`() {
    #expect(UIColor.systemBlue.cgColor.components! == [0, 122.0 / 255, 1, 1] as [CGFloat])
    #expect(UIColor.secondaryLabel.cgColor.alpha == 0.6)
    var white: CGFloat = 0
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil) && white == 2.0 / 3)
    #expect(!UIColor.systemGray.getWhite(nil, alpha: nil))
  }

  @Test func `gray colours have two components, white and alpha`() {
    for color in [UIColor.white, .black, .clear, .gray, .darkGray, .lightGray, UIColor(white: 0.3, alpha: 0.5)] {
      #expect(color.cgColor.numberOfComponents == 2)
      #expect(UIColor(cgColor: color.cgColor).cgColor.numberOfComponents == 2)
      #expect(color.withAlphaComponent(0.2).cgColor.numberOfComponents == 2)
    }
    #expect(UIColor(white: 0.3, alpha: 0.5).cgColor.components == [0.3, 0.5] as [CGFloat])
    #expect(UIColor.white.withAlphaComponent(0.25).cgColor.components == [1, 0.25] as [CGFloat])
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0)?.components == [0.5, 0] as [CGFloat])
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor.numberOfComponents == 4)
    var (red, blue) = (CGFloat(0), CGFloat(0))
    #expect(UIColor(white: 0.3, alpha: 1).getRed(&red, green: nil, blue: &blue, alpha: nil) && red == 0.3 && blue == 0.3)
  }
}
