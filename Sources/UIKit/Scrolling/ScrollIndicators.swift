import Motion
import QuartzCore

/// The two bars that show where in the content a scroll view stands. (BEHAVIOUR §8)
@MainActor
final class ScrollIndicators {
  /// Points.
  static let thickness = 3.0, inset = 3.0, shortest = 36.0
  /// Seconds from rest until they begin to fade, and of fading.
  static let lingering = 0.4, fading = 0.25

  private unowned let view: UIScrollView
  private var bars: (vertical: UIView, horizontal: UIView)?
  private var fadesAt: MediaTime?
  private var dressedAs: UIScrollView.IndicatorStyle?

  init(of view: UIScrollView) { self.view = view }

  /// Shows the bars for the time being.
  func show() {
    fadesAt = nil
    let bars = bars ?? (makeBar(), makeBar())
    self.bars = bars
    guard bars.vertical.alpha == 0 || bars.horizontal.alpha == 0 else { return update() }
    UIView.performWithoutAnimation {
      (bars.vertical.alpha, bars.horizontal.alpha) = (1, 1)
      update()
    }
  }

  /// Nothing moves the content any more: the bars fade after a while.
  func rest() {
    guard let bars, bars.vertical.alpha > 0 || bars.horizontal.alpha > 0 else { return }
    let due = view.runtime.now + Self.lingering
    fadesAt = due
    view.runtime.schedule(at: due) { [weak self] in
      guard let self, fadesAt == due else { return }
      fadesAt = nil
      UIView.animate(withDuration: Self.fading, delay: 0, options: .allowUserInteraction) {
        bars.vertical.alpha = 0
        bars.horizontal.alpha = 0
      }
    }
  }

  func flash() {
    show()
    rest()
  }

  /// Puts the bars where they belong, if they can be seen: in an animation of what they tell of, along with it.
  func update() {
    guard let bars, bars.vertical.alpha > 0 else { return }
    let content = view.contentSize, offset = view.contentOffset, size = view.bounds.size, safe = view.adjustedContentInset
    UIView.performWithoutAnimation { dress(bars) }
    let (t, i) = (Self.thickness, Self.inset)
    let isUpright = view.showsVerticalScrollIndicator && content.height + safe.top + safe.bottom > size.height
    put(bars.vertical, isUpright) {
      let insets = clear(view.verticalScrollIndicatorInsets)
      let track = i + insets.top...max(i + insets.top, size.height - i - insets.bottom)
      let bar = Self.bar(track, content: content.height, offset: offset.y, before: safe.top, after: safe.bottom, viewport: size.height)
      return CGRect(x: offset.x + size.width - i - t - insets.right, y: offset.y + bar.start, width: t, height: bar.length)
    }
    let isFlat = view.showsHorizontalScrollIndicator && content.width + safe.left + safe.right > size.width
    put(bars.horizontal, isFlat) {
      let insets = clear(view.horizontalScrollIndicatorInsets)
      let track = i + insets.left...max(i + insets.left, size.width - i - insets.right)
      let bar = Self.bar(track, content: content.width, offset: offset.x, before: safe.left, after: safe.right, viewport: size.width)
      return CGRect(x: offset.x + bar.start, y: offset.y + size.height - i - t - insets.bottom, width: bar.length, height: t)
    }
  }

  /// Places a bar, or hides it. A bar that was not seen before appears in its place without animation.
  ///
  /// Within one layout pass, the content may be shorter than the view for a moment. A bar that was hidden for that moment is still seen.
  private func put(_ bar: UIView, _ isThere: Bool, _ frame: () -> CGRect) {
    let isSeen = !bar.isHidden || bar.layer.presentation()?.isHidden == false
    let wasThere = isSeen && bar.frame.width > 0
    if bar.isHidden == isThere { bar.isHidden = !isThere }
    guard isThere else { return }
    if wasThere { bar.frame = frame() } else { UIView.performWithoutAnimation { bar.frame = frame() } }
  }

  /// What was asked for, and the part of the adjusted insets that is the safe area's.
  private func clear(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard view.automaticallyAdjustsScrollIndicatorInsets else { return insets }
    let (all, own) = (view.adjustedContentInset, view.contentInset)
    let safeTop = all.top - own.top - view.refreshRoom
    return UIEdgeInsets(
      top: insets.top + safeTop, left: insets.left + all.left - own.left, bottom: insets.bottom + all.bottom - own.bottom,
      right: insets.right + all.right - own.right)
  }

  /// Colour and place in front, where they are not right already: this runs on every step of a scroll.
  private func dress(_ bars: (vertical: UIView, horizontal: UIView)) {
    if dressedAs != view.indicatorStyle {
      dressedAs = view.indicatorStyle
      let color = Self.color(view.indicatorStyle)
      (bars.vertical.backgroundColor, bars.horizontal.backgroundColor) = (color, color)
    }
    if !view.subviews.suffix(2).elementsEqual([bars.vertical, bars.horizontal], by: ===) {
      view.bringSubviewToFront(bars.vertical)
      view.bringSubviewToFront(bars.horizontal)
    }
  }

  private static func color(_ style: UIScrollView.IndicatorStyle) -> UIColor {
    switch style {
    case .default: UIColor { ($0.userInterfaceStyle == .dark ? UIColor.white : .black).withAlphaComponent(0.35) }
    case .black: UIColor.black.withAlphaComponent(0.35)
    case .white: UIColor.white.withAlphaComponent(0.35)
    }
  }

  /// Where a bar lies in its track: as long as the part that is seen, shorter where content is pulled beyond an end.
  static func bar(
    _ track: ClosedRange<Double>, content: Double, offset: Double, before: Double, after: Double, viewport: Double
  ) -> (start: Double, length: Double) {
    let whole = content + before + after, room = track.upperBound - track.lowerBound
    let place = offset + before, last = max(whole - viewport, 0)
    let beyond = max(-place, place - last, 0)
    let length = min(max(room * viewport / max(whole, 1), shortest), room)
    let squeezed = max(length - beyond, thickness * 2)
    let progress = last > 0 ? min(max(place / last, 0), 1) : 0
    let start = track.lowerBound + progress * (room - length)
    return (place > last ? start + length - squeezed : start, squeezed)
  }

  private func makeBar() -> UIView {
    let bar = UIView(frame: .zero)
    (bar.isUserInteractionEnabled, bar.alpha) = (false, 0)
    bar.layer.cornerRadius = Self.thickness / 2
    view.addSubview(bar)
    return bar
  }
}
