import Foundation
import ObjectiveCRuntime
import Stages
import Testing

@testable import UIKit
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Key-value observing and coding of UIKit's own properties.
@MainActor @Suite struct ObservedViewTests {
  @Test("An observed scroll view can be released, and its observation can end afterwards") func released() {
    weak var released: UIScrollView?
    var observation: NSKeyValueObservation?
    do {
      let scrollView = UIScrollView()
      released = scrollView
      observation = scrollView.observe(\.contentOffset) { _, _ in }
    }
    #expect(released == nil)
    observation?.invalidate()
  }

  @Test("The key of a key path is found, in subclasses too") func keys() {
    let app = AppSession { _ in }
    app.perform {
      var log: [String] = []
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let collection = UICollectionView(frame: scrollView.frame, collectionViewLayout: UICollectionViewFlowLayout())
      let own = OwnScrollView(frame: scrollView.frame)
      let all = [
        scrollView.observe(\.contentOffset, options: [.old, .new]) { _, change in
          log.append("scroll \(change.oldValue!.y)→\(change.newValue!.y)")
        },
        collection.observe(\.contentOffset, options: .new) { view, change in log.append("collection \(change.newValue!.y)") },
        own.observe(\.contentSize, options: [.old, .new]) { _, change in
          log.append("size \(change.oldValue!.height)→\(change.newValue!.height)")
        },
      ]
      scrollView.contentOffset.y = 5
      scrollView.bounds.origin.y = 7
      collection.contentOffset = CGPoint(x: 0, y: 3)
      own.contentSize = CGSize(width: 100, height: 500)
      #expect(log == ["scroll 0.0→5.0", "scroll 5.0→7.0", "collection 3.0", "size 0.0→500.0"])
      withExtendedLifetime(all) {}
    }
  }

  @Test("An animated offset sends each tick's change") func animated() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController(), app = AppSession { $0.rootViewController = controller }
    var offsets: [CGFloat] = []
    let observation = app.perform {
      controller.view.addSubview(scrollView)
      scrollView.contentSize = CGSize(width: 100, height: 1000)
      scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      return scrollView.observe(\.contentOffset) { view, _ in offsets.append(view.contentOffset.y) }
    }
    app.advance(by: 0.5)
    #expect(offsets.count > 10 && offsets == offsets.sorted() && offsets.last == 300)
    withExtendedLifetime(observation) {}
  }

  @Test("Geometry, visibility, text, state and title send their changes") func properties() {
    let app = AppSession { _ in }
    app.perform {
      var log: [String] = []
      let view = UIView(), label = UILabel(), field = UITextField(), text = UITextView(), button = UIButton(), page = UIViewController()
      label.text = "a"
      let all: [NSKeyValueObservation] = [
        view.observe(\.frame) { _, _ in log.append("frame") }, view.observe(\.bounds) { _, _ in log.append("bounds") },
        view.observe(\.center) { _, _ in log.append("center") },
        view.observe(\.isHidden, options: .new) { _, change in log.append("hidden \(change.newValue!)") },
        view.observe(\.alpha) { _, _ in log.append("alpha") }, view.layer.observe(\.position) { _, _ in log.append("position") },
        label.observe(\.text, options: [.old, .new]) { _, change in log.append("\(change.oldValue!!)→\(change.newValue!!)") },
        field.observe(\.text) { field, _ in log.append("field \(field.text!)") },
        text.observe(\.text) { text, _ in log.append("view \(text.text!)") },
        button.observe(\.isHighlighted) { button, _ in log.append("highlighted \(button.isHighlighted)") },
        page.observe(\.title) { page, _ in log.append("title \(page.title!)") },
      ]
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      view.bounds.size.width = 20
      view.center.x = 30
      view.isHidden = true
      view.alpha = 0.5
      label.text = "b"
      field.text = "c"
      text.text = "d"
      button.isHighlighted = true
      page.title = "e"
      #expect(
        log == [
          "position", "frame", "bounds", "position", "center", "hidden true", "alpha", "a→b", "field c", "view d", "highlighted true",
          "title e",
        ])
      withExtendedLifetime(all) {}
    }
  }

  @Test("A recognizer sends its states") func states() {
    let hand = Hand()
    var states: [UIGestureRecognizer.State] = []
    let observation = hand.app.perform {
      let pan = UIPanGestureRecognizer()
      hand.window.addGestureRecognizer(pan)
      return pan.observe(\.state) { pan, _ in states.append(pan.state) }
    }
    hand.down(100, 100)
    hand.drag(by: 0, 60, over: 0.2)
    hand.up()
    hand.wait(0.1)
    #expect(states.first == .began && states.contains(.ended) && states.last == .possible)
    withExtendedLifetime(observation) {}
  }

  @Test("An observer without closures receives UIKit's properties across objects, and their names are those of key-value coding")
  func withoutClosures() {
    let app = AppSession { _ in }
    app.perform {
      let view = UIView(), receiver = ViewReceiver()
      view.addObserver(receiver, forKeyPath: "frame", options: .new, context: nil)
      view.addObserver(receiver, forKeyPath: "hidden", options: .new, context: nil)
      view.frame.size.width = 3
      view.isHidden = true
      view.removeObserver(receiver, forKeyPath: "frame")
      view.frame.size.width = 4
      #expect(receiver.log == ["frame \(CGRect(x: 0, y: 0, width: 3, height: 0))", "hidden true"])
      view.setValue(0.5, forKey: "alpha")
      view.setValue(NSNumber(value: false), forKey: "hidden")
      #expect(view.alpha == 0.5 && !view.isHidden && view.value(forKey: "isHidden") as? Bool == false)
    }
  }

  @Test("A property that the class does not list needs its key") func unlisted() async {
    await #expect(processExitsWith: .failure) { @MainActor in _ = UIView().observe(\.tag) { _, _ in } }
  }
}

private final class OwnScrollView: UIScrollView {}
private final class ViewReceiver: UIViewController {
  var log: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) { log.append("\(keyPath ?? "") \(change?[.newKey] ?? "-")") }
}
