import Testing
import UIKit

@testable import IOSApp
@testable import IOSLibrary

/// Overrides in extensions, and overrides of what extensions declare.
@MainActor struct OverridesTests {
  @Test("A method with super, a property, and a property with a setter")
  func overrides() {
    let article = Article()
    article.loadViewIfNeeded()
    article.preferredContentSize = CGSize(width: 5, height: 5)
    #expect(article.log == ["viewDidLoad", "size"])
    #expect(article.preferredContentSize == CGSize(width: 5, height: 77))
    #expect(article.prefersStatusBarHidden)
  }

  @Test("A member of an extension is overridden in a class and in an extension")
  func overridden() {
    let article: Article = LongArticle()
    article.open(page: 2)
    #expect(article.log == ["open 2", "long 2"])
    #expect(article.summary == "long article")
  }

  @Test("A member of an extension is overridden in another module")
  func overriddenElsewhere() {
    let page: PageController = LongArticle()
    page.reload(with: 3)
    #expect(page.log == ["page 3", "article 3"])
    #expect(page.kind == "long page")
  }

  @Test("Observers of a property, and a member of the class itself")
  func observers() {
    let view = WatchedView()
    view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    view.log = []
    view.frame = CGRect(x: 0, y: 0, width: 9, height: 1)
    #expect(view.log == ["1→9"])
    #expect(view.layer is CAGradientLayer)
  }

  @Test("A generic class, a method that throws, a generic method and an inout parameter")
  func genericClass() throws {
    let loader: Loader = BoxLoader<Int>()
    #expect(try loader.load(2) == 4)
    #expect(throws: CancellationError.self) { try loader.load(-1) }
    #expect(loader.first([1, 2]) == 2)
    var value = 1
    loader.change(&value)
    #expect(value == 20)
  }
}
