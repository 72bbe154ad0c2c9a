import Foundation
import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// Fonts and text that follow the text size (Docs/behaviour/environment.md, "Text sizes").
@MainActor struct TextSizeTests {
  private let page = UIViewController()
  private let app: TestApp

  init() {
    let page = page
    app = TestApp(page)
  }

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection { UITraitCollection(preferredContentSizeCategory: category) }

  @Test func `metrics leave everything as it is at L and keep the style's proportion elsewhere, in thirds of a point`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 10, compatibleWith: traits(.large)) == 10)
    #expect(abs(metrics.scaledValue(for: 10, compatibleWith: traits(.extraLarge)) - 34.0 / 3) < 1e-9)  // 10 · 19 / 17 = 11.18
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits(.accessibilityExtraExtraExtraLarge)).pointSize == 53)
    let title = UIFontMetrics(forTextStyle: .largeTitle)
    #expect(title.scaledFont(for: .boldSystemFont(ofSize: 34), compatibleWith: traits(.accessibilityExtraExtraExtraLarge)).pointSize == 60)
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: traits(.accessibilityLarge)).pointSize == 30)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 0, compatibleWith: traits(.large)).pointSize == 20)
  }

  @Test func `a scaled font keeps its face`() {
    let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10, weight: .heavy), compatibleWith: traits(.extraExtraLarge))
    #expect(font.fontName == UIFont.systemFont(ofSize: 10, weight: .heavy).fontName)
  }

  @Test func `labels, text views and titles of buttons follow, and only fonts of styles and scaled ones do`() {
    let (label, text, fixed, scaled) = (UILabel(), UITextView(), UILabel(), UILabel())
    let button = UIButton(type: .system)
    app.perform {
      for view in [label, text, fixed, scaled, button] { page.view.addSubview(view) }
      label.font = .preferredFont(forTextStyle: .body)
      text.font = .preferredFont(forTextStyle: .footnote)
      fixed.font = .systemFont(ofSize: 17)
      scaled.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34))
      for one in [label, fixed, scaled] { (one.adjustsFontForContentSizeCategory, one.text) = (true, "Today") }
      (text.adjustsFontForContentSizeCategory, text.text) = (true, "Today")
      button.setTitle("Today", for: .normal)
      button.titleLabel!.font = .preferredFont(forTextStyle: .title1)
      button.titleLabel!.adjustsFontForContentSizeCategory = true
    }
    let height = button.intrinsicContentSize.height
    app.environment.contentSize = .AX5
    #expect(label.font.pointSize == 53 && text.font?.pointSize == 44 && fixed.font.pointSize == 17)
    #expect(abs(scaled.font.pointSize - 106) < 0.34)
    #expect(button.titleLabel?.font.pointSize == 58 && button.intrinsicContentSize.height > height)
    app.environment.contentSize = .L
    #expect(label.font == .preferredFont(forTextStyle: .body) && scaled.font.pointSize == 34)
  }

  @Test func `a label that was not asked to follow stays as it is`() {
    let label = UILabel()
    app.perform {
      page.view.addSubview(label)
      label.font = .preferredFont(forTextStyle: .body)
    }
    app.environment.contentSize = .XXXL
    #expect(label.font.pointSize == 17)
  }

  @Test func `attributed text follows run by run, in bold too`() throws {
    let label = UILabel()
    let bold = try #require(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold))
    app.perform {
      page.view.addSubview(label)
      let text = NSMutableAttributedString(string: "To", attributes: [.font: UIFont(descriptor: bold, size: 0)])
      text.append(NSAttributedString(string: "day", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
      label.attributedText = text
      label.adjustsFontForContentSizeCategory = true
    }
    app.environment.contentSize = .XS
    let first = try #require(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
    let last = try #require(label.attributedText?.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)
    #expect(first.pointSize == 14 && first.fontDescriptor.symbolicTraits.contains(.traitBold) && last.pointSize == 9)
  }

  @Test func `text that grows asks for its new room in the same turn, and everything is told once`() {
    let label = UILabel()
    let listener = Ears()
    app.perform {
      label.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(label)
      label.font = .preferredFont(forTextStyle: .body)
      (label.adjustsFontForContentSizeCategory, label.text) = (true, "Today")
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: page.view.topAnchor), label.leftAnchor.constraint(equalTo: page.view.leftAnchor),
      ])
    }
    let token = NotificationCenter.default.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil) {
      let category = $0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated { listener.heard.append(category) }
    }
    let before = label.frame.height
    app.environment.contentSize = .AX1
    #expect(label.frame.height > before * 1.5)
    #expect(listener.heard.contains(.accessibilityMedium))
    #expect(app.perform { UIApplication.shared.preferredContentSizeCategory } == .accessibilityMedium)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `a text size said for a part of the tree is that part's`() {
    let label = UILabel()
    app.perform {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      page.view.addSubview(label)
    }
    app.perform { page.view.traitOverrides.preferredContentSizeCategory = .extraSmall }
    #expect(label.font.pointSize == 14)
  }

  @Test func `text that is to be bolder is wider, and its font is the same`() {
    let label = UILabel()
    app.perform {
      page.view.addSubview(label)
      label.text = "minimum"
    }
    let (width, font) = (label.intrinsicContentSize.width, label.font)
    app.perform { page.view.traitOverrides.legibilityWeight = .bold }
    #expect(label.intrinsicContentSize.width > width && label.font == font)
    app.perform { page.view.traitOverrides.remove(UITraitLegibilityWeight.self) }
    #expect(label.intrinsicContentSize.width == width)
  }
}

@MainActor private final class Ears { var heard: [UIContentSizeCategory?] = [] }
