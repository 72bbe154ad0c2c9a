// Written by Tools/earlier-names from Tools/earlier-names.txt. Do not edit.
// swift-format-ignore-file
import Foundation

// The names of C and of Swift 2 for geometry, drawing and numbers.

// MARK: C names that Swift still has on iOS


/// The name of `Int` in C.
public typealias NSInteger = Int

/// The name of `UInt` in C.
public typealias NSUInteger = UInt

/// The name of `Int.max` in C.
public var NSIntegerMax: Int { Int.max }

/// The name of `Int.min` in C.
public var NSIntegerMin: Int { Int.min }

/// The name of `UInt.max` in C.
public var NSUIntegerMax: UInt { UInt.max }

/// The name of `Float.greatestFiniteMagnitude` in C.
public var MAXFLOAT: Float { Float.greatestFiniteMagnitude }

/// The name of `Float.greatestFiniteMagnitude` in C.
public var HUGE: Float { Float.greatestFiniteMagnitude }

/// The name of `1_000_000_000` in C.
public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }

/// The name of `1_000_000` in C.
public var NSEC_PER_MSEC: UInt64 { 1_000_000 }

/// The name of `1_000` in C.
public var NSEC_PER_USEC: UInt64 { 1_000 }

/// The name of `1_000_000` in C.
public var USEC_PER_SEC: UInt64 { 1_000_000 }

/// The name of `1_000` in C.
public var MSEC_PER_SEC: UInt64 { 1_000 }

/// The name of `UInt32.max` in C.
public var UINT_MAX: UInt32 { UInt32.max }

/// The name of `Int32` in C.
public typealias OSStatus = Int32

/// The name of `Double` in C.
public typealias CFAbsoluteTime = Double

// MARK: Classes and values of Foundation


@available(*, unavailable, renamed: "Timer")
public typealias NSTimer = Timer

@available(*, unavailable, renamed: "Bundle")
public typealias NSBundle = Bundle

@available(*, unavailable, renamed: "NotificationCenter")
public typealias NSNotificationCenter = NotificationCenter

@available(*, unavailable, renamed: "UserDefaults")
public typealias NSUserDefaults = UserDefaults

@available(*, unavailable, renamed: "FileManager")
public typealias NSFileManager = FileManager

@available(*, unavailable, renamed: "FileHandle")
public typealias NSFileHandle = FileHandle

@available(*, unavailable, renamed: "OperationQueue")
public typealias NSOperationQueue = OperationQueue

@available(*, unavailable, renamed: "Operation")
public typealias NSOperation = Operation

@available(*, unavailable, renamed: "BlockOperation")
public typealias NSBlockOperation = BlockOperation

@available(*, unavailable, renamed: "ProcessInfo")
public typealias NSProcessInfo = ProcessInfo

@available(*, unavailable, renamed: "RunLoop")
public typealias NSRunLoop = RunLoop

@available(*, unavailable, renamed: "Scanner")
public typealias NSScanner = Scanner

@available(*, unavailable, renamed: "Stream")
public typealias NSStream = Stream

@available(*, unavailable, renamed: "InputStream")
public typealias NSInputStream = InputStream

@available(*, unavailable, renamed: "OutputStream")
public typealias NSOutputStream = OutputStream

@available(*, unavailable, renamed: "Pipe")
public typealias NSPipe = Pipe

@available(*, unavailable, renamed: "Port")
public typealias NSPort = Port

@available(*, unavailable, renamed: "Formatter")
public typealias NSFormatter = Formatter

@available(*, unavailable, renamed: "NumberFormatter")
public typealias NSNumberFormatter = NumberFormatter

@available(*, unavailable, renamed: "DateFormatter")
public typealias NSDateFormatter = DateFormatter

@available(*, unavailable, renamed: "ByteCountFormatter")
public typealias NSByteCountFormatter = ByteCountFormatter

@available(*, unavailable, renamed: "Progress")
public typealias NSProgress = Progress

@available(*, unavailable, renamed: "Host")
public typealias NSHost = Host

@available(*, unavailable, renamed: "Process")
public typealias NSTask = Process

