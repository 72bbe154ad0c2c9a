import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitVoiceOver

@MainActor @Suite struct AutoLayoutFormatTests {
  let stage = LayoutStage()
  var root: UIView { stage.root }

  private func format(
    _ text: String, _ options: NSLayoutConstraint.FormatOptions = [], _ views: [String: Any], _ metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(withVisualFormat: text, options: options, metrics: metrics, views: views).map(\.description)
  }

  @Test func `a row of sizes, distances and priorities came in another order than the text's (behaviour: Auto Layout measurements)`() {
    let a = root.box(), b = root.box()
    #expect(
      format("H:|-[a(==b,>=m@750)]-12-[b]-(>=4,p@p)-|", [.alignAllTop], ["a": a, "b": b], ["m": 40, "p": 250.0]) == [
        "<NSLayoutConstraint UIView:0.leading == UILayoutGuide:UIView/layoutMargins.leading (inactive)>",
        "<NSLayoutConstraint UIView:0.width == UIView:1.width (inactive)>",
        "<NSLayoutConstraint UIView:0.width >= 40 @750 (inactive)>",
        "<NSLayoutConstraint UIView:1.leading == UIView:0.trailing + 12 (inactive)>",
        "<NSLayoutConstraint UIView.trailing >= UIView:1.trailing + 4 (inactive)>",
        "<NSLayoutConstraint UIView.trailing == UIView:1.trailing + 250 @250 (inactive)>",
        "<NSLayoutConstraint UIView:0.top == UIView:1.top (inactive)>",
      ])
  }

  @Test func `a column, flush and with the standard space`() {
    let a = root.box(), b = root.box(), c = root.box()
    activate(a.leftAnchor.constraint(equalTo: root.leftAnchor), a.widthAnchor.constraint(equalToConstant: 10))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[a(20)][b(a)]-[c(<=30,100@10)]", options: [.alignAllLeading, .alignAllTrailing], metrics: nil,
        views: ["a": a, "b": b, "c": c]))
    root.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 0, y: 20, width: 10, height: 20))
    #expect(c.frame == CGRect(x: 0, y: 48, width: 10, height: 30))
  }
}
