import IOSLibrary
import UIKit

class Article: PageController {}
extension Article {
  open override func viewDidLoad() {
    super.viewDidLoad()
    log.append("viewDidLoad")
  }
  override var prefersStatusBarHidden: Bool { return true }
  override var preferredContentSize: CGSize {
    get { return CGSize(width: super.preferredContentSize.width, height: 77) }
    set {
      log.append("size")
      super.preferredContentSize = newValue
    }
  }
  @objc func open(page: Int) { log.append("open \(page)") }
  @objc var summary: String { return "article" }
}
class LongArticle: Article {
  override func open(page: Int) {
    super.open(page: page)
    log.append("long \(page)")
  }
  override func reload(with count: Int) {
    super.reload(with: count)
    log.append("article \(count)")
  }
}
extension LongArticle {
  override var summary: String { return "long " + super.summary }
  override var kind: String { return "long " + super.kind }
}

class WatchedView: UIView {
  var log: [String] = []
}
extension WatchedView {
  override var frame: CGRect { didSet { log.append("\(Int(oldValue.width))→\(Int(frame.width))") } }
  override class var layerClass: AnyClass { return CAGradientLayer.self }
}

class Loader: NSObject {
  func load(_ count: Int) throws -> Int { return count }
  func first<T>(_ values: [T]) -> T? { return values.first }
  func change(_ value: inout Int) { value += 1 }
}
class BoxLoader<Item>: Loader {}
extension BoxLoader {
  override func load(_ count: Int) throws -> Int {
    if count < 0 { throw CancellationError() }
    return try super.load(count) * 2
  }
  override func first<T>(_ values: [T]) -> T? { return values.last }
  override func change(_ value: inout Int) {
    super.change(&value)
    value *= 10
  }
}
