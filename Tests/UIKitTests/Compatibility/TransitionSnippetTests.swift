import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// Source code as iOS apps contain it. Each snippet compiles and has the documented effect.
@MainActor @Suite struct TransitionSnippetTests {
  @Test func `an effect view without an effect, that gets one`() {
    let blur = UIVisualEffectView()
    blur.effect = UIBlurEffect(style: .light)
    #expect(blur.effect != nil && blur.frame == .zero)
    #expect(UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 3, height: 4)).bounds.size == CGSize(width: 3, height: 4))
  }

  @Test func `geometry in boxes`() {
    let info: [String: Any] = [
      "frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
      "insets": NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    ]
    #expect((info["frame"] as? NSValue)?.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((info["insets"] as! NSValue).uiEdgeInsetsValue.right == 4)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue.y == 2 && NSValue(cgSize: .zero).cgSizeValue == .zero)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dy == 2)
    #expect(NSValue(cgAffineTransform: .identity).cgAffineTransformValue == .identity)
    #expect(CATransform3DIsIdentity(NSValue(caTransform3D: CATransform3DIdentity).caTransform3DValue))
  }

  @Test func `an image of a bundle, compatible with traits`() {
    #expect(UIImage(named: "nothing of this name", in: Bundle.main, compatibleWith: nil) == nil)
    #expect(UIImage(named: "nothing of this name", in: nil, compatibleWith: UIView().traitCollection) == nil)
  }

  @Test func `an animator whose superclass conforms ends its transition`() {
    final class Director: NSObject, UIViewControllerTransitioningDelegate {
      let animator: FadeAnimator
      init(_ animator: FadeAnimator) { self.animator = animator }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { animator }
    }
    let root = UIViewController(), page = UIViewController(), animator = FadeAnimator(), director = Director(animator)
    let app = AppSession { $0.rootViewController = root }
    app.perform {
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = director
      root.present(page, animated: true)
    }
    app.advance(by: 1)
    #expect(animator.heard == ["ended true"])
  }
}

class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var heard: [String] = []
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let toView = transitionContext.view(forKey: .to)!
    toView.alpha = 0
    transitionContext.containerView.addSubview(toView)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), animations: { toView.alpha = 1 },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}
class FadeAnimator: PlainAnimator {
  func animationEnded(_ transitionCompleted: Bool) { heard.append("ended \(transitionCompleted)") }
}
extension FadeAnimator: Implements.AnimationEnded {}
