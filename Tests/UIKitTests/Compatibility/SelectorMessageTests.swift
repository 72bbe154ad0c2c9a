import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

@MainActor @Suite struct SelectorMessageTests {
  final class Page: UIViewController {
    var heard: [String] = []
    func ping() { heard.append("ping") }
    func take(_ word: Any) { heard.append("\(word)") }
    func tick(_ timer: Timer) {
      heard.append("tick \(timer.userInfo ?? "-")")
      if heard.count == 3 { timer.invalidate() }
    }
    func noted(_ notification: Notification) { heard.append(notification.name.rawValue) }
  }
  final class Store: NSObject {
    var count = 0
    func noted() { count += 1 }
  }
  private let app: AppSession
  private let page = Page()
  private let ping = Selector("ping", Page.ping)
  private let take = Selector("take:", Page.take)

  init() {
    let page = page
    app = AppSession { $0.rootViewController = page }
  }

  @Test func `a method is performed later, at its instant on the app's clock`() {
    app.perform {
      page.perform(ping, with: nil, afterDelay: 0.5)
      page.perform(take, with: "now")
      page.perform(take, with: "soon", afterDelay: 0)
    }
    #expect(page.heard == ["now"])
    app.advance(by: 0.4)
    #expect(page.heard == ["now", "soon"])
    app.advance(by: 0.2)
    #expect(page.heard == ["now", "soon", "ping"] && app.isQuiet)
  }

  @Test func `what was to be performed later can be taken back, by target, method and argument`() {
    app.perform {
      page.perform(ping, with: nil, afterDelay: 0.1)
      page.perform(take, with: "a", afterDelay: 0.1)
      page.perform(take, with: "b", afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(withTarget: page, selector: take, object: "a")
      NSObject.cancelPreviousPerformRequests(withTarget: page, selector: ping, object: nil)
    }
    app.advance(by: 0.2)
    #expect(page.heard == ["b"])
    app.perform {
      page.perform(ping, with: nil, afterDelay: 0.1)
      Page.cancelPreviousPerformRequests(withTarget: page)
    }
    #expect(app.isQuiet)
  }

  @Test func `who waits for a message is kept until then, and no longer`() {
    weak var store: Store?
    app.perform {
      let made = Store()
      store = made
      made.perform(Selector("noted", Store.noted), with: nil, afterDelay: 0.1)
    }
    #expect(store != nil)
    app.advance(by: 0.2)
    #expect(store == nil)
  }

  @Test func `a timer calls a method on the app's clock, with its user info, until it is invalidated`() {
    let timer = app.perform {
      Timer.scheduledTimer(timeInterval: 0.5, target: page, selector: Selector("tick:", Page.tick), userInfo: 7, repeats: true)
    }
    app.advance(by: 1.2)
    #expect(page.heard == ["tick 7", "tick 7"] && timer.isValid)
    app.advance(by: 2)
    #expect(page.heard.count == 3 && !timer.isValid && app.isQuiet)
    app.perform {
      _ = Timer.scheduledTimer(timeInterval: 0.5, target: page, selector: ping, userInfo: nil, repeats: false)
    }
    app.advance(by: 2)
    #expect(page.heard.last == "ping" && page.heard.count == 4 && app.isQuiet)
  }

  @Test func `a notification calls a method of one of ours and of any other object, until it is removed`() {
    let center = NotificationCenter(), store = Store(), name = Notification.Name("news"), other = Notification.Name("other")
    center.addObserver(page, selector: Selector("noted:", Page.noted), name: name, object: nil)
    center.addObserver(store, selector: Selector("noted", Store.noted), name: nil, object: page)
    center.post(name: name, object: nil)
    center.post(name: other, object: page)
    center.post(name: name, object: page)
    #expect(page.heard == ["news", "news"] && store.count == 2)
    center.removeObserver(page, name: other, object: nil)
    center.removeObserver(store)
    center.post(name: name, object: page)
    #expect(page.heard.count == 3 && store.count == 2)
    center.removeObserver(page)
    center.post(name: name, object: page)
    #expect(page.heard.count == 3)
  }

  @Test func `an observer that is gone hears nothing and is kept by nobody`() {
    let center = NotificationCenter(), name = Notification.Name("news")
    weak var page: Page?
    weak var store: Store?
    do {
      let (made, kept) = (Page(), Store())
      (page, store) = (made, kept)
      center.addObserver(made, selector: Selector("noted:", Page.noted), name: name, object: nil)
      center.addObserver(kept, selector: Selector("noted", Store.noted), name: name, object: nil)
    }
    #expect(page == nil && store == nil)
    center.post(name: name, object: nil)
  }

  @Test func `an object that lies where the sender has lain was heard in its stead`() throws {
    let name = Notification.Name("said"), store = Store()
    var sender: NSObject? = NSObject()
    let place = ObjectIdentifier(sender!)
    NotificationCenter.default.addObserver(store, selector: Selector("noted", Store.noted), name: name, object: sender)
    NotificationCenter.default.post(name: name, object: sender)
    #expect(store.count == 1)
    sender = nil
    // What has just been let go of is handed out again, sooner or later.
    var others: [NSObject] = []
    while others.last.map(ObjectIdentifier.init) != place, others.count < 100_000 { others.append(NSObject()) }
    try #require(others.last.map(ObjectIdentifier.init) == place)
    NotificationCenter.default.post(name: name, object: others.last)
    #expect(store.count == 1)
  }
}
