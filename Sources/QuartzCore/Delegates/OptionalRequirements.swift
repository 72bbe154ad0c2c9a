// Written by Tools/optional-requirements from this module's protocols. Do not edit.
// swift-format-ignore-file
import Foundation

extension Implements {
  /// Each optional requirement of this module, with who says that it implements it and who conforms to its protocol.
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

extension OptionalRequirement {
  static let animationDidStart = Self(number: 65536, delegate: "CAAnimationDelegate", method: "animationDidStart(_: CAAnimation)", line: "AnimationDidStart")
}
extension Implements {
  /// Its own `animationDidStart(_:)` counts, though it is a superclass that conforms to `CAAnimationDelegate`.
  @preconcurrency @MainActor
  public protocol AnimationDidStart: AnyObject {
    /// As in `CAAnimationDelegate`.
    func animationDidStart(_ anim: CAAnimation)
  }
  /// The delegate, if its class says that it implements `animationDidStart(_:)`.
  @MainActor static func animationDidStart(_ delegate: any CAAnimationDelegate) -> (any AnimationDidStart)? {
    if let delegate = delegate as? any AnimationDidStart { return delegate }
    notImplemented(.animationDidStart, by: delegate) { $0 is any CAAnimationDelegate.Type }
    return nil
  }
}
extension Implements.AnimationDidStart {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no animationDidStart(_:)")
  public func animationDidStart(_ anim: CAAnimation) { preconditionFailure("AnimationDidStart without animationDidStart(_:)") }
}

extension OptionalRequirement {
  static let animationDidStopFinished = Self(number: 65537, delegate: "CAAnimationDelegate", method: "animationDidStop(_: CAAnimation, finished: Bool)", line: "AnimationDidStopFinished")
}
extension Implements {
  /// Its own `animationDidStop(_:finished:)` counts, though it is a superclass that conforms to `CAAnimationDelegate`.
  @preconcurrency @MainActor
  public protocol AnimationDidStopFinished: AnyObject {
    /// As in `CAAnimationDelegate`.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  }
  /// The delegate, if its class says that it implements `animationDidStop(_:finished:)`.
  @MainActor static func animationDidStopFinished(_ delegate: any CAAnimationDelegate) -> (any AnimationDidStopFinished)? {
    if let delegate = delegate as? any AnimationDidStopFinished { return delegate }
    notImplemented(.animationDidStopFinished, by: delegate) { $0 is any CAAnimationDelegate.Type }
    return nil
  }
}
extension Implements.AnimationDidStopFinished {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no animationDidStop(_:finished:)")
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { preconditionFailure("AnimationDidStopFinished without animationDidStop(_:finished:)") }
}

// MARK: CALayerDelegate

extension OptionalRequirement {
  static let actionForLayerForKey = Self(number: 65600, delegate: "CALayerDelegate", method: "action(for: CALayer, forKey: String)", line: "ActionForLayerForKey")
}
extension Implements {
  /// Its own `action(for:forKey:)` counts, though it is a superclass that conforms to `CALayerDelegate`.
  @preconcurrency @MainActor
  public protocol ActionForLayerForKey: AnyObject {
    /// As in `CALayerDelegate`.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  }
  /// The delegate, if its class says that it implements `action(for:forKey:)`.
  @MainActor static func actionForLayerForKey(_ delegate: any CALayerDelegate) -> (any ActionForLayerForKey)? {
    if let delegate = delegate as? any ActionForLayerForKey { return delegate }
    notImplemented(.actionForLayerForKey, by: delegate) { $0 is any CALayerDelegate.Type }
    return nil
  }
}
extension Implements.ActionForLayerForKey {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no action(for:forKey:)")
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { preconditionFailure("ActionForLayerForKey without action(for:forKey:)") }
}

extension OptionalRequirement {
  static let layoutSublayersOfLayer = Self(number: 65601, delegate: "CALayerDelegate", method: "layoutSublayers(of: CALayer)", line: "LayoutSublayersOfLayer")
}
extension Implements {
  /// Its own `layoutSublayers(of:)` counts, though it is a superclass that conforms to `CALayerDelegate`.
  @preconcurrency @MainActor
  public protocol LayoutSublayersOfLayer: AnyObject {
    /// As in `CALayerDelegate`.
    func layoutSublayers(of layer: CALayer)
  }
  /// The delegate, if its class says that it implements `layoutSublayers(of:)`.
  @MainActor static func layoutSublayersOfLayer(_ delegate: any CALayerDelegate) -> (any LayoutSublayersOfLayer)? {
    if let delegate = delegate as? any LayoutSublayersOfLayer { return delegate }
    notImplemented(.layoutSublayersOfLayer, by: delegate) { $0 is any CALayerDelegate.Type }
    return nil
  }
}
extension Implements.LayoutSublayersOfLayer {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no layoutSublayers(of:)")
  public func layoutSublayers(of layer: CALayer) { preconditionFailure("LayoutSublayersOfLayer without layoutSublayers(of:)") }
}

extension OptionalRequirement {
  static let displayLayer = Self(number: 65602, delegate: "CALayerDelegate", method: "display(_: CALayer)", line: "DisplayLayer")
}
extension Implements {
  /// Its own `display(_:)` counts, though it is a superclass that conforms to `CALayerDelegate`.
  @preconcurrency @MainActor
  public protocol DisplayLayer: AnyObject {
    /// As in `CALayerDelegate`.
    func display(_ layer: CALayer)
  }
  /// The delegate, if its class says that it implements `display(_:)`.
  @MainActor static func displayLayer(_ delegate: any CALayerDelegate) -> (any DisplayLayer)? {
    if let delegate = delegate as? any DisplayLayer { return delegate }
    notImplemented(.displayLayer, by: delegate) { $0 is any CALayerDelegate.Type }
    return nil
  }
}
extension Implements.DisplayLayer {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no display(_:)")
  public func display(_ layer: CALayer) { preconditionFailure("DisplayLayer without display(_:)") }
}

extension OptionalRequirement {
  static let drawLayerInCtx = Self(number: 65603, delegate: "CALayerDelegate", method: "draw(_: CALayer, in: CGContext)", line: "DrawLayerInCtx")
}
extension Implements {
  /// Its own `draw(_:in:)` counts, though it is a superclass that conforms to `CALayerDelegate`.
  @preconcurrency @MainActor
  public protocol DrawLayerInCtx: AnyObject {
    /// As in `CALayerDelegate`.
    func draw(_ layer: CALayer, in ctx: CGContext)
  }
  /// The delegate, if its class says that it implements `draw(_:in:)`.
  @MainActor static func drawLayerInCtx(_ delegate: any CALayerDelegate) -> (any DrawLayerInCtx)? {
    if let delegate = delegate as? any DrawLayerInCtx { return delegate }
    notImplemented(.drawLayerInCtx, by: delegate) { $0 is any CALayerDelegate.Type }
    return nil
  }
}
extension Implements.DrawLayerInCtx {
  /// So that a class without the method cannot say that it has it.
  @available(*, unavailable, message: "the class has no draw(_:in:)")
  public func draw(_ layer: CALayer, in ctx: CGContext) { preconditionFailure("DrawLayerInCtx without draw(_:in:)") }
}
