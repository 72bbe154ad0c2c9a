import QuartzCore
import Testing
import UIKit

@MainActor
struct LayerColorTests {
  let runtime = Runtime()

  @Test func `a layer gives back the color objects that it was given (behaviour: measured, line 51)`() {
    let layer = CALayer(), color = CGColor(gray: 0.5, alpha: 1)
    (layer.backgroundColor, layer.borderColor, layer.shadowColor) = (color, color, color)
    #expect(layer.backgroundColor === color && layer.borderColor === color && layer.shadowColor === color)
    layer.backgroundColor = nil
    #expect(layer.backgroundColor == nil)
    layer.shadowColor = nil
    #expect(layer.shadowColor == nil)
  }

  @Test func `a gray background is a color of two components in the layer (behaviour: measured, line 51)`() {
    let view = UIView(), gray = UIColor(white: 0.5, alpha: 1)
    view.backgroundColor = gray
    #expect(view.layer.backgroundColor?.numberOfComponents == 2 && view.backgroundColor === gray)
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red && view.backgroundColor !== gray)
    view.backgroundColor = .label
    #expect(view.backgroundColor == .label)
  }

  @Test func `a color of a Core Graphics color in sRGB is not equal to one made of components (behaviour: measured, line 51)`() {
    let made = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    for color in [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)] {
      #expect(UIColor(cgColor: color) != made && made != UIColor(cgColor: color))
      #expect(UIColor(cgColor: color) == UIColor(cgColor: color))
    }
    #expect(UIColor(cgColor: made.cgColor) == made)
  }
}
