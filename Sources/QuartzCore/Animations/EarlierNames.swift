// Written by Tools/earlier-names from Tools/earlier-names.txt. Do not edit.
// swift-format-ignore-file
import Foundation
import CoreGraphics

// The names that constants and functions of Core Animation had before Swift 4.2.

@available(*, unavailable, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { fatalError() }

@available(*, unavailable, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { fatalError() }

@available(*, unavailable, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { fatalError() }

@available(*, unavailable, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { fatalError() }

@available(*, unavailable, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { fatalError() }

@available(*, unavailable, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { fatalError() }

@available(*, unavailable, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { fatalError() }

@available(*, unavailable, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { fatalError() }

@available(*, unavailable, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { fatalError() }

@available(*, unavailable, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { fatalError() }

@available(*, unavailable, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { fatalError() }

@available(*, unavailable, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { fatalError() }

@available(*, unavailable, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { fatalError() }

@available(*, unavailable, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { fatalError() }

@available(*, unavailable, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { fatalError() }

@available(*, unavailable, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { fatalError() }

@available(*, unavailable, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { fatalError() }

@available(*, unavailable, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { fatalError() }

@available(*, unavailable, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { fatalError() }

@available(*, unavailable, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { fatalError() }

@available(*, unavailable, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { fatalError() }

@available(*, unavailable, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { fatalError() }

@available(*, unavailable, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { fatalError() }

@available(*, unavailable, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { fatalError() }

@available(*, unavailable, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsGravity.top")
public var kCAGravityTop: CALayerContentsGravity { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsGravity.bottom")
public var kCAGravityBottom: CALayerContentsGravity { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsGravity.left")
public var kCAGravityLeft: CALayerContentsGravity { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsGravity.right")
public var kCAGravityRight: CALayerContentsGravity { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsGravity.topLeft")
public var kCAGravityTopLeft: CALayerContentsGravity { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsGravity.topRight")
public var kCAGravityTopRight: CALayerContentsGravity { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsGravity.bottomLeft")
public var kCAGravityBottomLeft: CALayerContentsGravity { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsGravity.bottomRight")
public var kCAGravityBottomRight: CALayerContentsGravity { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsFilter.nearest")
public var kCAFilterNearest: CALayerContentsFilter { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsFilter.linear")
public var kCAFilterLinear: CALayerContentsFilter { fatalError() }

@available(*, unavailable, renamed: "CALayerContentsFilter.trilinear")
public var kCAFilterTrilinear: CALayerContentsFilter { fatalError() }

@available(*, unavailable, renamed: "CAGradientLayerType.axial")
public var kCAGradientLayerAxial: CAGradientLayerType { fatalError() }

@available(*, unavailable, renamed: "CAGradientLayerType.radial")
public var kCAGradientLayerRadial: CAGradientLayerType { fatalError() }

@available(*, unavailable, renamed: "CAGradientLayerType.conic")
public var kCAGradientLayerConic: CAGradientLayerType { fatalError() }

@available(*, unavailable, renamed: "CATextLayerAlignmentMode.natural")
public var kCAAlignmentNatural: CATextLayerAlignmentMode { fatalError() }

@available(*, unavailable, renamed: "CATextLayerAlignmentMode.left")
public var kCAAlignmentLeft: CATextLayerAlignmentMode { fatalError() }

@available(*, unavailable, renamed: "CATextLayerAlignmentMode.right")
public var kCAAlignmentRight: CATextLayerAlignmentMode { fatalError() }

@available(*, unavailable, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { fatalError() }

@available(*, unavailable, renamed: "CATextLayerAlignmentMode.justified")
public var kCAAlignmentJustified: CATextLayerAlignmentMode { fatalError() }

@available(*, unavailable, renamed: "CATextLayerTruncationMode.none")
public var kCATruncationNone: CATextLayerTruncationMode { fatalError() }

@available(*, unavailable, renamed: "CATextLayerTruncationMode.start")
public var kCATruncationStart: CATextLayerTruncationMode { fatalError() }

@available(*, unavailable, renamed: "CATextLayerTruncationMode.end")
public var kCATruncationEnd: CATextLayerTruncationMode { fatalError() }

@available(*, unavailable, renamed: "CATextLayerTruncationMode.middle")
public var kCATruncationMiddle: CATextLayerTruncationMode { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerEmitterShape.point")
public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerEmitterShape.line")
public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerEmitterShape.rectangle")
public var kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerEmitterShape.cuboid")
public var kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerEmitterShape.circle")
public var kCAEmitterLayerCircle: CAEmitterLayerEmitterShape { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerEmitterShape.sphere")
public var kCAEmitterLayerSphere: CAEmitterLayerEmitterShape { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerEmitterMode.points")
public var kCAEmitterLayerPoints: CAEmitterLayerEmitterMode { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerEmitterMode.outline")
public var kCAEmitterLayerOutline: CAEmitterLayerEmitterMode { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerEmitterMode.surface")
public var kCAEmitterLayerSurface: CAEmitterLayerEmitterMode { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerEmitterMode.volume")
public var kCAEmitterLayerVolume: CAEmitterLayerEmitterMode { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerRenderMode.unordered")
public var kCAEmitterLayerUnordered: CAEmitterLayerRenderMode { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public var kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerRenderMode.oldestLast")
public var kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerRenderMode.backToFront")
public var kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode { fatalError() }

@available(*, unavailable, renamed: "CAEmitterLayerRenderMode.additive")
public var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { fatalError() }

@available(*, unavailable, renamed: "CAAnimationCalculationMode.linear")
public var kCAAnimationLinear: CAAnimationCalculationMode { fatalError() }

@available(*, unavailable, renamed: "CAAnimationCalculationMode.discrete")
public var kCAAnimationDiscrete: CAAnimationCalculationMode { fatalError() }

@available(*, unavailable, renamed: "CAAnimationCalculationMode.paced")
public var kCAAnimationPaced: CAAnimationCalculationMode { fatalError() }

@available(*, unavailable, renamed: "CAAnimationCalculationMode.cubic")
public var kCAAnimationCubic: CAAnimationCalculationMode { fatalError() }

@available(*, unavailable, renamed: "CAAnimationCalculationMode.cubicPaced")
public var kCAAnimationCubicPaced: CAAnimationCalculationMode { fatalError() }

@available(*, unavailable, renamed: "CAAnimationRotationMode.rotateAuto")
public var kCAAnimationRotateAuto: CAAnimationRotationMode { fatalError() }

@available(*, unavailable, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public var kCAAnimationRotateAutoReverse: CAAnimationRotationMode { fatalError() }
