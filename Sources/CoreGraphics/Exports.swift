// CGFloat, CGPoint, CGSize and CGRect belong to Foundation. All other types of Core Graphics are in this module.
@_exported import Foundation
