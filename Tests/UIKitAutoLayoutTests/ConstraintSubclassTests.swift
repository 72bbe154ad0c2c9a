import Foundation
import Stages
import Testing
import UIKit

/// Subclasses of `NSLayoutConstraint`, written as an app writes them.
@MainActor @Suite struct ConstraintSubclassTests {
  final class Keyboard: NSLayoutConstraint {
    var offset: CGFloat = 0 { didSet { constant = resting + offset } }
    private lazy var resting = constant
    override var constant: CGFloat { didSet { changes += 1 } }
    private(set) var changes = 0
  }

  final class Named: NSLayoutConstraint {
    let purpose: String
    init(purpose: String) {
      self.purpose = purpose
      super.init()
    }
    override init() {
      purpose = "none"
      super.init()
    }
  }

  @Test func `a subclass of a constraint did not compile`() {
    let stage = LayoutStage(), view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    let bottom = Keyboard(
      item: view, attribute: .bottom, relatedBy: .equal, toItem: stage.root, attribute: .bottom, multiplier: 1, constant: -20)
    let top = Named(item: view, attribute: .top, relatedBy: .equal, toItem: stage.root, attribute: .top, multiplier: 1, constant: 5)
    NSLayoutConstraint.activate([
      bottom, top,
      Keyboard(item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 30),
    ])
    NSLayoutConstraint.activate([view.leftAnchor.constraint(equalTo: stage.root.leftAnchor)])
    stage.root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 5, width: 30, height: 775))
    bottom.offset = -300
    stage.root.layoutIfNeeded()
    #expect(view.frame.maxY == 480)
    #expect(bottom.changes == 1)
    #expect(bottom.description.hasPrefix("<Keyboard UIView:0.bottom =="))
    #expect(Named(purpose: "none yet").isActive == false)
    #expect(top.purpose == "none")
  }
}
