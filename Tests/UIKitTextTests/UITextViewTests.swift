import HostInterface
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

@MainActor @Suite struct UITextViewTests {
  let session = AppSession(device: .iPhoneX) { _ in }
  let article = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 400)

  private func view(_ frame: CGRect = CGRect(x: 0, y: 0, width: 375, height: 600), _ change: (UITextView) -> Void) -> UITextView {
    session.perform {
      let view = UITextView(frame: frame)
      view.contentInsetAdjustmentBehavior = .never
      change(view)
      session.window.addSubview(view)
      return view
    }
  }

  private func tiles(_ view: UITextView) -> [CALayer] { view.subviews.first { $0 is TextCanvas }?.layer.sublayers ?? [] }

  @Test func `the column has UIKit's margins`() {
    let view = view { $0.text = "one line" }
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    let line = 12 * 2444.0 / 2048
    #expect(abs(view.contentSize.height - ((line + 16) * 3).rounded(.up) / 3) < 1e-9)
    #expect(view.contentSize.width == 375)
    let narrow = view.sizeThatFits(CGSize(width: 30, height: 0))
    #expect(narrow.height > view.contentSize.height)
  }

  @Test func `content is as tall as the text, and follows its font and its margins`() {
    let view = view { $0.text = article }
    let small = view.contentSize.height
    #expect(small > 1000)
    session.perform { view.font = .systemFont(ofSize: 24) }
    #expect(view.contentSize.height > small * 2.5)
    let before = view.contentSize.height
    session.perform { view.textContainerInset.bottom = 108 }
    #expect(abs(view.contentSize.height - before - 100) < 0.5)
    session.perform { view.text = nil }
    #expect(view.text == "")
    #expect(view.contentSize.height < 150)
  }

  @Test func `only tiles near what is visible exist, and scrolling makes others`() {
    let view = view {
      $0.text = article
      $0.font = .systemFont(ofSize: 17)
    }
    #expect(view.contentSize.height > 4000)
    #expect(tiles(view).map(\.frame.minY).sorted() == [0, 512])
    for y in stride(from: 0, through: 2500, by: 100) { session.perform { view.contentOffset.y = CGFloat(y) } }
    let tops = tiles(view).map(\.frame.minY).sorted()
    #expect(tops.suffix(3) == [2048, 2560, 3072])
    #expect(tops.count <= 4)
    #expect(tiles(view).allSatisfy { $0.sublayers?.map(\.image?.format) == [.alpha] })
  }

  @Test func `a jump keeps what was seen, and fills what an animation passes`() {
    let view = view {
      $0.text = article
      $0.font = .systemFont(ofSize: 17)
    }
    session.perform { view.contentOffset.y = 1500 }
    session.advance(by: 0.1)
    session.perform { UIView.animate(withDuration: 0.36) { view.contentOffset.y = 0 } }
    #expect(Set(tiles(view).map(\.frame.minY)).isSuperset(of: [0, 512, 1024, 1536, 2048]))
    session.advance(by: 0.1)
    #expect(Set(tiles(view).map(\.frame.minY)).isSuperset(of: [0, 512, 1024, 1536]))
    session.advance(by: 0.5)
    session.perform { view.contentOffset.y = 1 }
    #expect(tiles(view).map(\.frame.minY).sorted() == [0, 512])
  }

  @Test func `a text that does not scroll has tiles where the scroll view above it shows them`() {
    let outer = session.perform {
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      outer.contentInsetAdjustmentBehavior = .never
      session.window.addSubview(outer)
      return outer
    }
    let view = view {
      $0.text = article
      $0.font = .systemFont(ofSize: 17)
      $0.isScrollEnabled = false
    }
    session.perform {
      view.frame = CGRect(x: 0, y: 500, width: 375, height: view.sizeThatFits(CGSize(width: 375, height: 0)).height)
      outer.contentSize.height = view.frame.maxY
      outer.addSubview(view)
    }
    #expect(tiles(view).map(\.frame.minY).min() == 0)
    for y in stride(from: 0, through: 3000, by: 100) { session.perform { outer.contentOffset.y = CGFloat(y) } }
    #expect(tiles(view).map(\.frame.minY).max() == 3072)
    #expect(tiles(view).count <= 4)
    session.perform { view.removeFromSuperview() }
    #expect(tiles(view).isEmpty)
  }

  @Test func `a text view wider than the largest bitmap has tiles beside each other`() {
    let view = session.perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 8000, height: 100))
      view.text = String(repeating: "word ", count: 400)
      view.font = .systemFont(ofSize: 17)
      session.window.addSubview(view)
      return view
    }
    #expect(tiles(view).map(\.frame.minX) == [0], "what the screen does not show has none")
    session.perform { view.frame.origin.x = -3000 }
    #expect(tiles(view).map(\.frame.minX).sorted() == [0, 2048])
    #expect(tiles(view).allSatisfy { $0.frame.width == 2048 && $0.sublayers?.isEmpty == false })
    session.perform { view.frame.origin.x = -7700 }
    session.advance(by: 1)
    #expect(tiles(view).map(\.frame.maxX).max() == 8000)
  }

  @Test func `a text view that is in no window and wider than the largest bitmap is drawn`() {
    session.perform {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 6000, height: 40))
      view.text = String(repeating: "word ", count: 150)
      view.layoutIfNeeded()
      #expect(tiles(view).map(\.frame.minX).sorted() == [0, 2048, 4096])
    }
  }

  @Test func `another width while something animates leaves no hole`() {
    let view = view {
      $0.text = article
      $0.font = .systemFont(ofSize: 17)
    }
    session.perform { view.contentOffset.y = 600 }
    session.perform {
      UIView.animate(withDuration: 0.5) {
        view.frame.size = CGSize(width: 300, height: 100)
        view.layoutIfNeeded()
      }
    }
    #expect(Set(tiles(view).map(\.frame.minY)).isSuperset(of: [0, 512, 1024]))
    #expect(tiles(view).allSatisfy { $0.frame.width == 300 })
  }

  @Test func `the last tile ends with the content`() {
    let view = view {
      $0.text = article
      $0.font = .systemFont(ofSize: 17)
    }
    session.perform { view.contentOffset.y = view.contentSize.height - 600 }
    #expect(tiles(view).map(\.frame.maxY).max() == view.contentSize.height)
  }

  @Test func `a view that does not scroll asks for the height of its text`() {
    let view = view {
      $0.text = article
      $0.isScrollEnabled = false
    }
    #expect(view.intrinsicContentSize.width > 1000)
    #expect(view.contentHeight(wrappedTo: 375) == view.sizeThatFits(CGSize(width: 375, height: 0)).height)
    session.perform { view.isScrollEnabled = true }
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    #expect(view.contentHeight(wrappedTo: 375) == nil)
  }

  @Test func `a range is scrolled to`() {
    let view = view {
      $0.text = article
      $0.font = .systemFont(ofSize: 17)
    }
    session.perform { view.scrollRangeToVisible(NSRange(location: article.utf16.count - 2, length: 1)) }
    #expect(view.contentOffset.y > view.contentSize.height - 640)
    session.perform { view.scrollRangeToVisible(NSRange(location: 0, length: 1)) }
    #expect(view.contentOffset.y <= 8)
    session.perform { view.scrollRangeToVisible(NSRange(location: 10_000_000, length: 5)) }
  }

  @Test func `attributed text keeps its paragraphs`() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 40
    let view = view { $0.text = "a\nb" }
    let plain = view.contentSize.height
    session.perform { view.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style]) }
    #expect(abs(view.contentSize.height - plain - 40) < 0.5)
    session.perform { view.text = "a\nb\n" }
    #expect(view.contentSize.height > plain + 10)
  }

  @Test func `the delegate hears of scrolling`() {
    final class Reader: UITextViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let reader = Reader()
    let view = view {
      $0.text = article
      $0.delegate = reader
    }
    session.perform { view.contentOffset.y = 100 }
    #expect(reader.count == 1)
    #expect(view.delegate === reader)
    #expect((view as UIScrollView).delegate === reader)
  }
}
