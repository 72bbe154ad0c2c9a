import UIKit

extension LateController: UIGestureRecognizerDelegate {}
