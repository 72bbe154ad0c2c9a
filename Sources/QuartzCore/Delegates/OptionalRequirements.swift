// Written by Tools/optional-requirements from this module's protocols. Do not edit.
// swift-format-ignore-file
import Foundation
import ObjectiveCRuntime

extension Implements {
  /// The optional requirements of this module. The closures test whether a delegate declares one, and whether a class conforms to its protocol.
  package static let quartzCoreRequirements: [(OptionalRequirement, isImplemented: @Sendable (AnyObject) -> Bool, conforms: @Sendable (AnyClass) -> Bool)] = [
    (.animationDidStart, { $0 is any AnimationDidStart }, { $0 is any CAAnimationDelegate.Type }),
    (.animationDidStopFinished, { $0 is any AnimationDidStopFinished }, { $0 is any CAAnimationDelegate.Type }),
    (.actionForLayerForKey, { $0 is any ActionForLayerForKey }, { $0 is any CALayerDelegate.Type }),
    (.layoutSublayersOfLayer, { $0 is any LayoutSublayersOfLayer }, { $0 is any CALayerDelegate.Type }),
    (.displayLayer, { $0 is any DisplayLayer }, { $0 is any CALayerDelegate.Type }),
    (.drawLayerInCtx, { $0 is any DrawLayerInCtx }, { $0 is any CALayerDelegate.Type }),
  ]
}

// MARK: CAAnimationDelegate

