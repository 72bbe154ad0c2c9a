import CollectionLayout
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The description of a section that scrolls on its own, as the layout returns it.
@MainActor
struct SectionScrollerPlan {
  let section: Int
  /// The frame of the section, in the collection view's content.
  let frame: CGRect
  let contentSize: CGSize
  /// The content offset.
  let offset: CGPoint
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let isHorizontal: Bool
  /// The inset at both ends that allows the first and the last group to be in the middle.
  let endInset: CGFloat
  /// The closure that returns the resting position of a scroll. It receives the natural resting position, the velocity and the starting
  /// position.
  let rest: @MainActor (_ proposed: CGFloat, _ velocity: CGFloat, _ start: CGFloat) -> CGFloat
}

/// The scroll view of a section that scrolls on its own.
@MainActor
final class SectionScroller: UIScrollView {
  var section: Int
  weak var owner: UICollectionView?
  private var plan: SectionScrollerPlan?
  private var isTaking = false

  init(_ plan: SectionScrollerPlan, of owner: UICollectionView) {
    (section, self.owner) = (plan.section, owner)
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    clipsToBounds = false
    (showsVerticalScrollIndicator, showsHorizontalScrollIndicator) = (false, false)
    delaysContentTouches = owner.delaysContentTouches
    UIView.performWithoutAnimation { take(plan) }
  }
  required init?(coder: NSCoder) { nil }
  override var heightInStack: Int { 0 }

  func take(_ new: SectionScrollerPlan) {
    isTaking = true
    let isFirst = plan == nil
    (plan, section) = (new, new.section)
    if frame != new.frame { frame = new.frame }
    if contentSize != new.contentSize { contentSize = new.contentSize }
    isPagingEnabled = new.behavior == .paging
    decelerationRate = new.behavior == .groupPaging || new.behavior == .groupPagingCentered ? .fast : .normal
    (alwaysBounceHorizontal, alwaysBounceVertical) = (new.isHorizontal, !new.isHorizontal)
    let inset =
      new.isHorizontal
      ? UIEdgeInsets(top: 0, left: new.endInset, bottom: 0, right: new.endInset)
      : UIEdgeInsets(top: new.endInset, left: 0, bottom: new.endInset, right: 0)
    if contentInset != inset { contentInset = inset }
    if isFirst || !(isTracking || isDecelerating || isScrollAnimating), contentOffset != new.offset { contentOffset = new.offset }
    isTaking = false
    // Content that has become shorter may have another offset than the layout expected.
    if contentOffset != new.offset { tellOfScrolling() }
  }

  private func along(_ point: CGPoint) -> CGFloat { plan?.isHorizontal == false ? point.y : point.x }

  override func tellOfScrolling() {
    super.tellOfScrolling()
    if !isTaking, owner != nil { owner?.sectionDidScroll(section, to: contentOffset) }
  }
  override func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let plan, plan.behavior != .continuous, plan.behavior != .paging else { return proposed }
    let place = plan.rest(along(proposed), along(velocity), along(contentOffset))
    return plan.isHorizontal ? CGPoint(x: place, y: proposed.y) : CGPoint(x: proposed.x, y: place)
  }
}

/// The sections that scroll on their own.
extension UICollectionView {
  /// Creates and updates the scroll views of the visible sections, before views are placed in them.
  func updateScrollers() {
    let plans = layout.scrollers(in: bounds)
    if plans.isEmpty && scrollers.isEmpty { return }
    var rest = scrollers
    for plan in plans {
      if let scroller = rest.removeValue(forKey: plan.section) {
        scroller.take(plan)
      } else {
        let scroller = SectionScroller(plan, of: self)
        scrollers[plan.section] = scroller
        UIView.performWithoutAnimation { stack(scroller) }
      }
    }
    for (section, scroller) in rest {
      scrollers[section] = nil
      goingScrollers.append(scroller)
    }
  }
  /// Removes the scroll views that no longer contain a view.
  func sweepScrollers() {
    guard !goingScrollers.isEmpty else { return }
    goingScrollers.removeAll { scroller in
      guard !scroller.subviews.contains(where: { $0 is UICollectionReusableView }) else { return false }
      scroller.owner = nil
      scroller.removeFromSuperview()
      return true
    }
  }
  /// Updates the section numbers.
  func renameScrollers(by diff: CollectionDiff) {
    let before = scrollers
    scrollers = [:]
    for (old, scroller) in before.sorted(by: { $0.key < $1.key }) {
      if let new = diff.newSection(of: old) {
        scroller.section = new
        scrollers[new] = scroller
      } else {
        goingScrollers.append(scroller)
      }
    }
  }
  func sectionDidScroll(_ section: Int, to offset: CGPoint) {
    guard scrollers[section] != nil else { return }
    layout.sectionDidScroll(section, to: offset)
  }

  // MARK: Placement of views

  /// Returns the view that contains a view with the given attributes.
  private func host(of attributes: UICollectionViewLayoutAttributes?) -> UIView {
    attributes?.scroller.flatMap { scrollers[$0] } ?? self
  }
  /// Returns the offset from the coordinates of the collection view to those of a containing view.
  private func shift(to host: UIView) -> CGPoint {
    guard let scroller = host as? SectionScroller else { return .zero }
    return CGPoint(x: scroller.bounds.minX - scroller.frame.minX, y: scroller.bounds.minY - scroller.frame.minY)
  }
  /// Applies attributes to a view, within the scroll view of its section if there is one.
  func put(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, staying: Bool = false) {
    guard !(scrollers.isEmpty && goingScrollers.isEmpty) else { return view.place(attributes) }
    let wanted = host(of: attributes)
    guard let current = view.superview else { return view.place(attributes, shift: shift(to: wanted)) }
    if staying || current === wanted || !(current is SectionScroller || current === self) {
      return view.place(attributes, shift: shift(to: current === wanted || staying ? current : wanted))
    }
    let shift = shift(to: wanted)
    UIView.performWithoutAnimation { view.move(into: wanted, shift: shift) }
    view.place(attributes, shift: shift)
    stack(view)
  }

  /// Inserts a view in the stacking order of `zIndex`. The app's own subviews stay in front.
  func stack(_ view: UIView) {
    let host = host(of: (view as? UICollectionReusableView)?.applied)
    host.insert(view, byHeightAbove: host === self ? backgroundView : nil)
  }
}
