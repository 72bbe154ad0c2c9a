import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitVoiceOver

/// The choice of the constraint to break among contradicting required constraints. It does not depend on the order of creation or
/// activation. (Docs/behaviour/layout.md, "Auto Layout measurements", decision 11)
@MainActor @Suite struct ContradictionOrderTests {
  /// Constraints that contradict each other; the last one named is broken.
  struct Family: Sendable, CustomTestStringConvertible {
    var name: String
    var make: @MainActor @Sendable (_ root: UIView, _ a: UIView, _ b: UIView) -> [NSLayoutConstraint]
    var testDescription: String { name }
  }

  nonisolated static let families: [Family] =
    [(100.0, 200.0), (-10, 20), (-20, -10)].flatMap { less, more in
      [
        Family(name: "leading \(less) over \(more)") { root, a, _ in
          [less, more].map { a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: $0) }
        },
        Family(name: "trailing \(less) over \(more)") { root, a, _ in
          [less, more].map { a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: $0) }
        },
        Family(name: "bottom \(less) over \(more), spelled from both sides") { root, a, _ in
          [
            a.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: less),
            root.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: -more),
          ]
        },
      ]
    } + [
      Family(name: "width 100 over 200") { _, a, _ in [100, 200].map { a.widthAnchor.constraint(equalToConstant: $0) } },
      Family(name: "an equality over ≥") { _, a, _ in
        [a.widthAnchor.constraint(equalToConstant: 100), a.widthAnchor.constraint(greaterThanOrEqualToConstant: 20 + 100)]
      },
      Family(name: "an equality over ≤") { _, a, _ in
        [a.heightAnchor.constraint(equalToConstant: 200), a.heightAnchor.constraint(lessThanOrEqualToConstant: 100)]
      },
      Family(name: "≥ over ≤") { _, a, _ in
        [a.widthAnchor.constraint(greaterThanOrEqualToConstant: 200), a.widthAnchor.constraint(lessThanOrEqualToConstant: 100)]
      },
      Family(name: "leading and trailing over width") { root, a, _ in edges(a, root) + [a.widthAnchor.constraint(equalToConstant: 10)] },
      Family(name: "top and bottom over height") { root, a, _ in
        [
          a.topAnchor.constraint(equalTo: root.topAnchor), a.bottomAnchor.constraint(equalTo: root.bottomAnchor),
          a.heightAnchor.constraint(equalToConstant: 10),
        ]
      },
      Family(name: "leading and trailing over centerX") { root, a, _ in
        edges(a, root) + [a.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 50)]
      },
      Family(name: "of siblings the later-added subview's") { root, a, b in
        [
          a.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
          b.trailingAnchor.constraint(equalTo: root.trailingAnchor), a.widthAnchor.constraint(equalToConstant: 300),
          b.widthAnchor.constraint(equalToConstant: 200),
        ]
      },
      Family(name: "of parent and child the child's") { root, a, b in
        a.addSubview(b)
        return edges(b, a) + [a.widthAnchor.constraint(equalToConstant: 300), b.widthAnchor.constraint(equalToConstant: 200)]
      },
    ]

  @MainActor private static func edges(_ view: UIView, _ outer: UIView) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
    ]
  }

  @Test(arguments: families)
  func `which constraint breaks depended on the order of activation`(family: Family) {
    for order in 0..<8 {
      let stage = LayoutStage()
      let made = family.make(stage.root, stage.root.box(), stage.root.box())
      activate(made, in: order)
      stage.root.layoutIfNeeded()
      #expect(stage.reports.count == 1, "order \(order)")
      #expect(stage.reports.first?.hasSuffix("\(made.last!)") ?? false, "order \(order): \(stage.reports)")
    }
  }

  @Test func `of many contradictions those are broken that contradict what is spared before them`() {
    for order in 0..<8 {
      let stage = LayoutStage(), root = stage.root, a = root.box(), b = root.box()
      let widths = [300.0, 200, 250].map { a.widthAnchor.constraint(equalToConstant: $0) }
      let limit = b.widthAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, constant: -10)
      let between = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
      let wide = b.widthAnchor.constraint(greaterThanOrEqualToConstant: 195)
      activate(widths + [between, limit, wide] + [a.leadingAnchor.constraint(equalTo: root.leadingAnchor)], in: order)
      root.layoutIfNeeded()
      #expect(a.frame.width == 200 && b.frame.minX == 208 && b.frame.width == 195, "order \(order)")
      #expect(stage.reports.count == 3, "order \(order)")
    }
  }

  /// Forwards, backwards, and as a number says.
  private func activate(_ constraints: [NSLayoutConstraint], in order: Int) {
    let turned = constraints[(order % constraints.count)...] + constraints[..<(order % constraints.count)]
    NSLayoutConstraint.activate(order % 2 == 0 ? Array(turned) : turned.reversed())
  }
}
