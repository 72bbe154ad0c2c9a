import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitText

@MainActor @Suite("UIButton.Configuration: attributes, background, choice", .hand)
struct StyledButtonTests {
  let hand = Hand.current!

  private func button(_ base: UIButton.Configuration = .plain(), _ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = base
    change(&configuration)
    return hand.show(UIButton(configuration: configuration), size: CGSize(width: 200, height: 60))
  }
  private func attribute<Value>(_ key: NSAttributedString.Key, of label: UILabel?, at index: Int = 0) -> Value? {
    label?.attributedText?.attribute(key, at: index, effectiveRange: nil) as? Value
  }

  @Test func `a styled title keeps its own font, and takes the button's colour where it says none`() {
    var attributes = AttributeContainer()
    attributes.font = UIFont.boldSystemFont(ofSize: 30)
    let button = button { $0.attributedTitle = AttributedString("Big", attributes: attributes) }
    hand.wait()
    #expect(button.configuration?.title == "Big" && button.currentTitle == "Big")
    #expect(attribute(.font, of: button.titleLabel) == UIFont.boldSystemFont(ofSize: 30))
    #expect(attribute(.foregroundColor, of: button.titleLabel) == button.tintColor)
    #expect(button.intrinsicContentSize.height > 40)
    // A plain title takes the attributes away again.
    hand.app.perform { button.configuration?.title = "Big" }
    #expect(button.titleLabel?.font == .systemFont(ofSize: 17) && button.intrinsicContentSize.height < 40)
  }

  @Test func `attributes of a part of a title hold for that part`() {
    var text = AttributedString("Buy now")
    let range = text.range(of: "now")!
    text[range].foregroundColor = UIColor.red
    let button = button { $0.attributedTitle = text }
    #expect(attribute(.foregroundColor, of: button.titleLabel, at: 0) == button.tintColor)
    #expect(attribute(.foregroundColor, of: button.titleLabel, at: 5) == UIColor.red)
  }

