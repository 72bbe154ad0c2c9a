import Foundation
import ObjectiveCRuntime
import Testing

@testable import UIKit
@testable import UIKitCore

/// Selectors that are only names, in UIKit's classes.
@MainActor @Suite struct ControlMessageTests {
  @Test("An action with a nil target goes to the first responder in the chain whose class has it") func nilTargets() {
    let page = NamedPage(), app = AppSession { $0.rootViewController = page }
    app.perform {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      page.view.addSubview(button)
      button.addTarget(nil, action: "tapped:", for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(page.log == ["tapped UIButton"])
      button.removeTarget(nil, action: "tapped:", for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(page.log.count == 1)
      #expect(button.target(forAction: "tapped:", withSender: nil) as? UIViewController === page)
      #expect(!UIApplication.shared.sendAction("missing:", to: nil, from: button, for: nil))
    }
  }

  @Test("A control, a recognizer, a bar item, a display link and a delayed message find their methods by name, overrides included")
  func byName() {
    let page = NamedPageBelow(), app = AppSession { $0.rootViewController = page }
    app.perform {
      let button = UIButton()
      button.addTarget(page, action: "tapped:", for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      page.perform("tapped:", with: nil, afterDelay: 0.1)
      let link = CADisplayLink(target: page, selector: "ticked:")
      link.add(to: .main, forMode: .common)
    }
    app.advance(by: 0.2)
    #expect(page.log.prefix(2) == ["below", "tapped UIButton"] && page.log.contains("tapped nothing") && page.ticks > 5)
  }

  @Test("A member that a module adds to a class of UIKit is found in its subclasses") func extensions() {
    ObjCClasses.extend(
      UIViewController.self,
      with: [
        "closeAnything:": .method { o, a in
          (o as? UIViewController)?.title = "closed by \(type(of: a[0]!))"
          return nil
        }
      ])
    let page = NamedPage()
    page.perform("closeAnything:", with: 1)
    #expect(page.title == "closed by Int")
    #expect(page.responds(to: "closeAnything:") && !UIView().responds(to: "closeAnything:"))
  }

  @Test("Associated values of views, colours and strings live as long as their objects") func associations() {
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    weak var value: NamedPage?
    do {
      let (view, color) = (UIView(), UIColor(white: 0.3, alpha: 1))
      let page = NamedPage()
      value = page
      for object in [view, color] as [Any] {
        objc_setAssociatedObject(object, key, page, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, key) as? NamedPage === page)
      }
    }
    #expect(value == nil)
  }

  @Test("A layer's managed property is one of its custom values") func managedLayers() {
    let layer = MeterLayer()
    #expect(layer.level == 0)
    layer.level = 0.5
    #expect(layer.value(forKey: "level") as? CGFloat == 0.5)
    layer.setValue(0.25, forKey: "level")
    #expect(layer.level == 0.25)
    layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("An unknown name stops the app where iOS raises an exception") func unknown() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let button = UIButton()
      button.addTarget(UIView(), action: "missing:", for: .touchUpInside)
      let target = UIView()
      button.addTarget(target, action: "missing:", for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
    }
  }
}

private class NamedPage: UIViewController {
  var log: [String] = []
  var ticks = 0
  func tapped(_ sender: Any?) { log.append("tapped \(sender.map { "\(type(of: $0))" } ?? "nothing")") }
  nonisolated override class func objcMember(named name: String) -> ObjCMember? {
    switch name {
    case "tapped:": .method { o, a in unsafeDowncast(o, to: NamedPage.self).tapped(objcArgument(a, 0)) }
    case "ticked:": .method { o, _ in unsafeDowncast(o, to: NamedPage.self).ticks += 1 }
    default: super.objcMember(named: name)
    }
  }
}
private final class NamedPageBelow: NamedPage {
  override func tapped(_ sender: Any?) {
    if sender != nil { log.append("below") }
    super.tapped(sender)
  }
}
private final class MeterLayer: CALayer {
  var level: CGFloat {
    get { objcManagedValue(forKey: "level", of: self) }
    set { objcSetManagedValue(newValue, forKey: "level", of: self) }
  }
}
