import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitText

/// Text attachments in labels, text views, text fields, buttons and drawn strings.
@MainActor @Suite struct TextAttachmentTests {
  let session = AppSession(device: .iPhoneX) { _ in }

  private func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }
  private func text(_ attachment: NSTextAttachment, _ before: String = "a", _ after: String = "b") -> NSAttributedString {
    let text = NSMutableAttributedString(string: before, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: after, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    return text
  }

  /// As wide as the line proposes, half as high.
  final class Banner: NSTextAttachment, @unchecked Sendable {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      lineFrag.width > 10_000
        ? CGRect(x: 0, y: 0, width: 40, height: 20) : CGRect(x: 0, y: 0, width: lineFrag.width, height: lineFrag.width / 2)
    }
  }

  @Test func `an attachment is one character, and stands on the baseline in its image's size`() {
    session.perform {
      let attachment = NSTextAttachment(image: image(30, 40))
      #expect(NSTextAttachment.character == 0xFFFC)
      #expect(NSAttributedString(attachment: attachment).string == "\u{FFFC}")
      let label = UILabel()
      label.attributedText = text(attachment)
      let plain = UILabel()
      plain.text = "ab"
      label.sizeToFit()
      plain.sizeToFit()
      #expect(abs(label.bounds.width - plain.bounds.width - 30) < 0.7)
      // The letters' descent below it.
      #expect(abs(label.bounds.height - (40 + 494.0 / 2048 * 17)) < 0.4)
    }
  }

  @Test func `bounds place it against the baseline, y growing upwards`() {
    session.perform {
      let attachment = NSTextAttachment(image: image(30, 40))
      attachment.bounds = CGRect(x: 0, y: -4, width: 16, height: 16)
      let size = text(attachment).size()
      #expect(abs(size.height - 20.287109375) < 0.01)
      let rect = text(attachment).boundingRect(with: CGSize(width: 300, height: 0), options: .usesLineFragmentOrigin, context: nil)
      #expect(rect.size == size)
      attachment.bounds = CGRect(x: 0, y: -20, width: 16, height: 16)
      #expect(abs(text(attachment).size().height - (1950.0 / 2048 * 17 + 20)) < 0.01)
    }
  }

  @Test func `a subclass that fits itself to the line is asked for each width`() {
    session.perform {
      let banner = Banner()
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(attachment: banner)
      #expect(label.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 100))
      #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 50))
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 100))
      view.attributedText = NSAttributedString(attachment: banner)
      session.window.addSubview(view)
      view.layoutIfNeeded()
      #expect(view.contentSize.height == 66)
      view.frame.size.width = 210
      view.layoutIfNeeded()
      #expect(view.contentSize.height == 116)
    }
  }

  @Test func `contents that are a picture are shown, others leave no room`() throws {
    try session.perform {
      let data = try #require(image(8, 6).pngData())
      let attachment = NSTextAttachment(data: data, ofType: "public.png")
      let scale = UIScreen.main.scale
      #expect(NSAttributedString(attachment: attachment).size() == CGSize(width: 8 * scale, height: 6 * scale))
      let other = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
      #expect(NSAttributedString(attachment: other).size().width == 0)
    }
  }

  @Test func `an image is drawn in its colours, a template in the text's`() {
    session.perform {
      @MainActor func pixel(_ image: UIImage) -> UInt32? {
        let attachment = NSTextAttachment(image: image)
        let string = NSAttributedString(attachment: attachment, attributes: [.foregroundColor: UIColor.blue])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in string.draw(at: .zero) }
        return drawn.cgImage?.pixel(x: 4, y: 4)
      }
      let red = image(10, 10)
      #expect(pixel(red) == 0xFFFF_0000)
      #expect(pixel(red.withRenderingMode(.alwaysTemplate)) == 0xFF00_00FF)
    }
  }

  @Test func `an image with a form for the dark is shown in it`() {
    session.perform {
      let light = image(10, 10), dark = image(10, 10, .blue)
      light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      session.window.addSubview(label)
      label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: light))
      label.layoutIfNeeded()
      label.displayContents()
      let before = label.layer.image
      label.overrideUserInterfaceStyle = .dark
      label.displayContents()
      #expect(before != nil && label.layer.image != nil && before != label.layer.image)
    }
  }

  @Test func `a label that shrinks takes its pictures along`() {
    session.perform {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
      label.adjustsFontSizeToFitWidth = true
      label.attributedText = text(NSTextAttachment(image: image(100, 40)))
      let layout = label.content.layout(in: label.bounds.size)
      #expect(!layout.isTruncated && layout.size.width <= 60 && layout.size.height < 30)
    }
  }

  @Test func `two attachments beside each other are both there, and a text keeps no attachment alive`() {
    weak var gone: NSTextAttachment?
    session.perform {
      let one = NSTextAttachment(image: image(10, 10))
      gone = one
      let string = NSMutableAttributedString(attributedString: NSAttributedString(attachment: one))
      string.append(NSAttributedString(attachment: one))
      #expect(string.size() == CGSize(width: 20, height: 10))
    }
    if AttributedStringStorage.isReleased { #expect(gone == nil) }
  }

  @Test func `buttons and fields show attachments`() {
    session.perform {
      let button = UIButton(type: .system)
      button.setAttributedTitle(text(NSTextAttachment(image: image(60, 20))), for: .normal)
      #expect(button.intrinsicContentSize.width > 75)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.attributedText = text(NSTextAttachment(image: image(60, 20)))
      #expect(field.intrinsicContentSize.width > 75)
    }
  }
}