extension CAAnimationDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let animationDidStart = Self(number: 65536, delegate: "CAAnimationDelegate", method: "animationDidStart(_: CAAnimation)", line: "AnimationDidStart")
}
extension Implements {
  /// A class that implements `animationDidStart(_:)`, although only its superclass conforms to `CAAnimationDelegate`.
  @preconcurrency @MainActor
  public protocol AnimationDidStart: AnyObject {
    /// Called instead of the default implementation in `CAAnimationDelegate`.
    func animationDidStart(_ anim: CAAnimation)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `animationDidStart(_:)`.
  @MainActor static func animationDidStart(_ delegate: any CAAnimationDelegate) -> (any AnimationDidStart)? {
    if let delegate = delegate as? any AnimationDidStart { return delegate }
    if let target = forwardingTarget(.animationDidStart, of: delegate, where: { $0 is any AnimationDidStart }) as? any AnimationDidStart { return target }
    notImplemented(.animationDidStart, by: delegate) { $0 is any CAAnimationDelegate.Type }
    return nil
  }
}
extension Implements.AnimationDidStart {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no animationDidStart(_:)")
  public func animationDidStart(_ anim: CAAnimation) { preconditionFailure("AnimationDidStart without animationDidStart(_:)") }
}

extension OptionalRequirement {
  static let animationDidStopFinished = Self(number: 65537, delegate: "CAAnimationDelegate", method: "animationDidStop(_: CAAnimation, finished: Bool)", line: "AnimationDidStopFinished")
}
extension Implements {
  /// A class that implements `animationDidStop(_:finished:)`, although only its superclass conforms to `CAAnimationDelegate`.
  @preconcurrency @MainActor
  public protocol AnimationDidStopFinished: AnyObject {
    /// Called instead of the default implementation in `CAAnimationDelegate`.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `animationDidStop(_:finished:)`.
  @MainActor static func animationDidStopFinished(_ delegate: any CAAnimationDelegate) -> (any AnimationDidStopFinished)? {
    if let delegate = delegate as? any AnimationDidStopFinished { return delegate }
    if let target = forwardingTarget(.animationDidStopFinished, of: delegate, where: { $0 is any AnimationDidStopFinished }) as? any AnimationDidStopFinished { return target }
    notImplemented(.animationDidStopFinished, by: delegate) { $0 is any CAAnimationDelegate.Type }
    return nil
  }
}
extension Implements.AnimationDidStopFinished {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no animationDidStop(_:finished:)")
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { preconditionFailure("AnimationDidStopFinished without animationDidStop(_:finished:)") }
}

// MARK: CALayerDelegate

extension CALayerDelegate {
  /// Returns a Boolean value that indicates whether the object has a method, as `NSObjectProtocol.responds(to:)` does.
  @_disfavoredOverload
  public nonisolated func responds(to aSelector: Selector!) -> Bool { ObjCResponding.responds(self, to: aSelector) }
}

extension OptionalRequirement {
  static let actionForLayerForKey = Self(number: 65600, delegate: "CALayerDelegate", method: "action(for: CALayer, forKey: String)", line: "ActionForLayerForKey")
}
extension Implements {
  /// A class that implements `action(for:forKey:)`, although only its superclass conforms to `CALayerDelegate`.
  @preconcurrency @MainActor
  public protocol ActionForLayerForKey: AnyObject {
    /// Called instead of the default implementation in `CALayerDelegate`.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `action(for:forKey:)`.
  @MainActor static func actionForLayerForKey(_ delegate: any CALayerDelegate) -> (any ActionForLayerForKey)? {
    if let delegate = delegate as? any ActionForLayerForKey { return delegate }
    if let target = forwardingTarget(.actionForLayerForKey, of: delegate, where: { $0 is any ActionForLayerForKey }) as? any ActionForLayerForKey { return target }
    notImplemented(.actionForLayerForKey, by: delegate) { $0 is any CALayerDelegate.Type }
    return nil
  }
}
extension Implements.ActionForLayerForKey {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no action(for:forKey:)")
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { preconditionFailure("ActionForLayerForKey without action(for:forKey:)") }
}

extension OptionalRequirement {
  static let layoutSublayersOfLayer = Self(number: 65601, delegate: "CALayerDelegate", method: "layoutSublayers(of: CALayer)", line: "LayoutSublayersOfLayer")
}
extension Implements {
  /// A class that implements `layoutSublayers(of:)`, although only its superclass conforms to `CALayerDelegate`.
  @preconcurrency @MainActor
  public protocol LayoutSublayersOfLayer: AnyObject {
    /// Called instead of the default implementation in `CALayerDelegate`.
    func layoutSublayers(of layer: CALayer)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `layoutSublayers(of:)`.
  @MainActor static func layoutSublayersOfLayer(_ delegate: any CALayerDelegate) -> (any LayoutSublayersOfLayer)? {
    if let delegate = delegate as? any LayoutSublayersOfLayer { return delegate }
    if let target = forwardingTarget(.layoutSublayersOfLayer, of: delegate, where: { $0 is any LayoutSublayersOfLayer }) as? any LayoutSublayersOfLayer { return target }
    notImplemented(.layoutSublayersOfLayer, by: delegate) { $0 is any CALayerDelegate.Type }
    return nil
  }
}
extension Implements.LayoutSublayersOfLayer {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no layoutSublayers(of:)")
  public func layoutSublayers(of layer: CALayer) { preconditionFailure("LayoutSublayersOfLayer without layoutSublayers(of:)") }
}

extension OptionalRequirement {
  static let displayLayer = Self(number: 65602, delegate: "CALayerDelegate", method: "display(_: CALayer)", line: "DisplayLayer")
}
extension Implements {
  /// A class that implements `display(_:)`, although only its superclass conforms to `CALayerDelegate`.
  @preconcurrency @MainActor
  public protocol DisplayLayer: AnyObject {
    /// Called instead of the default implementation in `CALayerDelegate`.
    func display(_ layer: CALayer)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `display(_:)`.
  @MainActor static func displayLayer(_ delegate: any CALayerDelegate) -> (any DisplayLayer)? {
    if let delegate = delegate as? any DisplayLayer { return delegate }
    if let target = forwardingTarget(.displayLayer, of: delegate, where: { $0 is any DisplayLayer }) as? any DisplayLayer { return target }
    notImplemented(.displayLayer, by: delegate) { $0 is any CALayerDelegate.Type }
    return nil
  }
}
extension Implements.DisplayLayer {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no display(_:)")
  public func display(_ layer: CALayer) { preconditionFailure("DisplayLayer without display(_:)") }
}

extension OptionalRequirement {
  static let drawLayerInCtx = Self(number: 65603, delegate: "CALayerDelegate", method: "draw(_: CALayer, in: CGContext)", line: "DrawLayerInCtx")
}
extension Implements {
  /// A class that implements `draw(_:in:)`, although only its superclass conforms to `CALayerDelegate`.
  @preconcurrency @MainActor
  public protocol DrawLayerInCtx: AnyObject {
    /// Called instead of the default implementation in `CALayerDelegate`.
    func draw(_ layer: CALayer, in ctx: CGContext)
  }
  /// Returns the delegate, or the object to which it forwards, if its class declares that it implements `draw(_:in:)`.
  @MainActor static func drawLayerInCtx(_ delegate: any CALayerDelegate) -> (any DrawLayerInCtx)? {
    if let delegate = delegate as? any DrawLayerInCtx { return delegate }
    if let target = forwardingTarget(.drawLayerInCtx, of: delegate, where: { $0 is any DrawLayerInCtx }) as? any DrawLayerInCtx { return target }
    notImplemented(.drawLayerInCtx, by: delegate) { $0 is any CALayerDelegate.Type }
    return nil
  }
}
extension Implements.DrawLayerInCtx {
  /// Stops the app. The method is unavailable, so that a class that lacks it cannot conform.
  @available(*, unavailable, message: "the class has no draw(_:in:)")
  public func draw(_ layer: CALayer, in ctx: CGContext) { preconditionFailure("DrawLayerInCtx without draw(_:in:)") }
}
