import Foundation
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitText
@testable import UIKitVoiceOver

/// Foundation's handling of Segue's objects and its own as values of attributed strings (decision 21).
@MainActor @Suite struct AttributedStringTests {
  let session = AppSession(device: .iPhoneX) { _ in }
  static let key = NSAttributedString.Key("key")

  /// Two objects of each class of ours, unequal where that can be.
  private static let makers: [(Int) -> AnyObject] = [
    { UIFont.systemFont(ofSize: CGFloat($0 + 1)) },
    { UIFontDescriptor(name: "Inter", size: CGFloat($0)) },
    { _ in UIFontMetrics(forTextStyle: .body) },
    { UIColor(white: CGFloat($0), alpha: 1) },
    { UITraitCollection(displayScale: CGFloat($0 + 1)) },
    { UIColor(red: 0.5, green: CGFloat($0), blue: 0, alpha: 0) },
    { _ in NSParagraphStyle() },
    { index in
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(index)
      return style
    },
    { _ in NSStringDrawingContext() },
    { UIBezierPath(rect: CGRect(x: 0, y: 0, width: $0, height: 1)) },
    { UIImage(systemName: $0 == 0 ? "star" : "plus")! },
    { UIImage.SymbolConfiguration(pointSize: CGFloat($0 + 1)) },
    { CAMediaTimingFunction(controlPoints: 0, 0, Float($0), 1) },
    { UICubicTimingParameters(controlPoint1: CGPoint(x: CGFloat($0), y: 0), controlPoint2: .zero) },
    { UISpringTimingParameters(dampingRatio: CGFloat($0 + 1)) },
    { _ in CALayer() },
    { CABasicAnimation(keyPath: "\($0)") },
    { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 0)) },
    { _ in UIViewController() },
    { _ in UITapGestureRecognizer() },
    { _ in UILayoutGuide() },
    { _ in UIView().widthAnchor },
    { UIView().widthAnchor.constraint(equalToConstant: CGFloat($0)) },
    { _ in UIBlurEffect(style: .light) },
    { _ in UIAction { _ in } },
    { _ in UICollectionViewFlowLayout() },
    { UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0)) },
    { _ in UIViewPropertyAnimator(duration: 1, curve: .linear) {} },
    { _ in UIPercentDrivenInteractiveTransition() },
    { _ in UIGraphicsImageRendererFormat() },
    { _ in UIScreen.main },
  ]

  @Test func `strings whose runs hold objects of ours are joined, changed and compared without a stop`() {
    session.perform {
      for make in Self.makers {
        for _ in 0..<20 { compare(make(0), make(1)) }
      }
    }
  }

  @Test func `every class of ours begins with a word that no type of CoreFoundation has`() {
    session.perform {
      for make in Self.makers {
        let object = make(0)
        let word = Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 16, as: UInt.self)
        #expect(word == _UIRoot.comparableWord, "\(type(of: object))")
        #expect(AttributeValues.isComparable(object), "\(type(of: object))")
      }
    }
  }

  @Test func `numbers and styles in Swift's own types are compared without a stop`() {
    compare(CGFloat(1.5), CGFloat(2.5))
    compare(NSUnderlineStyle.single, NSUnderlineStyle.double)
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.kern, value: CGFloat(2.5), range: NSRange(location: 0, length: 1))
    text.addAttribute(.underlineStyle, value: NSUnderlineStyle.double, range: NSRange(location: 0, length: 1))
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2.5)
    #expect(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? NSUnderlineStyle == .double)
    #expect(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 9)
  }

  /// All ways in which Foundation compares two values.
  private func compare(_ first: Any, _ second: Any) {
    let head = NSRange(location: 0, length: 1), tail = NSRange(location: 1, length: 1)
    let text = NSMutableAttributedString(string: "ab", attributes: [Self.key: first])
    text.addAttribute(Self.key, value: second, range: tail)
    text.addAttributes([Self.key: first], range: tail)
    text.setAttributes([Self.key: second], range: head)
    text.append(NSAttributedString(string: "c", attributes: [Self.key: first]))
    text.insert(NSAttributedString(string: "d", attributes: [Self.key: second]), at: 1)
    text.replaceCharacters(in: head, with: NSAttributedString(string: "e", attributes: [Self.key: first]))
    text.enumerateAttribute(Self.key, in: NSRange(location: 0, length: text.length)) { _, _, _ in }
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, _, _ in }
    text.deleteCharacters(in: tail)
    let other = NSMutableAttributedString(string: text.string, attributes: [Self.key: second])
    #expect(!text.isEqual(other) || text.isEqual(other))
  }

  // MARK: What is released

  private final class Value: _UIRoot {
    @MainActor static var live = 0
    @MainActor init(_: Void) {
      super.init()
      Value.live += 1
    }
    deinit { MainActor.assumeIsolated { Value.live -= 1 } }
  }

  @Test func `strings that are gone keep none of their attributes`() {
    #expect(AttributedStringStorage.isReleased)
    let before = Value.live
    for _ in 0..<200 {
      let text = NSMutableAttributedString(string: "")
      for word in ["a", "b", "c"] { text.append(NSAttributedString(string: word, attributes: [Self.key: Value(())])) }
      let copy = NSAttributedString(attributedString: text)
      let part = copy.attributedSubstring(from: NSRange(location: 1, length: 1))
      let changed = part.mutableCopy() as! NSMutableAttributedString
      changed.addAttribute(Self.key, value: Value(()), range: NSRange(location: 0, length: 1))
      let last = changed.copy() as! NSAttributedString
      #expect(last.attribute(Self.key, at: 0, effectiveRange: nil) is Value)
      #expect(copy.attribute(Self.key, at: 2, effectiveRange: nil) is Value)
    }
    #expect(Value.live == before)
  }

  @Test func `a copy keeps its attributes when its original is gone`() {
    var copies: [NSAttributedString] = []
    for index in 0..<100 {
      let original = NSMutableAttributedString(string: "abc", attributes: [Self.key: index])
      copies.append(NSAttributedString(attributedString: original))
      copies.append(original.copy() as! NSAttributedString)
      copies.append(NSMutableAttributedString(attributedString: original))
      copies.append(original.attributedSubstring(from: NSRange(location: 0, length: 3)))
    }
    for (index, copy) in copies.enumerated() { #expect(copy.attribute(Self.key, at: 2, effectiveRange: nil) as? Int == index / 4) }
  }

  @Test func `a label that gets new text all day keeps none of it`() {
    let before = Value.live
    let label = session.perform { UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    for index in 0..<50 {
      session.perform {
        label.attributedText = NSAttributedString(
          string: "\(index)", attributes: [Self.key: Value(()), .font: UIFont.systemFont(ofSize: 12)])
        label.font = .systemFont(ofSize: CGFloat(10 + index))
        _ = label.attributedText
      }
    }
    session.perform { label.text = "" }
    #expect(Value.live == before)
  }

  // MARK: Warnings

  private final class Stranger: NSObject { let number = 0.5 }
  private final class Friend: NSObject { let comparable: UInt = 0x3FF00 }
  private struct Badge { var number = 1 }

  @Test func `a value that CoreFoundation cannot compare is named once for its type`() {
    session.perform {
      let label = UILabel()
      for value in [Stranger(), Stranger(), Friend(), Badge(), 1, 0.5, "word", URL(fileURLWithPath: "/"), UIView()] as [Any] {
        label.attributedText = NSAttributedString(string: "word", attributes: [Self.key: value])
        _ = label.intrinsicContentSize
      }
    }
    let warnings = session.runtime.diagnostics
    #expect(warnings.count == 2)
    #expect(warnings.first?.hasPrefix("The attribute \"key\" of a text has a value of type Stranger.") == true)
    #expect(warnings.last?.contains("of type Badge.") == true)
  }
}
