import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore

@MainActor @Suite("UIButton.Configuration", .hand)
struct ConfiguredButtonTests {
  let hand = Hand.current!
  let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    change(&configuration)
    return hand.show(UIButton(configuration: configuration), size: CGSize(width: 200, height: 100))
  }

  @Test func `a picture stands on its side of the words, and that side turns where people read from right to left`() {
    let button = button { ($0.image, $0.imagePadding) = (picture, 8) }
    #expect(button.imageView!.frame.maxX + 8 == button.titleLabel!.frame.minX)
    hand.app.perform { button.configuration?.imagePlacement = .trailing }
    #expect(button.titleLabel!.frame.maxX + 8 == button.imageView!.frame.minX)
    hand.readsRightToLeft = true
    #expect(button.imageView!.frame.maxX + 8 == button.titleLabel!.frame.minX)
    hand.app.perform { button.configuration?.imagePlacement = .top }
    #expect(button.imageView!.frame.maxY + 8 == button.titleLabel!.frame.minY && abs(button.imageView!.frame.midX - 100) < 0.51)
    hand.app.perform { button.configuration?.imagePlacement = .bottom }
    #expect(button.titleLabel!.frame.maxY + 8 == button.imageView!.frame.minY)
  }

  @Test func `a subtitle lies below the title, aligned as said, and goes again`() {
    let button = button { ($0.subtitle, $0.titlePadding, $0.titleAlignment) = ("A longer subtitle", 4, .leading) }
    hand.wait()
    let (title, subtitle) = (button.titleLabel!.frame, button.subtitleLabel!.frame)
    #expect(title.maxY + 4 == subtitle.minY && title.minX == subtitle.minX && button.subtitleLabel?.font.pointSize == 13)
    hand.app.perform { button.configuration?.titleAlignment = .trailing }
    #expect(button.titleLabel!.frame.maxX == button.subtitleLabel!.frame.maxX)
    #expect(button.intrinsicContentSize.height == title.height + 4 + subtitle.height + 14)
    hand.app.perform { button.configuration?.subtitle = nil }
    #expect(button.subtitleLabel == nil)
  }

  @Test func `an activity indicator turns in the place of the picture`() {
    let button = button { ($0.image, $0.showsActivityIndicator) = (picture, true) }
    hand.wait()
    let wheel = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(wheel?.isAnimating == true && button.imageView!.isHidden && wheel!.frame.maxX == button.titleLabel!.frame.minX)
    hand.app.perform { button.configuration?.showsActivityIndicator = false }
    #expect(!button.subviews.contains { $0 is UIActivityIndicatorView } && !button.imageView!.isHidden)
  }

  @Test func `the update handler is called once for a change of state, before the layout, and may change the configuration`() {
    var states: [UIControl.State] = []
    let button = button { _ in }
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isHighlighted ? "Held" : "Free"
    }
    hand.wait()
    #expect(states == [.normal] && button.titleLabel?.text == "Free")
    hand.down(150, 350); hand.wait()
    #expect(states == [.normal, .highlighted] && button.titleLabel?.text == "Held")
    hand.cancel(); hand.wait()
    #expect(button.titleLabel?.text == "Free")
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    hand.wait()
    #expect(states.count == 4)
  }

  @Test func `sizes have their insets and fonts, until insets are set`() {
    let button = button { $0.buttonSize = .large }
    let large = button.intrinsicContentSize.height
    button.configuration?.buttonSize = .small
    #expect(button.intrinsicContentSize.height < 30 && large > 50 && button.titleLabel?.font.pointSize == 15)
    button.configuration?.contentInsets = .zero
    let bare = button.intrinsicContentSize.height
    button.configuration?.setDefaultContentInsets()
    #expect(button.intrinsicContentSize.height == bare + 10)
  }

  @Test func `a title wraps where it has no room, or is cut where that is said`() {
    let button = button { $0.title = "A title that is far too long for one line of this button" }
    hand.wait()
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(button.titleLabel!.frame.height > line * 1.5)
    hand.app.perform { button.configuration?.titleLineBreakMode = .byTruncatingTail }
    #expect(button.titleLabel!.frame.height < line * 1.5 && button.titleLabel!.frame.width <= 176)
  }

  @Test func `under the finger its colours are weaker, chosen it is a step stronger, disabled it is gray`() {
    let button = button { $0.baseForegroundColor = .red }
    hand.down(150, 350)
    #expect(button.titleLabel?.textColor == UIColor.red.withAlphaComponent(0.75))
    hand.cancel()
    #expect(button.titleLabel?.textColor == .red)
    button.isSelected = true
    #expect(button.backdrop?.configuration.backgroundColor != .clear)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func `types of the system's bring their pictures and their size`() {
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
      let button = UIButton(type: type)
      #expect(button.buttonType == type && button.currentImage != nil && button.bounds.width >= 22, "\(type)")
    }
    #expect(UIButton(type: .close).accessibilityLabel == "Close")
  }

  @Test func `a destructive button is red`() {
    let button = button { _ in }
    button.role = .destructive
    #expect(button.titleLabel?.textColor == .systemRed)
  }
}
