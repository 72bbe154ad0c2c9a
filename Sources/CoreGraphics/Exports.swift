// CGFloat, CGPoint, CGSize and CGRect are Foundation's; everything else of Core Graphics is here.
@_exported import Foundation
