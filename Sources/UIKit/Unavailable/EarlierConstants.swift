import Foundation

// The earlier names of constants, from Objective-C and Swift 3. They are now members of their types, and the compiler offers the fix.

@available(*, unavailable, renamed: "UITransitionContextViewControllerKey.from")
public var UITransitionContextFromViewControllerKey: UITransitionContextViewControllerKey { UITransitionContextViewControllerKey.from }

@available(*, unavailable, renamed: "UITransitionContextViewControllerKey.to")
public var UITransitionContextToViewControllerKey: UITransitionContextViewControllerKey { UITransitionContextViewControllerKey.to }

@available(*, unavailable, renamed: "UITransitionContextViewKey.from")
public var UITransitionContextFromViewKey: UITransitionContextViewKey { UITransitionContextViewKey.from }

@available(*, unavailable, renamed: "UITransitionContextViewKey.to")
public var UITransitionContextToViewKey: UITransitionContextViewKey { UITransitionContextViewKey.to }

@available(*, unavailable, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.fast }

@available(*, unavailable, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.normal }

@available(*, unavailable, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: UILayoutPriority { UILayoutPriority.required }

@available(*, unavailable, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: UILayoutPriority { UILayoutPriority.defaultHigh }

@available(*, unavailable, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: UILayoutPriority { UILayoutPriority.defaultLow }

@available(*, unavailable, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }

@available(*, unavailable, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }

@available(*, unavailable, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }

@available(*, unavailable, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }

@available(*, unavailable, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }

@available(*, unavailable, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { NSAttributedString.Key.font }

@available(*, unavailable, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.foregroundColor }

@available(*, unavailable, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.backgroundColor }

@available(*, unavailable, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { NSAttributedString.Key.paragraphStyle }

@available(*, unavailable, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { NSAttributedString.Key.underlineStyle }

@available(*, unavailable, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { NSAttributedString.Key.kern }

@available(*, unavailable, renamed: "UIEdgeInsets.zero")
public var UIEdgeInsetsZero: UIEdgeInsets { UIEdgeInsets.zero }

@available(*, unavailable, renamed: "UITableView.automaticDimension")
@MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

@available(*, unavailable, renamed: "UIView.noIntrinsicMetric")
@MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

@available(*, unavailable, renamed: "UITableView.indexSearch")
@MainActor public var UITableViewIndexSearch: String { UITableView.indexSearch }
