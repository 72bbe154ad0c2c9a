import Testing
import UIKit

@testable import IOSApp
@testable import IOSLibrary

/// Forwarding, managed properties, outlets, and classes by their names.
@MainActor struct ProxiesTests {
  @Test("A proxy forwards the optional methods of a UIKit delegate")
  func forwarding() {
    let feed = Feed(), proxy = DelegateProxy()
    proxy.target = feed
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.delegate = proxy
    scroll.contentOffset = CGPoint(x: 0, y: 10)
    #expect(feed.log == ["did scroll"])
    #expect(proxy.responds(to: Selector("scrollViewDidScroll:")))
    #expect(!proxy.responds(to: Selector("scrollViewDidZoom:")))
  }

  @Test("A proxy forwards the optional methods of the library's own protocol")
  func forwardingOwn() {
    let card = Card(), proxy = CardProxy(), talking = TalkingDelegate()
    proxy.target = talking
    card.delegate = proxy
    #expect(card.height() == 44)
  }

  @Test("Managed properties are zero or nil before they are set")
  func managed() {
    let layer = MeterLayer()
    #expect(layer.level == 0)
    #expect(layer.label == nil)
    layer.level = 0.5
    #expect(layer.level == 0.5)
  }

  @Test("Classes by their names")
  func classes() {
    #expect(Classes.named("FormerName") == Renamed.self)
    #expect(Classes.named("IOSApp.Outlets") == Outlets.self)
    #expect(Classes.named("Nothing") == nil)
  }

  @Test("Outlets and actions of a controller, and UIKit's properties by key")
  func outlets() {
    let controller = Outlets(), view = UIView()
    controller.setValue(view, forKey: "titleView")
    controller.setValue(8, forKey: "corner")
    #expect(controller.outlet === view)
    #expect(controller.corner == 8)
    controller.perform(Selector("close:"), with: nil as Any?)
    #expect(controller.corner == -1)
    #expect(controller.tint(view) == 0.5)
  }
}
