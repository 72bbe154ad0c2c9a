import Foundation
import Motion
import QuartzCore

/// What `beginAnimations` has opened and `commitAnimations` closes.
@MainActor
final class BegunAnimations {
  /// Of animations of which nobody said otherwise, in seconds.
  static let defaultDuration = 0.2

  let name: String?
  let context: UnsafeMutableRawPointer?
  let block: AnimationBlock
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  private(set) lazy var waiting: AnimationCompletion = Runtime.current.makeCompletion { [self] in end($0) }
  /// It runs from now on, in seconds of the layers' time, and not on an animator's timeline or not at all.
  private let isFree: Bool
  private var window = Window(start: 0, duration: defaultDuration)

  init(_ name: String?, _ context: UnsafeMutableRawPointer?, in runtime: Runtime) {
    (self.name, self.context) = (name, context)
    block = AnimationBlock(course: .disabled, duration: Self.defaultDuration, timing: .cubic(.easeInOut), options: .allowUserInteraction)
    if let outer = runtime.app.blocks.last {
      block.inherit(outer, delay: 0)
    } else if runtime.app.animationsEnabled {
      block.course = .free(window)
    }
    if case .free(let given) = block.course { (isFree, window) = (true, given) } else { isFree = false }
    block.observers.append(waiting.id)
  }

  var delay: Double { window.start }

  /// Changes how the changes that follow are animated. On an animator's timeline, and where animations are off, nothing does.
  func change(_ body: (inout Window) -> Void) {
    body(&window)
    block.duration = window.duration
    guard isFree else { return }
    block.course = window.duration > 0 ? .free(window) : .disabled
  }

  private func end(_ finished: Bool) {
    if let delegate, let didStop { didStop.perform(on: delegate, with: name, NSNumber(value: finished), context) }
    delegate = nil
  }
}

/// Blocks without closures, as before iOS 4: what is changed between the two calls is animated.
extension UIView {
  /// Begins: what is changed from now on, up to `commitAnimations()`, is animated. The views can be touched meanwhile.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let runtime = Runtime.current
    let begun = BegunAnimations(animationID, context, in: runtime)
    runtime.app.openAnimations.append(begun)
    runtime.app.blocks.append(begun.block)
  }

  /// Ends what the last `beginAnimations(_:context:)` began; without one, nothing happens.
  public static func commitAnimations() {
    let runtime = Runtime.current
    guard let begun = runtime.app.openAnimations.popLast() else { return }
    runtime.app.blocks.removeAll { $0 === begun.block }
    if let delegate = begun.delegate, let willStart = begun.willStart {
      runtime.schedule(at: runtime.now + begun.delay) { willStart.perform(on: delegate, with: begun.name, begun.context) }
    }
    runtime.seal(begun.waiting)
  }

  private static var begun: BegunAnimations? { Runtime.current.app.openAnimations.last }

  /// Who hears of beginning and end; kept until then.
  public static func setAnimationDelegate(_ delegate: Any?) { begun?.delegate = delegate as AnyObject? }
  /// A method of the delegate's that takes the name and the context.
  public static func setAnimationWillStart(_ selector: Selector?) { begun?.willStart = selector }
  /// A method of the delegate's that takes the name, whether all of it ran to its end (an `NSNumber`), and the context.
  public static func setAnimationDidStop(_ selector: Selector?) { begun?.didStop = selector }
  /// In seconds; 0.2 unless told.
  public static func setAnimationDuration(_ duration: TimeInterval) { begun?.change { $0.duration = max(duration, 0) } }
  /// In seconds; 0 unless told.
  public static func setAnimationDelay(_ delay: TimeInterval) { begun?.change { $0.start = max(delay, 0) } }
  /// Ease in, ease out unless told.
  public static func setAnimationCurve(_ curve: AnimationCurve) { begun?.block.timing = curve.timing }
  /// How often it runs; once unless told.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    begun?.change { $0.repeatCount = Double(max(repeatCount, 0)) }
    if repeatCount > 1 { begun?.block.options.insert(.repeat) }
  }
  /// Whether it runs back as well.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    begun?.change { $0.autoreverses = repeatAutoreverses }
    if repeatAutoreverses { begun?.block.options.insert(.autoreverse) } else { begun?.block.options.remove(.autoreverse) }
  }
  /// Whether what replaces starts from what is shown.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if fromCurrentState {
      begun?.block.options.insert(.beginFromCurrentState)
    } else {
      begun?.block.options.remove(.beginFromCurrentState)
    }
  }
  /// Changes what a view shows by a flip; a curl is drawn as a cross-fade. Whether the picture may be kept makes no difference.
  public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    guard let style = transition.option.transitionStyle else { return }
    if transition.option.isCurl { view.runtime.app.noteCurl() }
    begun?.block.transition(view, style)
  }

  /// How `setAnimationTransition` changes what a view shows. The raw values are Apple's.
  public enum AnimationTransition: Int, Sendable {
    /// Nothing but the change.
    case none = 0
    /// Turns about the vertical axis.
    case flipFromLeft = 1
    /// Turns about the vertical axis.
    case flipFromRight = 2
    /// A page is curled up; drawn as a cross-fade.
    case curlUp = 3
    /// A page is curled down; drawn as a cross-fade.
    case curlDown = 4

    var option: AnimationOptions { AnimationOptions(rawValue: UInt(rawValue) << 20) }
  }
}

extension Runtime {
  /// A turn ends with every block closed: the next one's changes are others'.
  func commitForgottenAnimations() {
    guard !app.openAnimations.isEmpty else { return }
    app.warn("beginAnimations without commitAnimations in the same turn: what was begun is committed at its end.")
    asCurrent { while !app.openAnimations.isEmpty { UIView.commitAnimations() } }
  }
}
