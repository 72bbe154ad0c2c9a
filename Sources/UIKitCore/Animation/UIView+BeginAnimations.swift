import Foundation
import Motion
import QuartzCore

/// The state between `beginAnimations` and `commitAnimations`.
@MainActor
final class BegunAnimations {
  /// The default duration, in seconds.
  static let defaultDuration = 0.2

  let name: String?
  let context: UnsafeMutableRawPointer?
  let block: AnimationBlock
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  private(set) lazy var waiting: AnimationCompletion = Runtime.current.makeCompletion { [self] in end($0) }
  /// A Boolean value that indicates whether the animations start now, in seconds of the layers' time.
  ///
  /// It is `false` on an animator's timeline and if animations are disabled.
  private let isFree: Bool
  private var interval = ActiveInterval(start: 0, duration: defaultDuration)

  init(_ name: String?, _ context: UnsafeMutableRawPointer?, in runtime: Runtime) {
    (self.name, self.context) = (name, context)
    block = AnimationBlock(course: .disabled, duration: Self.defaultDuration, timing: .cubic(.easeInOut), options: .allowUserInteraction)
    if let outer = runtime.app.blocks.last {
      block.inherit(outer, delay: 0)
    } else if runtime.app.animationsEnabled {
      block.course = .free(interval)
    }
    if case .free(let given) = block.course { (isFree, interval) = (true, given) } else { isFree = false }
    block.observers.append(waiting.id)
  }

  var delay: Double { interval.start }

  /// Changes the timing of the following changes. It has no effect on an animator's timeline and if animations are disabled.
  func change(_ body: (inout ActiveInterval) -> Void) {
    body(&interval)
    block.duration = interval.duration
    guard isFree else { return }
    block.course = interval.duration > 0 ? .free(interval) : .disabled
  }

  private func end(_ finished: Bool) {
    if let delegate, let didStop { didStop.sendOrStop(to: delegate, [name, NSNumber(value: finished), context]) }
    delegate = nil
  }
}

/// The animation methods without closures, as before iOS 4. Changes between the two calls are animated.
extension UIView {
  /// Starts a group of animations, which `commitAnimations()` ends. Changes in between are animated.
  ///
  /// The views receive touches during the animation.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let runtime = Runtime.current
    let begun = BegunAnimations(animationID, context, in: runtime)
    runtime.app.openAnimations.append(begun)
    runtime.app.blocks.append(begun.block)
  }

  /// Ends the group of the last `beginAnimations(_:context:)` call. Without such a call, it does nothing.
  public static func commitAnimations() {
    let runtime = Runtime.current
    guard let begun = runtime.app.openAnimations.popLast() else { return }
    runtime.app.blocks.removeAll { $0 === begun.block }
    if let delegate = begun.delegate, let willStart = begun.willStart {
      runtime.schedule(at: runtime.now + begun.delay) { willStart.sendOrStop(to: delegate, [begun.name, begun.context]) }
    }
    runtime.seal(begun.waiting)
  }

  private static var begun: BegunAnimations? { Runtime.current.app.openAnimations.last }

  /// Sets the object that receives the start and stop messages. It is kept until the animations end.
  public static func setAnimationDelegate(_ delegate: Any?) { begun?.delegate = delegate as AnyObject? }
  /// Sets the delegate's method for the start of the animations. It receives the name and the context.
  public static func setAnimationWillStart(_ selector: Selector?) { begun?.willStart = selector }
  /// Sets the delegate's method for the end of the animations. It receives the name, an `NSNumber` and the context.
  ///
  /// The number indicates whether all animations ran to their end.
  public static func setAnimationDidStop(_ selector: Selector?) { begun?.didStop = selector }
  /// Sets the duration of the animations, in seconds. The default value is 0.2 seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) { begun?.change { $0.duration = max(duration, 0) } }
  /// Sets the delay before the animations, in seconds. The default value is 0 seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) { begun?.change { $0.start = max(delay, 0) } }
  /// Sets the timing curve of the animations. The default is `.easeInOut`.
  public static func setAnimationCurve(_ curve: AnimationCurve) { begun?.block.timing = curve.timing }
  /// Sets the number of times that the animations run. The default is 1.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    begun?.change { $0.repeatCount = Double(max(repeatCount, 0)) }
    if repeatCount > 1 { begun?.block.options.insert(.repeat) }
  }
  /// Sets whether the animations also run backwards. The default is `false`.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    begun?.change { $0.autoreverses = repeatAutoreverses }
    if repeatAutoreverses { begun?.block.options.insert(.autoreverse) } else { begun?.block.options.remove(.autoreverse) }
  }
  /// Sets whether replacing animations start from the presented value. The default is `false`.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if fromCurrentState {
      begun?.block.options.insert(.beginFromCurrentState)
    } else {
      begun?.block.options.remove(.beginFromCurrentState)
    }
  }
  /// Changes the content of a view with a flip. A page curl is shown as a cross-fade. The value of `cache` has no effect.
  public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    guard let style = transition.option.transitionStyle else { return }
    if transition.option.isCurl { view.runtime.app.noteCurl() }
    begun?.block.transition(view, style)
  }

  /// The transition of a view for `setAnimationTransition`. The raw values are those of UIKit.
  public enum AnimationTransition: Int, Sendable {
    /// The change has no transition.
    case none = 0
    /// The view flips about its vertical axis, and the left side first moves towards the viewer.
    case flipFromLeft = 1
    /// The view flips about its vertical axis, and the right side first moves towards the viewer.
    case flipFromRight = 2
    /// The view curls up like a page. Segue shows a cross-fade instead.
    case curlUp = 3
    /// The view curls down like a page. Segue shows a cross-fade instead.
    case curlDown = 4

    var option: AnimationOptions { AnimationOptions(rawValue: UInt(rawValue) << 20) }
  }
}

extension Runtime {
  /// Commits the groups that are still open at the end of an update cycle. The changes of the next cycle do not belong to them.
  func commitForgottenAnimations() {
    guard !app.openAnimations.isEmpty else { return }
    app.warn("beginAnimations without commitAnimations in the same turn: what was begun is committed at its end.")
    asCurrent { while !app.openAnimations.isEmpty { UIView.commitAnimations() } }
  }
}
