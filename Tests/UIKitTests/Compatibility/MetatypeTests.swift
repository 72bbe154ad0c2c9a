import Foundation
import QuartzCore
import Testing
import UIKit

/// Views, controllers, cells, layers and layouts whose class is a value, as iOS apps have them in tables of pages.
@MainActor @Suite struct MetatypeTests {
  @Test func `views are made by a metatype, each by its own init(frame:)`() {
    let classes: [UIView.Type] = [UIView.self, Badge.self, Tag.self, UILabel.self, UIScrollView.self, Titled.self]
    for made in classes {
      let view = made.init(), other = made.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(type(of: view) == made && type(of: other) == made)
      #expect(view.frame == .zero && other.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    let badge: UIView.Type = Badge.self
    #expect((badge.init(frame: .zero) as? Badge)?.word == "by frame")
    #expect(((Titled.self as UIView.Type).init() as? Titled)?.title == "untitled")
  }

  @Test func `what a metatype's initializer is given is let go with the controller`() throws {
    weak var given: Bundle?
    do {
      let bundle = try #require(Bundle(path: FileManager.default.temporaryDirectory.path))
      given = bundle
      let named: UIViewController.Type = Named.self
      _ = named.init(nibName: nil, bundle: bundle)
    }
    #expect(given == nil, "an initializer owns its arguments, and whoever stands in for it has to let them go")
  }

  @Test func `a generic function makes what it was asked for`() {
    func make<Made: UIView>(_ type: Made.Type) -> Made { type.init(frame: .zero) }
    func page<Page: UIViewController>() -> Page { Page() }
    func pages(_ type: UIViewController.Type...) -> [UIViewController] { type.map { $0.init() } }
    #expect(make(Badge.self).word == "by frame")
    let gallery: Gallery = page()
    #expect(gallery.view.tag == 7)
    #expect(pages(Gallery.self, UIViewController.self, Named.self).map { $0.view.tag } == [7, 0, 0])
  }

  @Test func `controllers are made by a metatype, by init(nibName:bundle:)`() {
    let named: UIViewController.Type = Named.self
    #expect((named.init() as? Named)?.name == "by nib")
    #expect((named.init(nibName: nil, bundle: nil) as? Named)?.name == "by nib")
  }

  @Test func `cells are made by a metatype, and a cell with an initializer of its own repeats none`() {
    let cell: UICollectionViewCell.Type = Cell.self, header: UICollectionReusableView.Type = Header.self
    #expect(cell.init(frame: CGRect(x: 0, y: 0, width: 5, height: 6)).contentView.bounds.size == CGSize(width: 5, height: 6))
    #expect(header.init(frame: .zero) is Header && header.init() is Header)
    #expect(Captioned(caption: "x").caption == "x")
  }

  @Test func `bars are made by a metatype, and a bar with an initializer of its own repeats none`() {
    let navigation = UINavigationController(navigationBarClass: Ribbon.self, toolbarClass: Belt.self)
    #expect(navigation.navigationBar is Ribbon && navigation.toolbar is Belt)
    #expect(type(of: Ribbon.appearance()) == Ribbon.self)
    #expect(KeyboardBar(word: "Done").word == "Done" && Tabs(count: 3).count == 3)
  }

  @Test func `layers and layouts are made by a metatype`() {
    let layers: [CALayer.Type] = [CALayer.self, CAShapeLayer.self, Ring.self]
    for made in layers { #expect(type(of: made.init()) == made) }
    let ring: CALayer.Type = Ring.self
    #expect((ring.init() as? Ring)?.turns == 2)
    let layout: UICollectionViewLayout.Type = UICollectionViewFlowLayout.self
    #expect(layout.init() is UICollectionViewFlowLayout)
  }

  @Test func `a class that is written out is made by its own initializers`() {
    #expect(Badge().word == "by frame" && Counted().count == 3 && Counted(frame: .zero).count == 4 && Plain().word == "plain")
    #expect(Based.make().word == "required")
  }
}

private class Badge: UIView {
  var word = ""
  override init(frame: CGRect) {
    super.init(frame: frame)
    word = "by frame"
  }
  required init?(coder: NSCoder) { fatalError() }
}
private final class Tag: Badge {}
private final class Titled: UIView {
  let title: String
  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }
  override convenience init(frame: CGRect) {
    self.init(title: "untitled")
    self.frame = frame
  }
  required init?(coder: NSCoder) { nil }
}
private final class Counted: UIView {
  var count = 0
  init(count: Int = 3) {
    self.count = count
    super.init(frame: .zero)
  }
  init(frame: CGRect, count: Int = 4) {
    self.count = count
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}
private final class Plain: UIView {
  let word: String
  init() {
    word = "plain"
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}
private class Base: UIView {
  var word: String { "" }
  required init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
  static func make() -> Self { self.init() }
}
private final class Based: Base {
  override var word: String { "required" }
}

private final class Gallery: UIViewController {
  override func viewDidLoad() { view.tag = 7 }
}
private final class Named: UIViewController {
  let name: String
  override init(nibName: String?, bundle: Bundle?) {
    name = "by nib"
    super.init(nibName: nibName, bundle: bundle)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Cell: UICollectionViewCell {}
private final class Header: UICollectionReusableView {}
private final class Captioned: UICollectionViewCell {
  let caption: String
  init(caption: String) {
    self.caption = caption
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Ring: CALayer {
  var turns = 1
  override init() {
    super.init()
    turns = 2
  }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { nil }
}

private final class Ribbon: UINavigationBar {}
private final class Belt: UIToolbar {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}
private final class KeyboardBar: UIToolbar {
  let word: String
  init(word: String) {
    self.word = word
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}
private final class Tabs: UITabBar {
  let count: Int
  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}
