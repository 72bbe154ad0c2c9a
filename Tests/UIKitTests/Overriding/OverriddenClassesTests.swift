import SegueTesting
import Testing
import UIKit

/// One member of each class that could not be overridden before: it compiles outside of UIKit, and the base class calls it.
@MainActor @Suite struct OverriddenClassesTests {
  private final class Shape: CAShapeLayer {
    override var lineWidth: CGFloat {
      get { 42 }
      set { super.lineWidth = newValue }
    }
  }
  private final class Gradient: CAGradientLayer {
    override var startPoint: CGPoint {
      get { CGPoint(x: 4, y: 2) }
      set {}
    }
  }
  private final class Basic: CABasicAnimation {
    override var toValue: Any? {
      get { 42 }
      set {}
    }
  }
  private final class Keyframes: CAKeyframeAnimation {
    override var values: [Any]? {
      get { [4, 2] }
      set {}
    }
  }
  private final class Spring: CASpringAnimation { override var settlingDuration: CFTimeInterval { 42 } }
  private final class Group: CAAnimationGroup {
    override var animations: [CAAnimation]? {
      get { [] }
      set {}
    }
  }
  private final class Change: CATransition {
    override var endProgress: Float {
      get { 0.42 }
      set {}
    }
  }

  @Test func `members of layers and animations can be overridden`() {
    let layer: CAShapeLayer = Shape()
    let gradient: CAGradientLayer = Gradient()
    let basic: CABasicAnimation = Basic()
    let keyframes: CAKeyframeAnimation = Keyframes()
    let spring: CASpringAnimation = Spring()
    let group: CAAnimationGroup = Group()
    let change: CATransition = Change()
    #expect(layer.lineWidth == 42)
    #expect(gradient.startPoint == CGPoint(x: 4, y: 2))
    #expect(basic.toValue as? Int == 42)
    #expect(keyframes.values as? [Int] == [4, 2])
    #expect(spring.settlingDuration == 42)
    #expect(group.animations?.isEmpty == true)
    #expect(change.endProgress == 0.42)
  }

  private final class Button: UIButton { override var currentTitle: String? { "Own" } }
  private final class Slider: UISlider { override var currentThumbImage: UIImage? { nil } }
  private final class Switch: UISwitch { override var style: UISwitch.Style { .checkbox } }
  private final class Segments: UISegmentedControl { override var numberOfSegments: Int { 42 } }
  private final class Pages: UIPageControl { override var interactionState: UIPageControl.InteractionState { .none } }
  private final class Spinner: UIActivityIndicatorView { override var isAnimating: Bool { true } }
  private final class Field: UITextField { override var isEditing: Bool { true } }
  private final class Stack: UIStackView { override var arrangedSubviews: [UIView] { [] } }
  private final class Effects: UIVisualEffectView { override var contentView: UIView { super.contentView } }
  private final class Cell: UITableViewCell {
    override var reuseIdentifier: String? { "own" }
    override var contentView: UIView { super.contentView }
  }
  private final class Item: UICollectionViewCell { override var reuseIdentifier: String? { "own" } }
  private final class Header: UITableViewHeaderFooterView { override var reuseIdentifier: String? { "own" } }

  @Test func `members of controls, cells and other views can be overridden`() {
    let button: UIButton = Button()
    let slider: UISlider = Slider()
    let uiSwitch: UISwitch = Switch()
    let segments: UISegmentedControl = Segments()
    let pages: UIPageControl = Pages()
    let spinner: UIActivityIndicatorView = Spinner()
    let field: UITextField = Field()
    let stack: UIStackView = Stack(arrangedSubviews: [UIView()])
    let effects: UIVisualEffectView = Effects(effect: nil)
    let cell: UITableViewCell = Cell(style: .default, reuseIdentifier: "given")
    let item: UICollectionViewCell = Item(frame: .zero)
    let header: UITableViewHeaderFooterView = Header(reuseIdentifier: "given")
    #expect(button.currentTitle == "Own")
    #expect(slider.currentThumbImage == nil)
    #expect(uiSwitch.style == .checkbox)
    #expect(segments.numberOfSegments == 42)
    #expect(pages.interactionState == .none)
    #expect(spinner.isAnimating)
    #expect(field.isEditing)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(effects.contentView.superview === effects)
    #expect(cell.reuseIdentifier == "own")
    #expect(cell.contentView.superview === cell)
    #expect(item.reuseIdentifier == "own")
    #expect(header.reuseIdentifier == "own")
  }

