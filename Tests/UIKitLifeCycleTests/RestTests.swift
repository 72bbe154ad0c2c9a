import Foundation
import HeadlessHost
import HostInterface
import Motion
import QuartzCore
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists

/// The idle state of an app in which something runs endlessly by design. (Docs/behaviour/environment.md, "App life cycle")
@MainActor @Suite(.serialized) struct RestTests {
  private let root = UIViewController()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let app: TestApp

  init() {
    let (root, box) = (root, box)
    app = TestApp { root }
    app.perform { root.view.addSubview(box) }
  }

  private func repeatForEver() {
    app.perform {
      UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse], animations: { box.alpha = 0 }, completion: { _ in })
    }
  }

  @Test func `an app whose only animation repeats for ever settles at once, and is still pictured`() throws {
    repeatForEver()
    let before = app.time
    try app.settle()
    #expect(app.time - before < 0.05)
    #expect(app.session.isIdle && app.session.nextWake != nil)
  }

  @Test func `beside one that repeats for ever, others are waited for`() throws {
    repeatForEver()
    var heard = false
    app.perform { UIView.animate(withDuration: 0.5, animations: { box.center.x = 300 }, completion: { _ in heard = true }) }
    #expect(!app.session.isIdle && !app.session.isQuiet)
    try app.settle()
    #expect(heard)
    var late = false
    app.perform { _ = app.session.runtime.schedule(after: 2) { late = true } }
    try app.settle()
    #expect(late)
  }

  @Test func `a block that waits for both kinds is awaited as little as the endless one`() throws {
    var heard = false
    app.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { heard = true }
      for (path, times) in [("position.x", Float(1)), ("opacity", Float.greatestFiniteMagnitude)] {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration, animation.repeatCount) = (0, 1, 0.3, times)
        box.layer.add(animation, forKey: path)
      }
      CATransaction.commit()
    }
    #expect(!app.session.isQuiet)
    try app.settle()
    #expect(box.layer.animationKeys() == ["opacity"])
    #expect(app.session.isIdle && !heard)
  }

  @Test func `a paused animator is waited for as ever`() {
    let animator = app.perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
      animator.fractionComplete = 0.5
      return animator
    }
    repeatForEver()
    #expect(throws: TestError.self) { try app.settle(limit: 1) }
    app.perform { animator.stopAnimation(true) }
  }

  @Test func `an app's own display link is waited for, one of ours that is endless by design is not`() throws {
    let link = app.perform {
      let link = CADisplayLink { _ in }
      link.add(to: .main, forMode: .common)
      return link
    }
    #expect(throws: TestError.self) { try app.settle(limit: 1) }
    app.perform { link.invalidate() }
    let snow = app.perform { app.session.runtime.addDisplayLink(isEndless: true) { _ in } }
    try app.settle()
    #expect(app.session.isIdle)
    app.session.runtime.removeDisplayLink(snow)
  }

  @Test func `a spinner and a refresh turn on while the app is at rest, and stopped they wake nobody`() throws {
    let spinner = UIActivityIndicatorView(style: .large), scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let refresh = UIRefreshControl()
    app.perform {
      root.view.addSubview(spinner)
      root.view.addSubview(scroll)
      scroll.alwaysBounceVertical = true
      scroll.refreshControl = refresh
      spinner.startAnimating()
      refresh.beginRefreshing()
    }
    try app.settle()
    #expect(app.session.isIdle && app.session.nextWake != nil && refresh.isRefreshing)
    app.perform {
      spinner.stopAnimating()
      refresh.endRefreshing()
    }
    try app.settle()
    #expect(app.session.nextWake == nil)
  }

  @Test func `a recording ends when everything else rests`() throws {
    let root = UIViewController()
    let app = AppSession { $0.rootViewController = root }
    app.perform {
      UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat]) { root.view.alpha = 0.5 }
    }
    let script = TouchScript(demo: "a", device: "iphone-x", events: [TimedEvent(.setting(.style(.dark)), at: MediaTime(seconds: 0.5))])
    let outcome = try HeadlessHost().play(script, on: app)
    #expect(outcome.isQuiet && outcome.end.seconds < 0.6)
  }
}
