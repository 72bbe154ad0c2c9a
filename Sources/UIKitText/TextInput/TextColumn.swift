import CoreGraphics
import Foundation
import QuartzCore
import TextEditing
import Typesetting

/// The column of a text view: the layout of its text, its position and the canvas that draws it.
@MainActor
final class TextColumn {
  private unowned let view: UITextView
  let canvas = TextCanvas(frame: .zero)
  private var laidOut: ColumnLayout?
  private var laidOutWidth: CGFloat?

  init(of view: UITextView) { self.view = view }

  /// Discards the layout of the whole text.
  func textDidChange() {
    laidOut = nil
    view.items.textDidChange()
    sizeMayHaveChanged()
  }

  /// Lays out the paragraphs that an edit of the user has changed.
  func take(_ edit: TextEdit) {
    view.items.textDidChange()
    if laidOut != nil, canPart(width: laidOutWidth ?? 0) {
      let styled = fittedStyles(width: laidOut!.width)
      withColors { laidOut!.take(edit, view.editing.text, styled: styled) }
    } else {
      laidOut = nil
    }
    sizeMayHaveChanged()
  }

  /// Updates the underline of a range after a composition in it has ended.
  func marksDidChange(_ range: Range<Int>) {
    guard laidOut != nil, canPart(width: laidOutWidth ?? 0) else { return textDidChange() }
    let text = view.editing.text[range]
    take(TextEdit(range: range, removed: text, inserted: text, length: range.count))
  }

  private func sizeMayHaveChanged() {
    view.invalidateIntrinsicContentSize()
    view.setNeedsLayout()
    view.requestDisplay()
  }

  // MARK: Styles

  private func withColors<T>(_ body: () -> T) -> T {
    var result: T!
    view.traitCollection.performAsCurrent { result = body() }
    return result
  }

  /// Returns a part of the text with its styles.
  private func styled(_ range: Range<Int>) -> StyledText {
    var paragraph = ParagraphStyle()
    (paragraph.alignment, paragraph.lineBreakMode) = (view.textAlignment.value, view.textContainer.lineBreakMode.value)
    let base = Typesetting.TextStyle(font: view.font?.value ?? .system(size: 12), color: (view.textColor ?? .label).rgba)
    let link = linkStyle
    var text = view.runs.styled(view.editing.text[range], range, style: base, paragraph: paragraph) { attributes, style in
      attributes.values[.link] == nil ? style : link(style)
    }
    for part in view.items.detectedRanges(in: range) {
      text.restyle(part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound) { link($0) }
    }
    if let marked = view.editing.editor.marked {
      let part = marked.clamped(to: range)
      if !part.isEmpty { text.underline(part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound) }
    }
    return text.legible(under: view.traitCollection)
  }

  /// Returns a closure that returns a part of the text with its styles, and with its attachments in lines of a width.
  private func fittedStyles(width: CGFloat) -> ColumnLayout.Styling {
    { [self] range in styled(range).fitted(to: width, from: range.lowerBound) }
  }

  private var linkStyle: (Typesetting.TextStyle) -> Typesetting.TextStyle {
    let tint = view.tintColor.rgba, attributes = view.linkTextAttributes ?? [:]
    return { style in
      var style = style
      style.color = tint
      return Typesetting.TextStyle(attributes, over: style)
    }
  }

  // MARK: Layout

  private var margins: CGSize {
    let inset = view.textContainerInset
    return CGSize(
      width: inset.left + inset.right + 2 * view.textContainer.lineFragmentPadding, height: inset.top + inset.bottom)
  }
  private var origin: CGPoint {
    CGPoint(x: view.textContainerInset.left + view.textContainer.lineFragmentPadding, y: view.textContainerInset.top)
  }
  private func columnWidth(_ width: CGFloat) -> CGFloat? {
    width.isFinite && width < Self.unlimited ? max(0, width - margins.width) : nil
  }
  /// The width from which on the width counts as unlimited.
  private static let unlimited: CGFloat = 1_000_000