@available(*, unavailable, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  @available(*, unavailable, renamed: "common")
  public static var commonModes: RunLoop.Mode { fatalError() }
  @available(*, unavailable, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { fatalError() }
}

// MARK: Constants


@available(*, unavailable, renamed: "CGRect.zero")
public var CGRectZero: CGRect { fatalError() }

@available(*, unavailable, renamed: "CGRect.null")
public var CGRectNull: CGRect { fatalError() }

@available(*, unavailable, renamed: "CGRect.infinite")
public var CGRectInfinite: CGRect { fatalError() }

@available(*, unavailable, renamed: "CGPoint.zero")
public var CGPointZero: CGPoint { fatalError() }

@available(*, unavailable, renamed: "CGSize.zero")
public var CGSizeZero: CGSize { fatalError() }

@available(*, unavailable, renamed: "CGVector.zero")
public var CGVectorZero: CGVector { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.identity")
public var CGAffineTransformIdentity: CGAffineTransform { fatalError() }

// MARK: Functions of geometry


@available(*, unavailable, renamed: "CGPoint.init(x:y:)")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { fatalError() }

@available(*, unavailable, renamed: "CGSize.init(width:height:)")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { fatalError() }

@available(*, unavailable, renamed: "CGVector.init(dx:dy:)")
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { fatalError() }

@available(*, unavailable, renamed: "CGRect.init(x:y:width:height:)")
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.minX(self:)")
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.midX(self:)")
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.maxX(self:)")
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.minY(self:)")
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.midY(self:)")
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.maxY(self:)")
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.width(self:)")
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.height(self:)")
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.isNull(self:)")
public func CGRectIsNull(_ rect: CGRect) -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.isEmpty(self:)")
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.isInfinite(self:)")
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.standardized(self:)")
public func CGRectStandardize(_ rect: CGRect) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "getter:CGRect.integral(self:)")
public func CGRectIntegral(_ rect: CGRect) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "CGRect.insetBy(self:dx:dy:)")
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "CGRect.offsetBy(self:dx:dy:)")
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "CGRect.union(self:_:)")
public func CGRectUnion(_ rect: CGRect, _ other: CGRect) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "CGRect.intersection(self:_:)")
public func CGRectIntersection(_ rect: CGRect, _ other: CGRect) -> CGRect { fatalError() }

@available(*, unavailable, renamed: "CGRect.intersects(self:_:)")
public func CGRectIntersectsRect(_ rect: CGRect, _ other: CGRect) -> Bool { fatalError() }

@available(*, unavailable, renamed: "CGRect.contains(self:_:)")
public func CGRectContainsRect(_ rect: CGRect, _ other: CGRect) -> Bool { fatalError() }

@available(*, unavailable, renamed: "CGRect.contains(self:_:)")
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { fatalError() }

@available(*, unavailable, message: "use ==")
public func CGRectEqualToRect(_ rect: CGRect, _ other: CGRect) -> Bool { fatalError() }

@available(*, unavailable, message: "use ==")
public func CGPointEqualToPoint(_ point: CGPoint, _ other: CGPoint) -> Bool { fatalError() }

