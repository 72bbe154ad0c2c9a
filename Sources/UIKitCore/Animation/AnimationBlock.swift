import Foundation
import Motion
import QuartzCore

/// The scope of an animation block, which turns property changes into animation entries. The innermost block decides.
@MainActor
package final class AnimationBlock {
  /// The timeline of the entries of a block.
  enum Course {
    case disabled
    /// The entries start now. The window is in seconds of the layer's time.
    case free(ActiveInterval)
    /// The entries are on the timeline of a property animator, which can scrub and reverse them.
    case timeline(UIViewPropertyAnimator, start: Double, end: Double)
  }

  var course: Course
  var duration: Seconds
  var timing: Timing
  var verticalTiming: Timing?
  var options: UIView.AnimationOptions
  var observers: [CompletionID] { didSet { lock?.observers = nil } }
  /// The part of the block that `addKeyframe` specified.
  var slice: (start: Double, end: Double)?
  /// The collector of values. It is set in a keyframe block.
  var keyframes: KeyframeCollector?
  private var touched = ViewSet()
  /// The replacing entries of earlier parts of a keyframe block. Later parts follow them.
  private var parts: Set<Int> = []
  /// The views that receive no touches because of this block, and the completions that wait for their entries.
  private var lock: (views: LockedViews, id: CompletionID, observers: [CompletionID]?)?
  /// The last action that a view received for a key.
  private var offered: BlockAction?

  init(
    course: Course, duration: Seconds, timing: Timing, verticalTiming: Timing? = nil, options: UIView.AnimationOptions = [],
    observers: [CompletionID] = []
  ) {
    (self.course, self.duration, self.timing, self.verticalTiming) = (course, duration, timing, verticalTiming)
    (self.options, self.observers) = (options, observers)
  }

  package var isEnabled: Bool { if case .disabled = course { false } else { true } }
  var animator: UIViewPropertyAnimator? { if case .timeline(let animator, _, _) = course { animator } else { nil } }
  private var isAdditive: Bool { !options.replaces }
  /// A Boolean value that indicates whether animations start from the presented values. An animator's do. A block's do with the option for
  /// it.
  private var beginsFromShown: Bool { options.contains(.beginFromCurrentState) || animator != nil }

  func perform(_ body: () -> Void, in runtime: Runtime) {
    runtime.app.blocks.append(self)
    body()
    if options.contains(.layoutSubviews) { for view in touched.views { view.layoutIfNeeded() } }
    keyframes?.emit(into: self)
    runtime.app.blocks.removeLast()
  }

  // MARK: Changes

  /// Turns a change into an additive entry from old − new to 0 (Docs/behaviour/animation.md, "Animation blocks").
  ///
  /// Colours, effects and repeating blocks replace the previous entry instead, and a new block replaces them.
  /// The sum of their differences would be wrong, or would never end.
  func propertyWillChange(_ property: AnimatableProperty, of view: UIView, from old: Components, to new: Components) {
    let layer = view.layer
    guard isEnabled, layer.isInTree else { return }
    touch(view)
    let adds = isAdditive && property.addsUp
    if adds && keyframes?.collect(property, of: layer, old: old, new: new, slice: slice) == true { return }
    let shown = beginsFromShown ? layer.pendingValue(of: property) : old
    let found = removeReplaced(property, from: layer)
    let start = found.part || adds && !found.something ? old : shown

    guard adds else {
      let (from, to) = Self.dissolve(property, start, start + property.difference(new, start))
      let value =
        slice.map { AnimatedValue(.slice(from: from, to: to, start: $0.start, end: $0.end, follows: found.part)) }
        ?? .basic(from: from, to: to)
      return add(property, value, timing, isAdditive: false, to: view)
    }
    let delta = property.difference(start, new)
    // The position in an animator has one entry for each axis. It can then continue with a velocity for each axis.
    guard property == .position, verticalTiming != nil || animator != nil else { return add(property, fall(delta), timing, to: view) }
    if delta[0] != 0 { add(property, fall(delta.only(0)), timing, to: view) }
    if delta[1] != 0 { add(property, fall(delta.only(1)), verticalTiming ?? timing, isVertical: true, to: view) }
  }

  /// Turns a change of contents, paths, lists or three-dimensional transforms into an entry that replaces the presented value.
  func propertyWillReplace(_ property: AnimatableProperty, of view: UIView, from old: LayerProperties, to new: LayerProperties) {
    let layer = view.layer
    guard isEnabled, layer.isInTree else { return }
    touch(view)
    let shown = beginsFromShown ? layer.pending : old
    let follows = removeReplaced(property, from: layer).part
    guard let tween = Tween(property, from: follows ? old : shown, to: slice == nil ? nil : new) else { return }
    let part = slice.map { Tween.slice(tween, start: $0.start, end: $0.end, follows: follows) }
    add(property, AnimatedValue(.tween(part ?? tween)), timing, isAdditive: false, to: view)
  }

  /// Removes the entries that a change replaces, except earlier parts of the keyframe block. Returns what was found.
  private func removeReplaced(_ property: AnimatableProperty, from layer: CALayer) -> (something: Bool, part: Bool) {
    let found = layer.records.filter { $0.property == property && !$0.isAdditive }
    remove(found.filter { slice == nil || !parts.contains($0.id) }, from: layer)
    return (!found.isEmpty, slice != nil && found.contains { parts.contains($0.id) })
  }

  /// Runs a transition of a view from its image on the screen to its new content.
  func transition(_ view: UIView, _ style: LayerTransition.Style, picturing pictured: UIView? = nil) {
    let layer = view.layer
    guard isEnabled, layer.isInTree else { return }
    touch(view)
    let change = AnimatedValue(.tween(.transition((pictured ?? view).layer.transition(style), from: 0, to: 1)))
    remove(layer.records.filter { $0.property == .transition }, from: layer)
    add(.transition, change, timing, isAdditive: false, to: view)
  }

  /// Returns the values of a colour animation. If one end is transparent, it gets the colour of the other end, so that only the alpha
  /// changes.
  private static func dissolve(_ property: AnimatableProperty, _ from: Components, _ to: Components) -> (Components, Components) {
    guard !property.addsUp, let first = property.firstColorLane else { return (from, to) }
    var (from, to) = (from, to)
    let alpha = (from[first + 3], to[first + 3])
    for lane in first..<first + 3 {
      if alpha.0 == 0 { from[lane] = to[lane] } else if alpha.1 == 0 { to[lane] = from[lane] }
    }
    return (from, to)
  }

  private func touch(_ view: UIView) { if options.contains(.layoutSubviews) { touched.insert(view) } }
  private func remove(_ records: [AnimationEntry], from layer: CALayer) {
    for record in records { layer.remove(record.id, finished: false) }
  }

  private func fall(_ delta: Components) -> AnimatedValue {
    let zero = Components(repeating: 0)
    guard let slice else { return .basic(from: delta, to: zero) }
    return AnimatedValue(.slice(from: delta, to: zero, start: slice.start, end: slice.end, follows: false))
  }

  /// Adds the values that a keyframe block collected.
  func add(_ keyframes: Keyframes, of property: AnimatableProperty, to view: UIView) {
    add(property, AnimatedValue(.keyframes(keyframes)), timing, to: view)
  }

  private func add(
    _ property: AnimatableProperty, _ value: AnimatedValue, _ timing: Timing, isVertical: Bool = false, isAdditive: Bool = true,
    to view: UIView
  ) {
    let layer = view.layer
    var timing = timing
    if animator == nil, let given = layer.runtime.transactionTiming, !timing.isSpring { timing = given }
    var record = AnimationEntry(
      id: layer.runtime.makeEntryID(), key: layer.freeKey(property.keyPath), property: property, value: value,
      isAdditive: isAdditive, interval: ActiveInterval(), pacing: .curve(timing), clock: .running(begin: nil, speed: 1, offset: 0),
      observers: observers)
    record.isOfChange = true
    switch course {
    case .disabled: return
    case .free(let interval):
      record.interval = interval
      if !options.contains(.allowUserInteraction) { record.observers = locking(view) }
    case .timeline(let animator, let start, let end): animator.adopt(&record, of: view, from: start, to: end, isVertical: isVertical)
    }
    if slice != nil && !isAdditive { parts.insert(record.id) }
    layer.append(record)
  }

  // MARK: Touches

  /// Blocks touches in a moving view until its animations end, unless the block has `allowUserInteraction` (Docs/behaviour/animation.md,
  /// "Options and hit testing").
  ///
  /// - Returns: The completions that wait for the view's entries.
  private func locking(_ view: UIView) -> [CompletionID] {
    if lock == nil {
      let views = LockedViews()
      let completion = view.layer.runtime.makeCompletion { _ in views.release() }
      lock = (views, completion.id, nil)
    }
    lock!.views.hold(view)
    // The array is shared by all views.
    if lock!.observers == nil { lock!.observers = observers + [lock!.id] }
    return lock!.observers!
  }
}