  /// Returns a Boolean value that indicates whether paragraphs can be laid out separately. The number of lines must be unlimited and the
  /// width must be finite.
  private func canPart(width: CGFloat) -> Bool { view.textContainer.maximumNumberOfLines == 0 && columnWidth(width) != nil }

  private func layout(width: CGFloat) -> ColumnLayout {
    if let laidOut, laidOutWidth == width { return laidOut }
    let text = view.editing.text
    return withColors {
      if canPart(width: width), let column = columnWidth(width) {
        return ColumnLayout(text, width: column, styled: fittedStyles(width: column))
      }
      return ColumnLayout(
        whole: Typesetter.standard.layout(
          styled(0..<text.count).fitted(to: columnWidth(width) ?? .infinity), width: columnWidth(width),
          maxLines: view.textContainer.maximumNumberOfLines,
          countsTrailingNewline: true))
    }
  }

  /// Returns the size of the text with its margins.
  func size(width: CGFloat) -> CGSize {
    let size = layout(width: width).size, scale = view.contentScaleFactor
    return CGSize(width: (size.width + margins.width).roundedUp(scale), height: (size.height + margins.height).roundedUp(scale))
  }

  /// The layout for the width of the view.
  var current: ColumnLayout {
    let width = view.bounds.width
    if let laidOut, laidOutWidth == width { return laidOut }
    let made = layout(width: width)
    (laidOut, laidOutWidth) = (made, width)
    return made
  }

  /// The baselines of the text while the view is not scrolled.
  var baselines: TextBaselines? {
    let bounds = view.bounds, layout = bounds.width > 0 ? current : layout(width: .infinity)
    guard let first = layout.firstBaseline, let last = layout.lastBaseline else { return nil }
    let height = bounds.height > 0 ? bounds.height : size(width: bounds.width > 0 ? bounds.width : .infinity).height
    return TextBaselines(first: origin.y + first, last: height - origin.y - last)
  }

  func layOut() {
    let layout = current, width = view.bounds.width
    view.textContainer.size.width = width - view.textContainerInset.left - view.textContainerInset.right
    let size = CGSize(width: width, height: (layout.size.height + margins.height).roundedUp(view.contentScaleFactor))
    if view.contentSize != size { view.contentSize = size }
    canvas.show(layout, at: origin, size: size, pixelsPerPoint: view.contentScaleFactor)
  }

  // MARK: Places

  func caret(at offset: Int) -> CGRect { current.caret(at: offset).offsetBy(dx: origin.x, dy: origin.y) }
  func frames(of range: Range<Int>) -> [CGRect] { current.rects(for: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) } }
  func offset(nearestTo point: CGPoint) -> Int {
    let offset = current.offset(nearestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    return view.editing.text.boundary(atOrBefore: offset)
  }
  func line(at offset: Int) -> Range<Int> { current.line(at: offset) }
  /// The left and right edges of lines that fill the column.
  var edges: ClosedRange<CGFloat> { origin.x...max(origin.x, origin.x + view.bounds.width - margins.width) }
  func readsLeft(at offset: Int) -> Bool { current.readsLeft(at: offset) }

  /// Scrolls by the shortest distance that makes a range visible.
  ///
  /// An empty range stands for the character after it. At the end of the text it stands for the position of the next character. After a
  /// newline, that position is on a separate line.
  func show(_ range: NSRange) {
    view.layoutIfNeeded()
    let count = view.editing.text.count
    var range = range.clamped(to: count)
    if range.isEmpty { range = range.lowerBound..<min(count, range.lowerBound + 1) }
    var places = frames(of: range)
    if places.isEmpty { places.append(place(at: range.lowerBound)) }
    if range.upperBound == count { places.append(place(at: count)) }
    view.scrollRectToVisible(places.dropFirst().reduce(places[0]) { $0.union($1) }, animated: false)
  }
  private func place(at offset: Int) -> CGRect {
    var place = caret(at: offset)
    place.size.width = CaretLook.width
    return place
  }
}
