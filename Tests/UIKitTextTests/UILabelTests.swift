import HostInterface
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

@MainActor @Suite struct UILabelTests {
  let session = AppSession(device: .iPhoneX) { _ in }
  let long = "The quick brown fox jumps over the lazy dog while the five boxing wizards jump quickly"

  private func label(_ change: (UILabel) -> Void) -> UILabel {
    session.perform {
      let label = UILabel(frame: .zero)
      change(label)
      return label
    }
  }

  private func show(_ label: UILabel, _ frame: CGRect) {
    session.perform {
      label.frame = frame
      session.window.addSubview(label)
    }
  }

  /// Rows and columns of the contents that have ink.
  private func ink(_ image: CGImage) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    let bytesPerPixel = image.format == .alpha ? 1 : 4
    var (rows, columns): (Set<Int>, Set<Int>) = ([], [])
    for y in 0..<image.height {
      for x in 0..<image.width where image.bytes[y * image.bytesPerRow + x * bytesPerPixel + bytesPerPixel - 1] > 0 {
        rows.insert(y)
        columns.insert(x)
      }
    }
    guard let top = rows.min(), let left = columns.min() else { return nil }
    return (top...rows.max()!, left...columns.max()!)
  }

  @Test func `a label begins as UIKit's does`() {
    let label = label { _ in }
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.text == nil)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `accessibility reads the text, unless it was told something else`() {
    let label = label { $0.text = "Today" }
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityTraits == .staticText)
    #expect(label.accessibilityLabel == "Today")
    label.accessibilityLabel = "This day"
    #expect(label.accessibilityLabel == "This day")
  }

  @Test func `its size is the text's in whole pixels`() {
    let label = label { $0.text = "Today" }
    #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
    let pixels = label.intrinsicContentSize.width * 3
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
  }

  @Test func `sized to fit again, one line grows with its text and several grow downwards`() {
    let label = label { $0.text = "Today" }
    label.sizeToFit()
    label.text = long
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
    label.numberOfLines = 0
    label.bounds.size = CGSize(width: 200, height: 20)
    label.sizeToFit()
    #expect(label.bounds.width <= 200 && label.bounds.height > 80)
  }

  @Test func `several lines are as tall as their width makes them`() {
    let label = label {
      $0.text = long
      $0.numberOfLines = 0
    }
    #expect(label.intrinsicContentSize.height < 21)
    #expect(label.sizeThatFits(CGSize(width: 200, height: 0)).height > 80)
    #expect(label.contentHeight(wrappedTo: 200) == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    label.preferredMaxLayoutWidth = 200
    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 200, height: 0)))
    label.numberOfLines = 2
    #expect(abs(label.intrinsicContentSize.height - 122.0 / 3) < 1e-9)
    label.numberOfLines = 1
    #expect(label.contentHeight(wrappedTo: 200) == nil)
  }

  @Test func `Auto Layout gives a wrapped label its height`() {
    let label = label {
      $0.text = long
      $0.numberOfLines = 0
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    session.perform {
      session.window.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: session.window.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: session.window.trailingAnchor, constant: -20),
        label.topAnchor.constraint(equalTo: session.window.topAnchor, constant: 100),
      ])
    }
    #expect(label.frame.width == 335)
    #expect(abs(label.frame.height - label.sizeThatFits(CGSize(width: 335, height: 0)).height) < 0.01)
    session.perform { label.text = "short" }
    #expect(abs(label.frame.height - 61.0 / 3) < 0.01)
  }

  @Test func `text is coverage in the label's colour, in the middle of its height`() throws {
    let label = label {
      $0.text = "Today"
      $0.textColor = .systemRed
    }
    show(label, CGRect(x: 10, y: 10, width: 200, height: 100))
    let image = try #require(label.layer.image)
    #expect(image.format == .alpha)
    #expect(label.layer.properties.rare.contentsTint == UIColor.systemRed.rgba)
    #expect(image.height == 300)
    #expect(image.width < 200)
    let rows = try #require(ink(image)).rows
    #expect(abs((rows.lowerBound + rows.upperBound) / 2 - 150) < 12)
    session.perform { label.textColor = .systemBlue }
    #expect(label.layer.properties.rare.contentsTint == UIColor.systemBlue.rgba)
    session.perform { label.text = "" }
    #expect(label.layer.image == nil)
  }

  @Test(arguments: [NSTextAlignment.left, .center, .right])
  func `text keeps to its side`(alignment: NSTextAlignment) throws {
    let label = label {
      $0.text = "side"
      $0.textAlignment = alignment
    }
    show(label, CGRect(x: 0, y: 0, width: 200, height: 30))
    let image = try #require(label.layer.image)
    let columns = try #require(ink(image)).columns
    switch alignment {
    case .left:
      #expect(columns.lowerBound < 10)
      #expect(label.layer.contentsGravity == .topLeft)
    case .right:
      #expect(columns.upperBound > 585)
      #expect(label.layer.contentsGravity == .topRight)
    default:
      #expect(abs((columns.lowerBound + columns.upperBound) / 2 - 300) < 6)
      #expect(label.layer.contentsGravity == .top)
    }
  }

  @Test func `what is too long is cut, and made smaller first where that is allowed`() throws {
    let label = label { $0.text = long }
    show(label, CGRect(x: 0, y: 0, width: 100, height: 21))
    #expect(label.content.layout(in: label.bounds.size).isTruncated)
    session.perform {
      label.text = "just a bit too long"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
    let layout = label.content.layout(in: label.bounds.size)
    #expect(!layout.isTruncated)
    #expect(layout.size.width <= 100)
    #expect(layout.size.width > 97)
    session.perform { label.minimumScaleFactor = 0 }
    #expect(!label.content.layout(in: label.bounds.size).isTruncated)
    session.perform { label.minimumScaleFactor = 0.98 }
    #expect(label.content.layout(in: label.bounds.size).isTruncated)
  }

  @Test func `lines that do not fit the height are left out`() {
    let label = label {
      $0.text = long
      $0.numberOfLines = 0
    }
    show(label, CGRect(x: 0, y: 0, width: 150, height: 45))
    let layout = label.content.layout(in: label.bounds.size)
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
  }

  @Test func `attributes hold where they speak, the label where they do not`() {
    let label = label {
      $0.font = .boldSystemFont(ofSize: 20)
      $0.textColor = .systemGreen
      let text = NSMutableAttributedString(string: "red plain")
      text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 3))
      text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 4, length: 5))
      $0.attributedText = text
    }
    let text = label.content.text
    #expect(text.style(at: 0).color == UIColor.systemRed.rgba)
    #expect(text.style(at: 0).font == UIFont.boldSystemFont(ofSize: 20).value)
    #expect(text.style(at: 5).color == UIColor.systemGreen.rgba)
    #expect(text.style(at: 5).font == UIFont.systemFont(ofSize: 30).value)
    #expect(label.text == "red plain")
    label.font = .systemFont(ofSize: 11)
    #expect(label.content.text.styles.allSatisfy { $0.value.font == UIFont.systemFont(ofSize: 11).value })
    #expect(label.content.text.style(at: 0).color == UIColor.systemRed.rgba)
    label.text = "gone"
    #expect(label.content.text.styles.count == 1)
  }

  @Test func `two colours are drawn in their own`() throws {
    let text = NSMutableAttributedString(string: "redblue", attributes: [.foregroundColor: UIColor.systemRed])
    text.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 3, length: 4))
    let label = label { $0.attributedText = text }
    show(label, CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(try #require(label.layer.image).format == .bgra)
    #expect(label.layer.properties.rare.contentsTint == nil)
  }

  @Test func `a shadow is drawn behind, at its offset`() throws {
    let label = label {
      $0.text = "I"
      $0.textColor = .clear
      $0.shadowColor = .black
      $0.shadowOffset = CGSize(width: 50, height: 0)
    }
    show(label, CGRect(x: 0, y: 0, width: 100, height: 30))
    let image = try #require(label.layer.image)
    #expect(try #require(ink(image)).columns.lowerBound > 150)
  }

  @Test func `a subclass can give its text margins`() throws {
    final class Inset: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0))) }
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 40, height: size.height)
      }
    }
    let label = session.perform { Inset(frame: .zero) }
    session.perform { label.text = "I" }
    show(label, CGRect(x: 0, y: 0, width: 100, height: 30))
    let image = try #require(label.layer.image)
    #expect(try #require(ink(image)).columns.lowerBound >= 120)
  }

  @Test func `baselines lie where the text stands`() {
    let label = label { $0.text = "x" }
    show(label, CGRect(x: 0, y: 0, width: 100, height: 61.0 / 3))
    #expect(abs((label.firstBaselineFromTop ?? 0) - 16.1865234375) < 0.4)
    #expect(abs((label.lastBaselineFromBottom ?? 0) - 4.1) < 0.4)
    label.frame.size.height = 100
    #expect(abs((label.firstBaselineFromTop ?? 0) - 56) < 1)
  }

  @Test func `drawn into a context it shows the same`() throws {
    let label = label { $0.text = "Draw" }
    show(label, CGRect(x: 0, y: 0, width: 60, height: 24))
    let context = CGContext(PixelBuffer(width: 180, height: 72), scale: 3)
    session.perform {
      UIGraphicsPushContext(context)
      label.drawText(in: label.bounds)
      UIGraphicsPopContext()
    }
    let image = try #require(label.layer.image)
    let drawn = try #require(ink(context.takeImage())), shown = try #require(ink(image))
    #expect(drawn.rows == shown.rows)
    #expect(drawn.columns == shown.columns)
  }

  @Test func `sizes without room show nothing and do not fail`() {
    let label = label { $0.text = long }
    for size in [CGSize.zero, CGSize(width: 0, height: 20), CGSize(width: 20, height: 0), CGSize(width: 0.1, height: 0.1)] {
      show(label, CGRect(origin: .zero, size: size))
    }
    #expect(label.sizeThatFits(CGSize(width: -5, height: -5)).width > 100)
  }
}