/// The views in which a block prevents touches.
@MainActor
private final class LockedViews {
  private var held: [UIView] = []
  /// Blocks touches in a view. If another block also blocks the view in between, it is counted and released twice.
  func hold(_ view: UIView) {
    guard view.lastHold != ObjectIdentifier(self) else { return }
    view.lastHold = ObjectIdentifier(self)
    view.movingBlocks += 1
    held.append(view)
  }
  func release() {
    for view in held {
      view.movingBlocks -= 1
      if view.lastHold == ObjectIdentifier(self) { view.lastHold = nil }
    }
    held = []
  }
}

/// A set of views in the order of insertion.
private struct ViewSet {
  private(set) var views: [UIView] = []
  private var known: Set<ObjectIdentifier> = []

  /// Inserts a view. Returns `false` if the set already contains it.
  @discardableResult
  mutating func insert(_ view: UIView) -> Bool {
    // In the common case, the next change is of the last view.
    guard views.last !== view, known.insert(ObjectIdentifier(view)).inserted else { return false }
    views.append(view)
    return true
  }
}

/// The action that a view returns in a block if no override returns another one. If the app changes it, it counts as a custom animation.
final class BlockAction: CABasicAnimation {
  private var offer: (key: String, duration: Seconds, edits: Int)?

  /// Stores the state in which the action is returned to a view.
  func isOffered(for key: String, _ duration: Seconds) { offer = (key, duration, edits) }
  /// Returns whether the action was not changed since it was returned.
  func isUntouched(_ key: String, _ duration: Seconds) -> Bool {
    guard let offer else { return false }
    return offer.edits == edits && offer.duration == duration && offer.key == key
  }
}