@available(*, unavailable, message: "use ==")
public func CGSizeEqualToSize(_ size: CGSize, _ other: CGSize) -> Bool { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.init(a:b:c:d:tx:ty:)")
public func CGAffineTransformMake(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.init(translationX:y:)")
public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.init(scaleX:y:)")
public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.init(rotationAngle:)")
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.translatedBy(self:x:y:)")
public func CGAffineTransformTranslate(_ transform: CGAffineTransform, _ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.scaledBy(self:x:y:)")
public func CGAffineTransformScale(_ transform: CGAffineTransform, _ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.rotated(self:by:)")
public func CGAffineTransformRotate(_ transform: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.inverted(self:)")
public func CGAffineTransformInvert(_ transform: CGAffineTransform) -> CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "CGAffineTransform.concatenating(self:_:)")
public func CGAffineTransformConcat(_ first: CGAffineTransform, _ second: CGAffineTransform) -> CGAffineTransform { fatalError() }

@available(*, unavailable, renamed: "getter:CGAffineTransform.isIdentity(self:)")
public func CGAffineTransformIsIdentity(_ transform: CGAffineTransform) -> Bool { fatalError() }

@available(*, unavailable, message: "use ==")
public func CGAffineTransformEqualToTransform(_ first: CGAffineTransform, _ second: CGAffineTransform) -> Bool { fatalError() }

@available(*, unavailable, renamed: "CGPoint.applying(self:_:)")
public func CGPointApplyAffineTransform(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint { fatalError() }

@available(*, unavailable, renamed: "CGSize.applying(self:_:)")
public func CGSizeApplyAffineTransform(_ size: CGSize, _ transform: CGAffineTransform) -> CGSize { fatalError() }

@available(*, unavailable, renamed: "CGRect.applying(self:_:)")
public func CGRectApplyAffineTransform(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect { fatalError() }

// MARK: Functions of drawing


@available(*, unavailable, renamed: "CGContext.saveGState(self:)")
public func CGContextSaveGState(_ context: CGContext?) {}

@available(*, unavailable, renamed: "CGContext.restoreGState(self:)")
public func CGContextRestoreGState(_ context: CGContext?) {}

@available(*, unavailable, renamed: "CGContext.translateBy(self:x:y:)")
public func CGContextTranslateCTM(_ context: CGContext?, _ x: CGFloat, _ y: CGFloat) {}

@available(*, unavailable, renamed: "CGContext.scaleBy(self:x:y:)")
public func CGContextScaleCTM(_ context: CGContext?, _ x: CGFloat, _ y: CGFloat) {}

@available(*, unavailable, renamed: "CGContext.rotate(self:by:)")
public func CGContextRotateCTM(_ context: CGContext?, _ angle: CGFloat) {}

@available(*, unavailable, renamed: "CGContext.concatenate(self:_:)")
public func CGContextConcatCTM(_ context: CGContext?, _ transform: CGAffineTransform) {}

@available(*, unavailable, renamed: "CGContext.setLineWidth(self:_:)")
public func CGContextSetLineWidth(_ context: CGContext?, _ width: CGFloat) {}

@available(*, unavailable, renamed: "CGContext.setLineCap(self:_:)")
public func CGContextSetLineCap(_ context: CGContext?, _ cap: CGLineCap) {}

@available(*, unavailable, renamed: "CGContext.setLineJoin(self:_:)")
public func CGContextSetLineJoin(_ context: CGContext?, _ join: CGLineJoin) {}

@available(*, unavailable, renamed: "CGContext.setAlpha(self:_:)")
public func CGContextSetAlpha(_ context: CGContext?, _ alpha: CGFloat) {}

@available(*, unavailable, renamed: "CGContext.setBlendMode(self:_:)")
public func CGContextSetBlendMode(_ context: CGContext?, _ mode: CGBlendMode) {}

@available(*, unavailable, renamed: "CGContext.setFillColor(self:_:)")
public func CGContextSetFillColorWithColor(_ context: CGContext?, _ color: CGColor) {}

@available(*, unavailable, renamed: "CGContext.setStrokeColor(self:_:)")
public func CGContextSetStrokeColorWithColor(_ context: CGContext?, _ color: CGColor) {}

@available(*, unavailable, renamed: "CGContext.fill(self:_:)")
public func CGContextFillRect(_ context: CGContext?, _ rect: CGRect) {}

@available(*, unavailable, renamed: "CGContext.stroke(self:_:)")
public func CGContextStrokeRect(_ context: CGContext?, _ rect: CGRect) {}

@available(*, unavailable, renamed: "CGContext.clear(self:_:)")
public func CGContextClearRect(_ context: CGContext?, _ rect: CGRect) {}

@available(*, unavailable, renamed: "CGContext.fillEllipse(self:in:)")
public func CGContextFillEllipseInRect(_ context: CGContext?, _ rect: CGRect) {}

@available(*, unavailable, renamed: "CGContext.strokeEllipse(self:in:)")
public func CGContextStrokeEllipseInRect(_ context: CGContext?, _ rect: CGRect) {}

@available(*, unavailable, renamed: "CGContext.addEllipse(self:in:)")
public func CGContextAddEllipseInRect(_ context: CGContext?, _ rect: CGRect) {}

@available(*, unavailable, renamed: "CGContext.addRect(self:_:)")
public func CGContextAddRect(_ context: CGContext?, _ rect: CGRect) {}

@available(*, unavailable, renamed: "CGContext.addPath(self:_:)")
public func CGContextAddPath(_ context: CGContext?, _ path: CGPath?) {}

@available(*, unavailable, renamed: "CGContext.beginPath(self:)")
public func CGContextBeginPath(_ context: CGContext?) {}

@available(*, unavailable, renamed: "CGContext.closePath(self:)")
public func CGContextClosePath(_ context: CGContext?) {}

@available(*, unavailable, renamed: "CGContext.strokePath(self:)")
public func CGContextStrokePath(_ context: CGContext?) {}

@available(*, unavailable, message: "use CGContext.fillPath(using:)")
public func CGContextFillPath(_ context: CGContext?) {}

@available(*, unavailable, message: "use CGContext.move(to:)")
public func CGContextMoveToPoint(_ context: CGContext?, _ x: CGFloat, _ y: CGFloat) {}

@available(*, unavailable, message: "use CGContext.addLine(to:)")
public func CGContextAddLineToPoint(_ context: CGContext?, _ x: CGFloat, _ y: CGFloat) {}

@available(*, unavailable, message: "use CGContext.clip(using:)")
public func CGContextClip(_ context: CGContext?) {}

@available(*, unavailable, renamed: "CGContext.clip(self:to:)")
public func CGContextClipToRect(_ context: CGContext?, _ rect: CGRect) {}

@available(*, unavailable, message: "use CGContext.draw(_:in:)")
public func CGContextDrawImage(_ context: CGContext?, _ rect: CGRect, _ image: CGImage?) {}

@available(*, unavailable, renamed: "CGMutablePath.init()")
public func CGPathCreateMutable() -> CGMutablePath { fatalError() }

@available(*, unavailable, message: "use CGMutablePath.move(to:transform:)")
public func CGPathMoveToPoint(_ path: CGMutablePath?, _ transform: Any?, _ x: CGFloat, _ y: CGFloat) {}

@available(*, unavailable, message: "use CGMutablePath.addLine(to:transform:)")
public func CGPathAddLineToPoint(_ path: CGMutablePath?, _ transform: Any?, _ x: CGFloat, _ y: CGFloat) {}

@available(*, unavailable, message: "use CGMutablePath.addRect(_:transform:)")
public func CGPathAddRect(_ path: CGMutablePath?, _ transform: Any?, _ rect: CGRect) {}

@available(*, unavailable, message: "use CGMutablePath.addPath(_:transform:)")
public func CGPathAddPath(_ path: CGMutablePath?, _ transform: Any?, _ other: CGPath?) {}

@available(*, unavailable, renamed: "CGMutablePath.closeSubpath(self:)")
public func CGPathCloseSubpath(_ path: CGMutablePath?) {}

@available(*, unavailable, renamed: "getter:CGImage.width(self:)")
public func CGImageGetWidth(_ image: CGImage?) -> Int { fatalError() }

@available(*, unavailable, renamed: "getter:CGImage.height(self:)")
public func CGImageGetHeight(_ image: CGImage?) -> Int { fatalError() }

@available(*, unavailable, renamed: "CGImage.cropping(self:to:)")
public func CGImageCreateWithImageInRect(_ image: CGImage?, _ rect: CGRect) -> CGImage? { fatalError() }

@available(*, unavailable, renamed: "getter:CGColor.components(self:)")
public func CGColorGetComponents(_ color: CGColor?) -> [CGFloat]? { fatalError() }

@available(*, unavailable, renamed: "getter:CGColor.numberOfComponents(self:)")
public func CGColorGetNumberOfComponents(_ color: CGColor?) -> Int { fatalError() }

@available(*, unavailable, renamed: "getter:CGColor.alpha(self:)")
public func CGColorGetAlpha(_ color: CGColor?) -> CGFloat { fatalError() }
