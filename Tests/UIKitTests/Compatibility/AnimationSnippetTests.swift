import Stages
import Testing
import UIKit

/// Animations of views and layers as published code writes them.
@MainActor @Suite(.hand) struct AnimationSnippetTests {
  var hand: Hand { Hand.current! }
  let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    box.backgroundColor = .blue
    let root = UIViewController()
    root.view.addSubview(box)
    Hand.current!.window.rootViewController = root
    Hand.current!.wait()
  }
  private var shown: CALayer { box.layer.presentation() ?? box.layer }

  @Test func `pages pass one another with parallax, by keyframes`() {
    let front = UIView(frame: CGRect(x: 375, y: 0, width: 375, height: 812)), back = UIView(frame: hand.window.bounds)
    box.superview!.addSubview(back)
    box.superview!.addSubview(front)
    var ended: Bool?
    UIView.animateKeyframes(
      withDuration: 1.0, delay: 0.0, options: [.calculationModeLinear, .beginFromCurrentState],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { front.center.x -= 375 }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { back.frame.origin.x = -375 * 0.3 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: { back.alpha = 0.5 })
      }, completion: { ended = $0 })
    hand.wait(0.5)
    let (near, far) = (front.layer.presentation()!.frame.minX, back.layer.presentation()!.frame.minX)
    #expect(abs(near - 187.5) < 12 && abs(far + 56.25) < 4 && abs(near - 375 - far / 0.3) < 0.01)
    #expect(back.layer.presentation()!.opacity > 0.97)
    hand.wait(0.6)
    #expect(ended == true && front.frame.minX == 0 && back.frame.minX == -112.5 && back.alpha == 0.5)
  }

  @Test func `a layer that stands still is scrubbed by its time offset, and goes on`() {
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = CGPoint(x: 0, y: 150)
    move.toValue = CGPoint(x: 300, y: 150)
    move.duration = 1
    box.layer.speed = 0
    box.layer.timeOffset = 0
    box.layer.add(move, forKey: nil)
    hand.wait()
    for progress in [0.25, 0.75, 0.5] {
      box.layer.timeOffset = progress
      hand.wait(0.3)
      #expect(abs(shown.position.x - 300 * progress) < 0.001)
    }
    let pausedTime = box.layer.timeOffset
    box.layer.speed = 1.0
    box.layer.timeOffset = 0.0
    box.layer.beginTime = 0.0
    let timeSincePause = box.layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    box.layer.beginTime = timeSincePause
    hand.wait(0.25)
    #expect(abs(shown.position.x - 225) < 6)
    hand.wait(0.5)
    #expect(shown.position.x == 150 && box.layer.animationKeys() == nil)
  }

  @Test func `a group of layer animations tells its delegate by a key of the app's`() {
    final class Listener: NSObject, CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ anim: CAAnimation) { heard.append("start \(anim.value(forKey: "id") as? String ?? "?")") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let id = anim.value(forKey: "id") as? String else { return }
        heard.append("stop \(id) \(flag)")
      }
    }
    let listener = Listener()
    let pulse = CAKeyframeAnimation(keyPath: "transform.scale")
    pulse.values = [1, 1.5, 1]
    pulse.keyTimes = [0, 0.5, 1]
    pulse.timingFunctions = [CAMediaTimingFunction(name: .easeOut), CAMediaTimingFunction(name: .easeIn)]
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = Double.pi
    let group = CAAnimationGroup()
    group.animations = [pulse, turn]
    group.duration = 0.6
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    group.delegate = listener
    group.setValue("pulse", forKey: "id")
    var block = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { block += 1 }
    box.layer.add(group, forKey: "pulse")
    CATransaction.commit()
    hand.wait(0.3)
    #expect(abs(((shown.value(forKeyPath: "transform.scale") as? NSNumber)?.doubleValue ?? 0) - 1.5) < 0.02)
    #expect(listener.heard == ["start pulse"] && block == 0)
    hand.wait(0.4)
    #expect(listener.heard == ["start pulse", "stop pulse true"] && block == 1 && box.layer.animation(forKey: "pulse") != nil)
    #expect(abs(shown.transform.m11 + 1) < 1e-6)
    box.layer.removeAllAnimations()
    hand.wait(0.1)
    #expect(CATransform3DIsIdentity(shown.transform))
  }

  @Test func `a label's text is pushed by a layer transition`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = "1"
    box.superview!.addSubview(label)
    hand.wait()
    let push = CATransition()
    push.type = .push
    push.subtype = .fromTop
    push.duration = 0.3
    push.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
    var ended = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended = true }
    label.layer.add(push, forKey: kCATransition)
    label.text = "2"
    CATransaction.commit()
    hand.wait(0.1)
    #expect(label.layer.animationKeys() == [kCATransition] && !ended)
    hand.wait(0.4)
    #expect(ended && label.layer.animationKeys() == nil && label.text == "2")
  }

  @Test func `a display link counts a number up and stops`() {
    @MainActor final class Counter: NSObject {
      var displayLink: CADisplayLink?
      var startTime: CFTimeInterval = 0
      var values: [Int] = []
      func start() {
        displayLink?.invalidate()
        startTime = CACurrentMediaTime()
        displayLink = CADisplayLink(target: self, selector: Selector("step:", Counter.step))
        displayLink?.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
        displayLink?.add(to: .main, forMode: .common)
      }
      func step(_ link: CADisplayLink) {
        let progress = min(1, (link.timestamp - startTime) / 0.5)
        values.append(Int(progress * 100))
        if progress >= 1 {
          link.invalidate()
          displayLink = nil
        }
      }
    }
    let counter = Counter()
    counter.start()
    hand.wait(1)
    #expect(counter.values.last == 100 && counter.values == counter.values.sorted() && (30...32).contains(counter.values.count))
    #expect(counter.displayLink == nil)
  }

  @Test func `a drawer follows a finger by an animator, and ends by its velocity`() {
    @MainActor final class Drawer: NSObject {
      let view: UIView
      var animator: UIViewPropertyAnimator!
      var isOpen = false
      init(_ view: UIView) { self.view = view }
      func handlePan(recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
          animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 1) { self.view.frame.origin.y = self.isOpen ? 100 : 400 }
          animator.addCompletion { [unowned self] position in if position == .end { self.isOpen.toggle() } }
          animator.startAnimation()
          animator.pauseAnimation()
        case .changed:
          animator.fractionComplete = recognizer.translation(in: view.superview).y / 300 * (isOpen ? -1 : 1)
        case .ended, .cancelled:
          let goesOn = recognizer.velocity(in: view.superview).y * (isOpen ? -1 : 1) > 0
          animator.isReversed = !goesOn
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default: ()
        }
      }
    }
    let drawer = Drawer(box)
    box.addGestureRecognizer(UIPanGestureRecognizer(target: drawer, action: Selector("handlePanWithRecognizer:", Drawer.handlePan)))
    hand.down(150, 150)
    hand.drag(by: 0, 160, over: 0.3)
    #expect(abs(shown.frame.minY - 250) < 6, "\(shown.frame)")
    hand.up()
    hand.wait(0.7)
    #expect(drawer.isOpen && shown.frame.minY == 400)
    hand.down(150, 450)
    hand.drag(by: 0, -160, over: 0.3)
    hand.drag(by: 0, 40, over: 0.1)
    hand.up()
    hand.wait(0.7)
    #expect(drawer.isOpen && shown.frame.minY == 400 && box.frame.minY == 400)
  }

  @Test func `springs of iOS 17 and options in combination`() {
    var heard: [Bool] = []
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      box.center.x += 100
    } completion: {
      heard.append($0)
    }
    UIView.animate(
      springDuration: 0.4, bounce: 0.0, initialSpringVelocity: 0.0, delay: 0.1, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.box.alpha = 0.5 }, completion: nil)
    hand.wait(0.09)
    #expect(shown.opacity == 1 && shown.position.x > 150)
    hand.wait(1.5)
    #expect(heard == [true] && box.center.x == 250 && shown.opacity == 0.5)
    let options: UIView.AnimationOptions = [.repeat, .autoreverse, .curveEaseInOut, .allowUserInteraction]
    UIView.animate(withDuration: 0.5, delay: 0, options: options, animations: { self.box.alpha = 1 }, completion: { heard.append($0) })
    hand.wait(0.75)
    #expect((0.55..<0.95).contains(Double(shown.opacity)) && options.contains(.repeat))
    box.layer.removeAllAnimations()
    hand.wait(0.1)
    #expect(heard == [true, false] && shown.opacity == 1)
  }

  @Test func `children change places in a container`() {
    final class Tab: UIViewController {
      var heard: [String] = []
      override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
      override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
      override func didMove(toParent parent: UIViewController?) { heard.append(parent == nil ? "moved out" : "moved in") }
    }
    let container = hand.window.rootViewController!, old = Tab(), new = Tab()
    container.addChild(old)
    old.view.frame = container.view.bounds
    container.view.addSubview(old.view)
    old.didMove(toParent: container)
    hand.wait()
    old.willMove(toParent: nil)
    container.addChild(new)
    let width = container.view.bounds.width
    new.view.frame = container.view.bounds.offsetBy(dx: width, dy: 0)
    container.transition(
      from: old, to: new, duration: 0.25, options: [],
      animations: {
        new.view.frame = old.view.frame
        old.view.frame = old.view.frame.offsetBy(dx: -width, dy: 0)
      },
      completion: { _ in
        old.removeFromParent()
        new.didMove(toParent: container)
      })
    hand.wait(0.1)
    #expect((1..<374).contains(new.view.layer.presentation()!.frame.minX))
    hand.wait(0.3)
    #expect(container.children == [new] && old.view.superview == nil && new.view.frame == container.view.bounds)
    #expect(old.heard == ["will appear", "moved in", "did appear", "did disappear", "moved out"])
    #expect(new.heard == ["will appear", "did appear", "moved in"])
  }

  @Test func `a constraint grows, and layoutIfNeeded animates it`() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let root = box.superview!
    root.addSubview(bar)
    let views = ["bar": bar]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-0-[bar]-0-|", options: [], metrics: nil, views: views))
    bar.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let height = NSLayoutConstraint(
      item: bar, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44)
    height.priority = UILayoutPriority(rawValue: 999)
    bar.addConstraint(height)
    root.layoutIfNeeded()
    height.constant = 144
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1.0, initialSpringVelocity: 0, options: UIView.AnimationOptions.curveEaseOut,
      animations: { root.layoutIfNeeded() })
    hand.wait(0.1)
    #expect((46..<143).contains(bar.layer.presentation()!.bounds.height) && bar.bounds.height == 144)
    hand.wait(0.5)
    #expect(bar.layer.presentation()!.bounds == CGRect(x: 0, y: 0, width: 375, height: 144))
  }

  @Test func `tasks wait for animations, presentations and animators`() async {
    let page = UIViewController(), app = hand.app, root = hand.window.rootViewController!
    page.modalPresentationStyle = .overFullScreen
    var heard: [String] = []
    let task = Task { @MainActor in
      let finished = await UIView.animate(withDuration: 0.2) { self.box.alpha = 0 }
      heard.append("faded \(finished)")
      await UIView.animate(withDuration: 0.2, delay: 0.1, options: .curveEaseIn) { self.box.alpha = 1 }
      await UIView.transition(with: box, duration: 0.2, options: .transitionCrossDissolve) { self.box.backgroundColor = .red }
      heard.append("shown")
      await root.present(page, animated: true)
      heard.append("presented \(root.presentedViewController === page)")
      await root.dismiss(animated: true)
      heard.append("dismissed \(root.presentedViewController == nil)")
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { self.box.center.y = 0 }
      animator.startAnimation()
      let position = await animator.addCompletion()
      heard.append("animator \(position == .end)")
    }
    for _ in 0..<240 {
      app.advance(by: 1.0 / 60)
      for _ in 0..<5 { await Task.yield() }
    }
    await task.value
    #expect(heard == ["faded true", "shown", "presented true", "dismissed true", "animator true"])
  }
}
