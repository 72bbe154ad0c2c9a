// Written by Tools/earlier-names from Tools/earlier-names.txt. Do not edit.
// swift-format-ignore-file
import Foundation
import QuartzCore

// The names of constants from Objective-C and Swift 3. They are now members of their types.

// MARK: Transitions


@available(*, unavailable, renamed: "UITransitionContextViewControllerKey.from")
public var UITransitionContextFromViewControllerKey: UITransitionContextViewControllerKey { fatalError() }

@available(*, unavailable, renamed: "UITransitionContextViewControllerKey.to")
public var UITransitionContextToViewControllerKey: UITransitionContextViewControllerKey { fatalError() }

@available(*, unavailable, renamed: "UITransitionContextViewKey.from")
public var UITransitionContextFromViewKey: UITransitionContextViewKey { fatalError() }

@available(*, unavailable, renamed: "UITransitionContextViewKey.to")
public var UITransitionContextToViewKey: UITransitionContextViewKey { fatalError() }

@available(*, unavailable, renamed: "UINavigationController.hideShowBarDuration")
public var UINavigationControllerHideShowBarDuration: CGFloat { fatalError() }

// MARK: Scroll views, tables, collections and layout


@available(*, unavailable, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { fatalError() }

@available(*, unavailable, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { fatalError() }

@available(*, unavailable, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { fatalError() }

@available(*, unavailable, renamed: "UITableView.indexSearch")
public var UITableViewIndexSearch: String { fatalError() }

@available(*, unavailable, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String { fatalError() }

@available(*, unavailable, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String { fatalError() }

@available(*, unavailable, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { fatalError() }

@available(*, unavailable, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { fatalError() }

@available(*, unavailable, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { fatalError() }

@available(*, unavailable, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { fatalError() }

@available(*, unavailable, renamed: "UIStackView.spacingUseDefault")
public var UIStackViewSpacingUseDefault: CGFloat { fatalError() }

@available(*, unavailable, renamed: "UIStackView.spacingUseSystem")
public var UIStackViewSpacingUseSystem: CGFloat { fatalError() }

@available(*, unavailable, renamed: "UISplitViewController.automaticDimension")
public var UISplitViewControllerAutomaticDimension: CGFloat { fatalError() }

@available(*, unavailable, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: UILayoutPriority { fatalError() }

@available(*, unavailable, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: UILayoutPriority { fatalError() }

@available(*, unavailable, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: UILayoutPriority { fatalError() }

@available(*, unavailable, renamed: "UILayoutPriority.fittingSizeLevel")
public var UILayoutPriorityFittingSizeLevel: UILayoutPriority { fatalError() }

@available(*, unavailable, renamed: "UIEdgeInsets.zero")
public var UIEdgeInsetsZero: UIEdgeInsets { fatalError() }

@available(*, unavailable, renamed: "NSDirectionalEdgeInsets.zero")
public var NSDirectionalEdgeInsetsZero: NSDirectionalEdgeInsets { fatalError() }

@available(*, unavailable, renamed: "UIOffset.zero")
public var UIOffsetZero: UIOffset { fatalError() }

@available(*, unavailable, renamed: "UIPageViewController.OptionsKey.spineLocation")
public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey { fatalError() }

@available(*, unavailable, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey { fatalError() }

@available(*, unavailable, renamed: "UISegmentedControl.noSegment")
public var UISegmentedControlNoSegment: Int { fatalError() }

// MARK: Fonts and text


@available(*, unavailable, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.TextStyle.largeTitle")
public var UIFontTextStyleLargeTitle: UIFont.TextStyle { fatalError() }

@available(*, unavailable, renamed: "UIFont.TextStyle.title1")
public var UIFontTextStyleTitle1: UIFont.TextStyle { fatalError() }

@available(*, unavailable, renamed: "UIFont.TextStyle.title2")
public var UIFontTextStyleTitle2: UIFont.TextStyle { fatalError() }

@available(*, unavailable, renamed: "UIFont.TextStyle.title3")
public var UIFontTextStyleTitle3: UIFont.TextStyle { fatalError() }

@available(*, unavailable, renamed: "UIFont.TextStyle.headline")
public var UIFontTextStyleHeadline: UIFont.TextStyle { fatalError() }

@available(*, unavailable, renamed: "UIFont.TextStyle.subheadline")
public var UIFontTextStyleSubheadline: UIFont.TextStyle { fatalError() }

@available(*, unavailable, renamed: "UIFont.TextStyle.body")
public var UIFontTextStyleBody: UIFont.TextStyle { fatalError() }

@available(*, unavailable, renamed: "UIFont.TextStyle.callout")
public var UIFontTextStyleCallout: UIFont.TextStyle { fatalError() }

@available(*, unavailable, renamed: "UIFont.TextStyle.footnote")
public var UIFontTextStyleFootnote: UIFont.TextStyle { fatalError() }

@available(*, unavailable, renamed: "UIFont.TextStyle.caption1")
public var UIFontTextStyleCaption1: UIFont.TextStyle { fatalError() }

@available(*, unavailable, renamed: "UIFont.TextStyle.caption2")
public var UIFontTextStyleCaption2: UIFont.TextStyle { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.strikethroughColor")
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.strokeColor")
public var NSStrokeColorAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.strokeWidth")
public var NSStrokeWidthAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.obliqueness")
public var NSObliquenessAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { fatalError() }

@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.family")
public var UIFontDescriptorFamilyAttribute: UIFontDescriptor.AttributeName { fatalError() }

@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.name")
public var UIFontDescriptorNameAttribute: UIFontDescriptor.AttributeName { fatalError() }

@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.face")
public var UIFontDescriptorFaceAttribute: UIFontDescriptor.AttributeName { fatalError() }

@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.size")
public var UIFontDescriptorSizeAttribute: UIFontDescriptor.AttributeName { fatalError() }

@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.traits")
public var UIFontDescriptorTraitsAttribute: UIFontDescriptor.AttributeName { fatalError() }

@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.textStyle")
public var UIFontDescriptorTextStyleAttribute: UIFontDescriptor.AttributeName { fatalError() }

@available(*, unavailable, renamed: "UIFontDescriptor.AttributeName.featureSettings")
public var UIFontDescriptorFeatureSettingsAttribute: UIFontDescriptor.AttributeName { fatalError() }

@available(*, unavailable, renamed: "UIFontDescriptor.TraitKey.weight")
public var UIFontWeightTrait: UIFontDescriptor.TraitKey { fatalError() }

@available(*, unavailable, renamed: "UIFontDescriptor.TraitKey.slant")
public var UIFontSlantTrait: UIFontDescriptor.TraitKey { fatalError() }

@available(*, unavailable, renamed: "UIFontDescriptor.TraitKey.symbolic")
public var UIFontSymbolicTrait: UIFontDescriptor.TraitKey { fatalError() }

@available(*, unavailable, renamed: "NSTextAttachment.character")
public var NSAttachmentCharacter: Int { fatalError() }

// MARK: Windows, applications and screens


@available(*, unavailable, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { fatalError() }

@available(*, unavailable, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { fatalError() }

@available(*, unavailable, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { fatalError() }

@available(*, unavailable, renamed: "RunLoop.Mode.tracking")
public var UITrackingRunLoopMode: RunLoop.Mode { fatalError() }

@available(*, unavailable, renamed: "UIApplication.statusBarOrientationUserInfoKey")
public var UIApplicationStatusBarOrientationUserInfoKey: String { fatalError() }

@available(*, unavailable, renamed: "UIApplication.statusBarFrameUserInfoKey")
public var UIApplicationStatusBarFrameUserInfoKey: String { fatalError() }

@available(*, unavailable, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { fatalError() }

@available(*, unavailable, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { fatalError() }

@available(*, unavailable, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { fatalError() }

@available(*, unavailable, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { fatalError() }

@available(*, unavailable, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String { fatalError() }

@available(*, unavailable, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String { fatalError() }

@available(*, unavailable, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { fatalError() }

@available(*, unavailable, renamed: "UIKeyCommand.inputUpArrow")
public var UIKeyInputUpArrow: String { fatalError() }

@available(*, unavailable, renamed: "UIKeyCommand.inputDownArrow")
public var UIKeyInputDownArrow: String { fatalError() }

@available(*, unavailable, renamed: "UIKeyCommand.inputLeftArrow")
public var UIKeyInputLeftArrow: String { fatalError() }

@available(*, unavailable, renamed: "UIKeyCommand.inputRightArrow")
public var UIKeyInputRightArrow: String { fatalError() }

@available(*, unavailable, renamed: "UIKeyCommand.inputEscape")
public var UIKeyInputEscape: String { fatalError() }

// MARK: Accessibility


@available(*, unavailable, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibilityTraits.tabBar")
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { fatalError() }

@available(*, unavailable, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification { fatalError() }

@available(*, unavailable, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification { fatalError() }

@available(*, unavailable, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification { fatalError() }

@available(*, unavailable, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification { fatalError() }
