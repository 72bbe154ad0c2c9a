import UIKit

extension Suite {
  /// Constraints to frames: a home page of 200 views, one constant changed and its views updated.
  static let layout = Suite(name: "layout") { reporter in
    MainActor.assumeIsolated {
      let page = LayoutPage()
      reporter.time("200 views of a home page added and laid out", poses: 1, runs: 12) { { _ in _ = page.build() } }
      let places: [(String, WritableKeyPath<LayoutPage.Built, NSLayoutConstraint>)] = [
        ("the first card's place changed, which moves the other 39", \.first), ("a label's height changed within its card", \.inner),
      ]
      for (name, constraint) in places {
        reporter.time(name, poses: 40, unit: .microseconds, aim: .atMost(50)) {
          let built = page.build()
          return { pose in
            built[keyPath: constraint].constant = CGFloat(20 + pose % 7)
            built.root.layoutIfNeeded()
          }
        }
      }
      reporter.time("the page's width changed, and every view's with it", poses: 40, unit: .microseconds) {
        let built = page.build()
        return { pose in
          built.root.frame.size.width = CGFloat(390 + pose % 7)
          built.root.layoutIfNeeded()
        }
      }
      reporter.time("a card measured at a width", poses: 40, unit: .microseconds) {
        let built = page.build(), card = built.root.subviews[3]
        return { _ in
          _ = card.systemLayoutSizeFitting(
            CGSize(width: 350, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
      }
    }
  }
}

/// Forty cards with four labels each, in a column.
@MainActor private struct LayoutPage {
  struct Built {
    var root: UIView
    var first: NSLayoutConstraint
    var inner: NSLayoutConstraint
  }
  private let session = AppSession { _ in }

  func build() -> Built {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    session.window.subviews.first?.removeFromSuperview()
    session.window.addSubview(root)
    var above: UIView?, first: NSLayoutConstraint?, inner: NSLayoutConstraint?
    for i in 0..<40 {
      let card = UIView()
      root.addSubview(card)
      let top = card.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 20)
      first = first ?? top
      place(card, in: root, top, height: card.heightAnchor.constraint(equalToConstant: 300), inset: 20)
      above = card
      var upper: UIView?
      for j in 0..<4 {
        let label = UIView()
        card.addSubview(label)
        let height = label.heightAnchor.constraint(equalToConstant: CGFloat(20 + j))
        if i == 20 && j == 1 { inner = height }
        let top = label.topAnchor.constraint(equalTo: upper?.bottomAnchor ?? card.topAnchor, constant: 8)
        place(label, in: card, top, height: height, inset: 12)
        upper = label
      }
    }
    root.layoutIfNeeded()
    return Built(root: root, first: first!, inner: inner!)
  }

  private func place(_ view: UIView, in outer: UIView, _ top: NSLayoutConstraint, height: NSLayoutConstraint, inset: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      top, height, view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
    ])
  }
}