  private final class Alert: UIAlertController { override var textFields: [UITextField]? { [] } }
  private final class Stacked: UINavigationController { override var navigationBar: UINavigationBar { super.navigationBar } }
  private final class Turned: UIPageViewController { override var spineLocation: UIPageViewController.SpineLocation { .mid } }
  private final class Scrubbed: UIPercentDrivenInteractiveTransition { override var percentComplete: CGFloat { 0.42 } }
  private final class Flow: UICollectionViewFlowLayout { override var collectionView: UICollectionView? { nil } }
  private final class Attributes: UICollectionViewLayoutAttributes { override var representedElementKind: String? { "own" } }
  private final class Animator: UIDynamicAnimator { override var isRunning: Bool { true } }
  private final class Push: UIPushBehavior { override var mode: UIPushBehavior.Mode { .instantaneous } }
  private final class Guide: UILayoutGuide { override var widthAnchor: NSLayoutDimension { super.heightAnchor } }
  private final class Command: UIKeyCommand { override var input: String? { "k" } }
  private final class Preview: UITargetedPreview { override var size: CGSize { CGSize(width: 4, height: 2) } }
  private final class Curve: UICubicTimingParameters, @unchecked Sendable { override var controlPoint1: CGPoint { CGPoint(x: 4, y: 2) } }
  private final class Tab: NSTextTab, @unchecked Sendable { override var location: CGFloat { 42 } }

  @Test func `members of controllers and of what belongs to them can be overridden`() {
    let alert: UIAlertController = Alert(title: nil, message: nil, preferredStyle: .alert)
    let navigation: UINavigationController = Stacked(rootViewController: UIViewController())
    let pages: UIPageViewController = Turned(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let scrubbed: UIPercentDrivenInteractiveTransition = Scrubbed()
    let flow: UICollectionViewLayout = Flow()
    let attributes: UICollectionViewLayoutAttributes = Attributes(forCellWith: IndexPath(item: 0, section: 0))
    let animator: UIDynamicAnimator = Animator(referenceView: UIView())
    let push: UIPushBehavior = Push(items: [], mode: .continuous)
    let preview: UITargetedPreview = Preview(
      view: UIView(), parameters: UIPreviewParameters(), target: UIPreviewTarget(container: UIView(), center: .zero))
    let curve: UICubicTimingParameters = Curve(animationCurve: .linear)
    let tab: NSTextTab = Tab(textAlignment: .left, location: 3)
    #expect(alert.textFields?.isEmpty == true)
    navigation.loadViewIfNeeded()
    #expect(navigation.navigationBar.superview === navigation.view)
    #expect(pages.spineLocation == .mid)
    #expect(scrubbed.percentComplete == 0.42)
    #expect(flow.collectionView == nil)
    #expect(attributes.representedElementKind == "own")
    #expect(animator.isRunning)
    #expect(push.mode == .instantaneous)
    #expect(preview.size == CGSize(width: 4, height: 2))
    #expect(curve.controlPoint1 == CGPoint(x: 4, y: 2))
    #expect(tab.location == 42)
  }

  @Test func `a layout guide of an app's own class is made by super's init`() {
    final class Named: UILayoutGuide {
      let title: String
      override init() {
        title = "own"
        super.init()
      }
    }
    let view = UIView()
    let guide = Named()
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view)
    #expect(guide.title == "own")
    #expect(Guide().widthAnchor.name.isEmpty == false)
  }
}
