import HostInterface
import SegueTesting
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Layouts in a right-to-left environment. (Docs/behaviour/environment.md, "Right-to-left layout")
@MainActor @Suite struct MirroredLayoutTests {
  private let page = UIViewController()
  private let app: TestApp
  private var view: UIView { page.view }

  init() {
    let page = page
    app = TestApp(page, device: .iPhone14)  // 390 points wide
  }

  private func lay(_ build: () -> Void) {
    app.perform {
      build()
      view.layoutIfNeeded()
    }
  }

  @Test func `leading is right, and a change of direction moves what stands there, and back`() {
    let (a, b) = (SizedView(50, 20), SizedView(30, 20))
    lay {
      view.placed(a)
      view.placed(b)
      activate(
        a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10), a.topAnchor.constraint(equalTo: view.topAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5), b.topAnchor.constraint(equalTo: view.topAnchor))
    }
    #expect(a.frame.minX == 10 && b.frame.minX == 65)
    app.environment.direction = .rightToLeft
    #expect(a.frame == CGRect(x: 330, y: 0, width: 50, height: 20) && b.frame == CGRect(x: 295, y: 0, width: 30, height: 20))
    app.environment.direction = .leftToRight
    #expect(a.frame.minX == 10 && b.frame.minX == 65)
  }

  @Test func `left, right and the middle stay where they are`() {
    let (a, b) = (SizedView(50, 20), SizedView(30, 20))
    app.environment.direction = .rightToLeft
    lay {
      view.placed(a)
      view.placed(b)
      activate(
        a.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10), a.topAnchor.constraint(equalTo: view.topAnchor),
        b.centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: 20), b.topAnchor.constraint(equalTo: view.topAnchor))
    }
    #expect(a.frame.minX == 10 && b.frame.midX == 215)
  }

  @Test func `inequalities, multipliers and the middle count from the right`() {
    let (a, b, c) = (SizedView(50, 20), SizedView(30, 20), SizedView(10, 20))
    app.environment.direction = .rightToLeft
    lay {
      for one in [a, b, c] {
        view.placed(one)
        one.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      activate(
        a.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 40),
        a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 0).at(200),
        NSLayoutConstraint(
          item: b, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 0.5, constant: 0),
        c.leadingAnchor.constraint(equalTo: view.centerXAnchor, constant: 30))
    }
    #expect(a.frame.maxX == 350 && b.frame.maxX == 195 && c.frame.maxX == 165)
  }

  @Test func `the direction is that of the view in which both sides are measured`() {
    let (box, inner) = (view.box(), SizedView(50, 20))
    lay {
      activate(
        box.leftAnchor.constraint(equalTo: view.leftAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 100))
      box.placed(inner)
      activate(
        inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8), inner.topAnchor.constraint(equalTo: box.topAnchor))
    }
    app.perform { box.semanticContentAttribute = .forceRightToLeft }
    #expect(inner.frame.minX == 142)
    app.environment.direction = .rightToLeft
    app.perform { box.semanticContentAttribute = .playback }
    #expect(inner.frame.minX == 8)
    app.perform { box.semanticContentAttribute = .unspecified }
    #expect(inner.frame.minX == 142)
  }

  @Test func `a row of views begins at the right, with its spacing, and a hidden one comes back there`() {
    let (a, b) = (SizedView(50, 20), SizedView(30, 20))
    let row = UIStackView(arrangedSubviews: [a, b])
    lay {
      row.spacing = 10
      view.placed(row)
      activate(row.leadingAnchor.constraint(equalTo: view.leadingAnchor), row.topAnchor.constraint(equalTo: view.topAnchor))
    }
    app.environment.direction = .rightToLeft
    #expect(row.frame.minX == 300 && a.frame.minX == 40 && b.frame.minX == 0)
    app.perform { a.isHidden = true }
    #expect(row.frame.minX == 360 && b.frame.minX == 0)
    app.perform { a.isHidden = false }
    #expect(row.frame.minX == 300 && a.frame.minX == 40)
  }

  @Test func `a column's leading edge is the right one`() {
    let (a, b) = (SizedView(50, 20), SizedView(30, 20))
    let column = UIStackView(arrangedSubviews: [a, b])
    app.environment.direction = .rightToLeft
    lay {
      (column.axis, column.alignment) = (.vertical, .leading)
      view.placed(column)
      activate(column.leadingAnchor.constraint(equalTo: view.leadingAnchor), column.topAnchor.constraint(equalTo: view.topAnchor))
    }
    #expect(column.frame == CGRect(x: 340, y: 0, width: 50, height: 40) && b.frame.minX == 20)
  }

  @Test func `margins that are set by reading direction change sides with it, others stay`() {
    let (a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    app.perform {
      view.addSubview(a)
      view.addSubview(b)
      a.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 4)
      b.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 4)
      for one in [a, b] { one.insetsLayoutMarginsFromSafeArea = false }
    }
    app.environment.direction = .rightToLeft
    #expect(a.layoutMargins.right == 30 && a.layoutMargins.left == 4 && a.directionalLayoutMargins.leading == 30)
    #expect(b.layoutMargins.left == 30 && b.directionalLayoutMargins.trailing == 30)
    let inner = SizedView(10, 10)
    lay {
      a.placed(inner)
      activate(
        inner.leadingAnchor.constraint(equalTo: a.layoutMarginsGuide.leadingAnchor), inner.topAnchor.constraint(equalTo: a.topAnchor))
    }
    #expect(inner.frame.maxX == 70)
  }

  @Test func `natural text stands at the right`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    app.perform {
      view.addSubview(label)
      label.text = "Today"
    }
    #expect(label.layer.contentsGravity == .topLeft)
    app.environment.direction = .rightToLeft
    #expect(label.layer.contentsGravity == .topRight)
    app.perform { label.textAlignment = .left }
    #expect(label.layer.contentsGravity == .topLeft)
  }

  @Test func `a direction that changes inside a block moves things there, and an interrupted move goes back`() throws {
    let a = SizedView(50, 20)
    lay {
      view.placed(a)
      activate(a.leadingAnchor.constraint(equalTo: view.leadingAnchor), a.topAnchor.constraint(equalTo: view.topAnchor))
    }
    let animator = app.perform { () -> UIViewPropertyAnimator in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
      }
      animator.startAnimation()
      return animator
    }
    app.advance(by: 0.5)
    #expect(abs((a.layer.shown?.position.x ?? 0) - 195) < 1)
    app.perform { animator.isReversed = true }
    try app.settle()
    #expect(a.layer.shown?.position.x == 25)
  }

  @Test func `a view removed while the direction changes is placed from the right when it comes back`() {
    let (box, a) = (view.box(), SizedView(50, 20))
    lay {
      activate(
        box.leftAnchor.constraint(equalTo: view.leftAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 100))
      box.placed(a)
      activate(a.leadingAnchor.constraint(equalTo: box.leadingAnchor), a.topAnchor.constraint(equalTo: box.topAnchor))
    }
    app.perform { box.removeFromSuperview() }
    app.environment.direction = .rightToLeft
    lay {
      view.placed(box)
      activate(
        box.leftAnchor.constraint(equalTo: view.leftAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 100))
    }
    #expect(a.frame.minX == 150)
  }
}

extension NSLayoutConstraint {
  fileprivate func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
