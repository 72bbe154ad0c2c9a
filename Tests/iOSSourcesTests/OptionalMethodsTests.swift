import Testing
import UIKit

@testable import IOSApp
@testable import IOSLibrary

/// Optional methods of delegates in classes whose superclass conforms. Without the translator each of them is silently never called.
@MainActor struct OptionalMethodsTests {
  private func scrolled(_ delegate: any UIScrollViewDelegate) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.delegate = delegate
    scroll.contentOffset = CGPoint(x: 0, y: 10)
    return scroll
  }

  @Test("A subclass implements the method, and its superclass in another module conforms")
  func subclass() {
    let feed = Feed()
    _ = scrolled(feed)
    #expect(feed.log == ["did scroll"])
  }

  @Test("The method is overridden further down")
  func overriddenBelow() {
    let feed = FeedBelow()
    _ = scrolled(feed)
    #expect(feed.log == ["did scroll", "below"])
  }

  @Test("The method is in an extension, also a private one")
  func inExtension() {
    let feed = FeedInExtension()
    let scroll = scrolled(feed)
    scroll.delegate?.scrollViewWillBeginDragging(scroll)
    #expect(feed.log == ["extension", "private"])
  }

  @Test("The superclass or the class is generic")
  func generic() {
    let number = NumberFeed(), generic = GenericFeed<String>()
    _ = scrolled(number)
    _ = scrolled(generic)
    #expect(number.log == ["number"])
    #expect(generic.log == ["generic String"])
  }

  @Test("The class is private, nested or local")
  func hidden() {
    let feeds = [Feeds.makePrivate(), Feeds.Nested(), Feeds.makeLocal()]
    for feed in feeds { _ = scrolled(feed) }
    #expect(feeds.map(\.log) == [["private class"], ["nested"], ["local"]])
  }

  @Test("The method is inherited from a class that does not conform")
  func inherited() {
    let inheritor = Inheritor()
    _ = scrolled(inheritor)
    #expect(inheritor.log == ["inherited"])
  }

  @Test("The superclass conforms in an extension in another file")
  func conformsInExtension() {
    let feed = LateFeed()
    let delegate: any UIGestureRecognizerDelegate = feed
    #expect(!delegate.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
    #expect(feed.log == ["should begin"])
  }

  @Test("An internal method of a public class")
  func internalInPublic() {
    let feed = PublicFeed()
    _ = scrolled(feed)
    #expect(feed.log == ["internal in public"])
  }

  @Test("responds(to:) knows the optional methods that a class implements")
  func responds() {
    let feed = Feed()
    #expect(feed.responds(to: Selector("scrollViewDidScroll:")))
    #expect(!feed.responds(to: Selector("scrollViewDidZoom:")))
  }

  @Test("An optional call of a UIKit protocol returns nil if the method is missing")
  func optionalCall() {
    let feed = Feed(), forwarder = Forwarder()
    forwarder.other = feed
    #expect(!forwarder.forward(UIScrollView()))
    #expect(feed.log == ["did scroll"])
  }
}