extension AnimationBlock {
  /// Returns the block's duration and curve as an animation of a key.
  func action(forKey event: String) -> any CAAction {
    // In the common case, the last action was neither kept nor changed. Almost all changes of a block are of one key.
    if isKnownUniquelyReferenced(&offered), let offered, offered.isUntouched(event, duration) { return offered }
    let animation = BlockAction(keyPath: event)
    defer {
      animation.isOffered(for: event, duration)
      offered = animation
    }
    animation.duration = duration
    if case .cubic(let cubic) = timing {
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(cubic.x1), Float(cubic.y1), Float(cubic.x2), Float(cubic.y2))
    }
    return animation
  }
}

extension UIView {
  /// The block that animates this view's changes. It is `nil` while a transaction disables actions.
  var animatingBlock: AnimationBlock? {
    guard let block = runtime.app.blocks.last else {
      if Runtime.living > 1 { warnIfAnimatedElsewhere() }
      return nil
    }
    return runtime.disablesActions ? nil : block
  }

  /// Warns if a block was opened in another app. With two apps in a process, code outside an update cycle uses the app that was launched
  /// last.
  private func warnIfAnimatedElsewhere() {
    let other = Runtime.current
    guard other !== runtime, !other.app.blocks.isEmpty else { return }
    runtime.report(
      "\(self), which belongs to \(runtime.name), changes in an animation block of \(other.name) and does not animate: put the block into perform { } of its own app"
    )
  }
}

extension CALayer {
  /// Returns an unused key: the base, then the base with “-2” for the second overlapping animation, and so on.
  func freeKey(_ base: String) -> String {
    if records.isEmpty { return base }
    let taken = Set(records.lazy.map(\.key))
    guard taken.contains(base) else { return base }
    return (2...).lazy.map { "\(base)-\($0)" }.first { !taken.contains($0) } ?? base
  }
}

extension Timing {
  fileprivate var isSpring: Bool { if case .spring = self { true } else { false } }
}