  @Test func `transformers see the button's font and colour, in every state, and have the last word`() {
    var seen: [UIColor?] = []
    let button = button {
      $0.title = "Title"
      $0.subtitle = "Subtitle"
      $0.baseForegroundColor = .red
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        seen.append(incoming.foregroundColor)
        var outgoing = incoming
        outgoing.font = UIFont.systemFont(ofSize: 24)
        return outgoing
      }
      $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var outgoing = $0
        outgoing.foregroundColor = .green
        return outgoing
      }
    }
    hand.wait()
    #expect(attribute(.font, of: button.titleLabel) == UIFont.systemFont(ofSize: 24))
    #expect(attribute(.foregroundColor, of: button.subtitleLabel) == UIColor.green && seen.last == .red)
    button.isEnabled = false
    #expect(seen.last == .tertiaryLabel)
  }

  @Test func `what lies behind is the style's until the app says a colour, which then stays in every state`() {
    let button = button(.filled()) { $0.title = "Title" }
    #expect(button.backdrop?.configuration.backgroundColor == button.tintColor && button.backgroundColor == nil)
    hand.app.perform { button.configuration?.background.backgroundColor = .purple }
    #expect(button.backdrop?.configuration.backgroundColor == .purple)
    button.isEnabled = false
    #expect(button.backdrop?.configuration.backgroundColor == .purple)
    hand.app.perform {
      button.configuration?.background.strokeColor = .red
      button.configuration?.background.strokeWidth = 2
    }
    #expect(button.backdrop?.subviews.contains { $0.layer.borderWidth == 2 } == true)
  }

  @Test func `corners of the background count where the style of the corners is fixed or dynamic`() {
    let button = button(.filled()) {
      $0.title = "Title"
      $0.background.cornerRadius = 17
    }
    #expect(button.backdrop?.configuration.cornerRadius == 17)
    hand.app.perform { button.configuration?.cornerStyle = .large }
    #expect(button.backdrop?.configuration.cornerRadius == 9)
    hand.app.perform { button.configuration?.cornerStyle = .capsule }
    #expect(button.backdrop?.configuration.cornerRadius == 30)
    hand.app.perform { button.frame.size.height = 44 }
    #expect(button.backdrop?.configuration.cornerRadius == 22)
  }

  @Test func `a view of the app's own lies behind the words, insets and all, and goes with the configuration`() {
    let own = UIView(frame: .zero)
    let button = button {
      $0.title = "Title"
      $0.background.customView = own
      $0.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    hand.wait()
    #expect(own.convert(own.bounds, to: button) == CGRect(x: 2, y: 1, width: 194, height: 56))
    #expect(button.subviews.first === button.backdrop)
    hand.app.perform { button.configuration = nil }
    #expect(own.window == nil && button.backdrop == nil)
  }

  @Test func `a button that does not update its configuration keeps its colours under the finger, until the app updates them`() {
    let button = button {
      $0.baseForegroundColor = .red; $0.title = "Title"
    }
    button.automaticallyUpdatesConfiguration = false
    button.isHighlighted = true
    #expect(button.titleLabel?.textColor == .red)
    button.configurationUpdateHandler = { button in button.configuration = button.configuration?.updated(for: button) }
    hand.wait()
    #expect(button.titleLabel?.textColor == UIColor.red.withAlphaComponent(0.75))
  }

  @Test func `a chosen button stays as it is where that is said`() {
    let button = button { $0.title = "Title" }
    button.isSelected = true
    #expect(button.backdrop?.configuration.backgroundColor != .clear)
    hand.app.perform { button.configuration?.automaticallyUpdateForSelection = false }
    #expect(button.backdrop?.configuration.backgroundColor == .clear)
  }

  @Test(arguments: [false, true])
  func `a button whose menu is its choice has arrows at its trailing end`(mirrored: Bool) {
    hand.readsRightToLeft = mirrored
    let button = button { $0.title = "Title" }
    hand.wait()
    let width = button.intrinsicContentSize.width
    button.menu = UIMenu(children: [UIAction(title: "Title") { _ in }, UIAction(title: "Other") { _ in }])
    button.showsMenuAsPrimaryAction = true
    #expect(button.arrows == nil)
    hand.app.perform { button.changesSelectionAsPrimaryAction = true }
    let arrows = button.arrows!, title = button.titleLabel!
    #expect(button.intrinsicContentSize.width > width + 6)
    #expect(mirrored ? arrows.frame.maxX < title.frame.minX : arrows.frame.minX > title.frame.maxX)
    hand.app.perform { button.configuration?.indicator = UIButton.Configuration.Indicator.none }
    #expect(button.arrows == nil && button.intrinsicContentSize.width == width)
  }

  @Test func `pictures of one reservation take equal room`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    let button = button { ($0.title, $0.image, $0.imageReservation) = ("Title", picture, 40) }
    hand.wait()
    #expect(button.imageView?.frame.width == 40 && button.imageView?.frame.maxX == button.titleLabel?.frame.minX)
  }

  @Test func `colours of picture and wheel can be others than the words'`() {
    let button = button {
      ($0.title, $0.image) = ("Title", UIImage(systemName: "star"))
      $0.imageColorTransformer = UIConfigurationColorTransformer { _ in .orange }
      $0.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .brown }
    }
    #expect(button.imageView?.tintColor == .orange)
    hand.app.perform { button.configuration?.showsActivityIndicator = true }
    #expect(button.spinner?.color == .brown)
  }

  @Test func `a plain button's picture stands on the other side where it is told to read from right to left`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let button = hand.show(UIButton(type: .system), size: CGSize(width: 200, height: 40))
    button.setTitle("Next", for: .normal)
    button.setImage(picture, for: .normal)
    hand.wait()
    #expect(button.imageView!.frame.maxX == button.titleLabel!.frame.minX)
    hand.app.perform { button.semanticContentAttribute = .forceRightToLeft }
    hand.app.perform { button.setNeedsLayout() }
    #expect(button.titleLabel!.frame.maxX == button.imageView!.frame.minX)
    hand.app.perform { button.contentHorizontalAlignment = .leading }
    #expect(button.imageView!.frame.maxX == 200 && button.effectiveContentHorizontalAlignment == .right)
  }

  @Test func `texts with attributes go to Foundation's other kind and back`() {
    var text = AttributedString("ab")
    text.font = UIFont.systemFont(ofSize: 12)
    text.underlineStyle = .single
    text.kern = 2
    let there = NSAttributedString(text)
    #expect(there.string == "ab" && there.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
    #expect(AttributedString(there) == text)
  }
}
