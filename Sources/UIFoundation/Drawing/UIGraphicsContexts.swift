import CoreGraphics
import QuartzCore

/// The stack of drawing contexts, with the innermost last. The runtime contains it.
@MainActor
package final class GraphicsStack: RuntimeState {
  var contexts: [CGContext] = []
  /// The scales of the image contexts on the stack, by identity.
  var imageScales: [ObjectIdentifier: CGFloat] = [:]

  /// A context that is created at the first drawing, as long as the stack is not deeper than `depth`.
  private var promised: [(depth: Int, make: () -> CGContext?)] = []

  package init(for runtime: Runtime) {}

  /// Runs a closure with a context on top of the stack. Contexts that the closure leaves on the stack are removed.
  package static func draw<Result>(in context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    let stack = Runtime.current.graphics
    let depth = stack.contexts.count
    stack.contexts.append(context)
    defer { stack.contexts.removeSubrange(depth...) }
    return try body()
  }

  /// Runs a closure with a context that is created only if the closure needs it.
  package static func draw<Result>(promising make: @escaping () -> CGContext?, _ body: () throws -> Result) rethrows -> Result {
    let stack = Runtime.current.graphics
    let depth = stack.contexts.count
    stack.promised.append((depth, make))
    defer {
      stack.promised.removeLast()
      stack.contexts.removeSubrange(depth...)
    }
    return try body()
  }

  /// The innermost context. A context that is created on demand is created now.
  var top: CGContext? {
    if let promise = promised.last, promise.depth == contexts.count, let context = promise.make() { contexts.append(context) }
    return contexts.last
  }
}

extension Runtime {
  var graphics: GraphicsStack { state() }
}

/// Returns the current drawing context. Returns `nil` outside drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { Runtime.current.graphics.top }

/// Makes a context the current one until the matching call of `UIGraphicsPopContext()`.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { Runtime.current.graphics.contexts.append(context) }

/// Restores the context before the last push. Without a push it does nothing.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = Runtime.current.graphics.contexts.popLast() }

/// Begins a transparent image of a size in points. Its scale is 1 pixel per point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image of a size in points. A size without area has no context.
///
/// - Parameters:
///   - opaque: A Boolean value that indicates whether the image is black at the beginning, and not transparent.
///   - scale: The number of pixels per point. 0 stands for the scale of the screen.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  guard let context = CGContext.image(size: size, scale: scale > 0 ? scale : screenScale, opaque: opaque) else { return }
  Runtime.current.graphics.contexts.append(context.context)
  Runtime.current.graphics.imageScales[ObjectIdentifier(context.context)] = context.scale
}

/// Returns the image that was drawn since the innermost begin. Returns `nil` outside an image context.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  let stack = Runtime.current.graphics
  guard let context = stack.contexts.last, let scale = stack.imageScales[ObjectIdentifier(context)] else { return nil }
  return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the innermost image context. Without one it does nothing.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  let stack = Runtime.current.graphics
  guard let context = stack.contexts.last, stack.imageScales.removeValue(forKey: ObjectIdentifier(context)) != nil else { return }
  stack.contexts.removeLast()
}

/// Fills a rectangle in the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Fills a rectangle in the current context with a blend mode.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(mode)
  context.fill(rect)
  context.restoreGState()
}
/// Draws a frame within a rectangle in the fill colour. Its width is one point.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1), CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ])
}
/// Restricts the clip of the current context to a rectangle.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// Creates a context for an image in UIKit's orientation. Returns `nil` if the size has no area.
  package static func image(size: CGSize, scale: CGFloat, opaque: Bool) -> (context: CGContext, scale: CGFloat)? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return nil }
    precondition(
      width <= 32767 && height <= 32767,
      "An image context of \(size.width)×\(size.height) points at scale \(scale): neither side may exceed 32767 pixels")
    let context = CGContext(PixelBuffer(width: Int(width), height: Int(height)), scale: scale)
    if opaque {
      context.saveGState()
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      context.restoreGState()
    }
    return (context, scale)
  }
}
