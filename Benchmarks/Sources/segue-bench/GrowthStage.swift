import CoreGraphics
import Foundation
import HostInterface
import Motion
import UIKit

/// An app with a root view, for one size.
@MainActor final class GrowthStage {
  let app: AppSession
  let root: UIView
  private(set) var views: [UIView] = []
  var recorded = 0

  init() {
    let controller = UIViewController()
    app = AppSession(device: .iPhone14) { $0.rootViewController = controller }
    root = controller.view
  }

  /// Views side by side, in one superview.
  func fill(_ n: Int) {
    views = (0..<n).map { i in
      let view = UIView(frame: CGRect(x: Double(i % 30) * 12, y: Double(i / 30 % 60) * 12, width: 10, height: 10))
      view.backgroundColor = .red
      root.addSubview(view)
      return view
    }
  }

  /// Views side by side, each at a place of its own by constraints; gives back those of one edge.
  func constrain(_ n: Int) -> [NSLayoutConstraint] {
    fill(n)
    return views.map { view in
      view.translatesAutoresizingMaskIntoConstraints = false
      let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
      NSLayoutConstraint.activate([
        left, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      return left
    }
  }

  func animate() {
    UIView.animate(withDuration: 100, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) { [self] in
      for view in views { view.center.x += 30 }
    }
  }

  /// Views in one another.
  func nest(_ n: Int) {
    var outer = root
    for _ in 0..<n {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      view.backgroundColor = .red
      outer.addSubview(view)
      outer = view
    }
  }

  /// Layers in one another that are no view's.
  func nestLayers(_ n: Int) {
    var outer = root.layer
    for _ in 0..<n {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      outer.addSublayer(layer)
      outer = layer
    }
  }

  func send(_ phase: TouchInput.Phase, _ place: CGPoint, at time: MediaTime) {
    app.receive(TimedEvent(.touch(TouchInput(phase, finger: 1, at: place)), at: time))
  }

  func drag(moves: Int) {
    for move in 0...(moves + 1) {
      let tick = app.nextTick(after: app.now)
      send(move == 0 ? .began : move > moves ? .ended : .moved, CGPoint(x: 100, y: 100 + 4 * Double(move)), at: tick)
      app.advance(to: tick)
    }
  }
}

/// A flow layout of items of one size.
@MainActor final class GrowthList: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private var count: Int
  private let stage = GrowthStage()
  private let list: UICollectionView

  init(_ count: Int, sizes: Bool = false) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    super.init()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    if sizes { list.delegate = self }
  }

  func show() {
    stage.app.perform { stage.root.addSubview(list) }
    stage.recorded = stage.app.displayList().items.count
  }
  func scroll(frames: Int) {
    for _ in 0..<frames {
      stage.app.perform { list.contentOffset.y += 40 }
      stage.app.advance(by: 1.0 / 60)
      stage.recorded = stage.app.displayList().items.count
    }
  }
  func update() { stage.app.perform { list.performBatchUpdates(nil) } }
  func insert() {
    stage.app.perform {
      count += 1
      list.performBatchUpdates { [self] in list.insertItems(at: [IndexPath(item: count / 2, section: 0)]) }
    }
  }
  func insert(_ n: Int) {
    stage.app.perform {
      let first = count / 2
      count += n
      list.performBatchUpdates { [self] in list.insertItems(at: (0..<n).map { IndexPath(item: first + $0, section: 0) }) }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 80, height: 60 + indexPath.item % 3 * 10) }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
