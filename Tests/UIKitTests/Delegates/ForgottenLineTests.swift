#if DEBUG
  import Foundation
  import QuartzCore
  import Testing

  @testable import UIKit

  @MainActor @Suite struct ForgottenLineTests {
    private func sentence(_ type: AnyClass, _ line: String) -> String? {
      let found = Implements.requirements.first { "\($0.0.line)" == line }
      guard let (method, _, conforms) = found else { return "no such requirement" }
      return ForgottenLines.sentence(about: method, in: type, conforms)
    }

    @Test func `a forgotten line is named`() throws {
      let said = try #require(sentence(Forgetful.self, "ScrollViewDidScroll"))
      #expect(said.hasSuffix("Write: extension Forgetful: Implements.ScrollViewDidScroll {}"))
      #expect(sentence(ForgetfulBelow.self, "ScrollViewDidScroll") == said)
      #expect(sentence(Forgetful.self, "GestureRecognizerShouldReceiveTouch") != nil)
      #expect(sentence(Forgetful.self, "GestureRecognizerShouldReceiveEvent") == nil, "a method of another type is another method")
      #expect(sentence(Forgetful.self, "GestureRecognizerShouldRecognizeSimultaneouslyWith") != nil)
    }

    @Test func `a forgotten line of a property, of a generic, a private and a local class is named`() {
      class Local: Conforming { func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {} }
      #expect(sentence(ForgetfulDriver.self, "CompletionSpeed") != nil)
      #expect(sentence(ForgetfulDriver.self, "CompletionCurve") == nil)
      #expect(sentence(ForgetfulGeneric<Int>.self, "ScrollViewWillBeginDragging") != nil)
      #expect(sentence(ForgetfulPrivate.self, "ScrollViewDidScrollToTop") != nil)
      #expect(sentence(Local.self, "ScrollViewDidEndDecelerating") != nil)
    }

    @Test func `the class that conforms itself, one without the method and one that says so have forgotten nothing`() {
      #expect(sentence(Conforming.self, "ScrollViewDidTwist") == "no such requirement")
      #expect(sentence(Conforming.self, "ScrollViewDidEndDraggingWillDecelerate") == nil)
      #expect(sentence(Silent.self, "ScrollViewDidScroll") == nil)
      #expect(sentence(UICollectionViewController.self, "ScrollViewDidScroll") == nil)
    }

    @Test func `a forgotten line stops a debug build`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), delegate = Forgetful()
          scrollView.delegate = delegate
          scrollView.contentOffset.y = 1
        }
      }
    }

    @Test func `where responding would be denied to a method that is there, a debug build stops`() async {
      #expect(!Silent().responds(to: Selector("scrollViewDidScroll:")))
      let found = Implements.requirements.first { "\($0.0.line)" == "ScrollViewDidEndDraggingWillDecelerate" }
      if let found {
        #expect(ForgottenLines.sentenceAboutResponding(to: found.0, in: Conforming.self, found.conforms) != nil)
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run { _ = Conforming().responds(to: Selector("scrollViewDidEndDragging:willDecelerate:")) }
      }
    }
  }

  class Conforming: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  }
  class Silent: Conforming {}
  class Forgetful: Conforming {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
  }
  extension Forgetful {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
  class ForgetfulBelow: Forgetful {}
  class ForgetfulGeneric<Item>: Conforming { func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {} }
  private class ForgetfulPrivate: Conforming { func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {} }
  class Driver: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  }
  class ForgetfulDriver: Driver { var completionSpeed: CGFloat { 2 } }
#endif
