import CKernels
import CoreGraphics
import DisplayList

/// Walks a display list and writes the plan.
struct Planner {
  var plan = Plan()
  let list: DisplayList
  /// Pixels per point, for lengths that have no direction.
  let scale: Double
  private let screen: PixelRect
  let stores: Stores
  /// Saves not written yet: they wait for the first thing drawn, so that none is held across a blur without need.
  private var waiting: [(depth: Int, save: Plan.Command)] = []
  /// Where the save of each open group was written.
  private var saves: [(pass: Int, index: Int)?] = []
  /// The groups being drawn, from the outermost inwards: on the heap, since views lie in one another thousands deep.
  private var open: [Level] = []
  /// Whether edges are hard in the group that is drawn.
  private var isHard = false

  init(_ list: DisplayList, screen: PixelRect, stores: Stores) {
    (self.list, self.screen, self.stores) = (list, screen, stores)
    scale = (Double(screen.width) / list.size.width + Double(screen.height) / list.size.height) / 2
  }

  mutating func make() -> Plan {
    var base = CKPaint.blank
    base.color = list.background.premultiplied
    base.opaque = 1  // replaces what the last frame left, whatever its alpha
    plan.passes = [.init()]
    emit(.init(.paint(base, hole: nil), in: screen, hides: [screen]))
    let toDevice = Projection.scale(Double(screen.width) / list.size.width, Double(screen.height) / list.size.height)
    open.append(Level(items: list.items, t: toDevice, clip: screen, full: [screen]))
    visitOpenGroups()
    return plan
  }

  mutating func emit(_ command: Plan.Command) {
    let pass = plan.passes.count - 1
    for (depth, save) in waiting {
      saves[depth] = (pass, plan.passes[pass].commands.count)
      plan.passes[pass].commands.append(save)
    }
    waiting = []
    plan.passes[pass].commands.append(command)
  }

  /// A group that is being drawn, or the whole list.
  private struct Level {
    var group: Group?
    let items: [Item]
    /// How many of its items are done: what is beneath a backdrop, as a value.
    var done = 0
    let t: Projection
    let clip: PixelRect
    /// Where drawing reaches the picture unweakened: only there can anything hide what is beneath.
    let full: [PixelRect]
    /// The opacity of a group with one item, which needs no saving: the item itself is that faint.
    var fade = 1.0
    /// Whether its edges are hard.
    var isHard = false
    /// What is owed once its items are drawn; nil where nothing was saved.
    var mending: Mending?
  }

  /// What mends a picture that was saved before a group was drawn.
  private struct Mending {
    let opacity: Int32
    let mask: CKPaint?
    let cut: Shape?
    let bounds: PixelRect
    var shape: CKShape? { cut?.ck }
    /// How strongly the saved picture is kept: a mask decides for each pixel instead.
    var savedOpacity: Int32 { mask != nil ? 0 : opacity }
    /// The parts of the saved picture that are mixed back. Pixels that an unfaded group covers fully are none of them.
    var parts: [PixelRect] {
      guard savedOpacity == 255, let cut else { return [bounds] }
      let inside = cut.solid.map { PixelRect(x0: $0.x0 + 2, y0: $0.y0 + 2, x1: $0.x1 - 2, y1: $0.y1 - 2) }.filter { !$0.isEmpty }
      return bounds.subtracting(inside)
    }
  }

  /// Draws what is left of the open groups, the innermost first.
  private mutating func visitOpenGroups() {
    visiting: while let level = open.last {
      let depth = open.count - 1
      isHard = level.isHard
      for n in level.done..<level.items.count {
        open[depth].done = n
        draw(level.items[n], in: level)
        if open.count > depth + 1 { continue visiting }
      }
      open.removeLast()
      if let mending = level.mending { mend(mending) }
      if depth > 0 { open[depth - 1].done += 1 }
    }
  }

  /// Draws an item, or opens it if it is a group.
  private mutating func draw(_ item: Item, in level: Level) {
    let (t, clip, full, fade) = (level.t, level.clip, level.full, level.fade)
    switch item {
    case .group(let g): begin(g, t, clip: clip, full: full, fade: fade)
    case .backdrop(let b): draw(b, t, clip: clip, full: full, fade: fade)
    case .shadow(var s):
      s.color = s.color.faded(by: fade)
      draw(s, t, clip: clip)
    case .fill(let r, let color):
      if color.alpha > 0 { draw(paint(color.faded(by: fade)), r, t, clip, full) }
    case .border(let r, let width, let color):
      if color.alpha > 0, width > 0 { draw(paint(color.faded(by: fade)), r, hole: r.inset(by: width), t, clip, full) }
    case .gradient(let r, let g):
      if let paint = paint(g, t) { draw(paint.faded(by: fade), r, t, clip, full) }
    case .image(let i):
      if let paint = paint(i, t) { draw(paint.faded(by: fade), RoundedRect(i.target), t, clip, full) }
    case .sprites(let s): draw(s, t, clip: clip, fade: fade)
    case .glyphs(var g):
      g.color = g.color.faded(by: fade)
      if g.color.alpha > 0, let paint = paint(g, t) { draw(paint, RoundedRect(g.coverage.target), t, clip, full) }
    }
  }

  private mutating func draw(
    _ paint: CKPaint, _ r: RoundedRect, hole: RoundedRect? = nil, _ t: Projection, _ clip: PixelRect, _ full: [PixelRect]
  ) {
    guard let shape = Shape(r, t, isHard: isHard) else { return }
    let bounds = shape.bounds.intersection(clip)
    if bounds.isEmpty { return }
    let hole = hole.flatMap { Shape($0, t) }
    if let hole, hole.solid.contains(where: { $0.contains(bounds) }) { return }
    var command = Plan.Command(.paint(paint, hole: hole?.ck), shape: shape.isPixelAligned ? nil : shape.ck, in: bounds)
    if hole == nil, paint.opaque != 0 {
      command.hides = shape.solid.flatMap { s in full.map { s.intersection($0) } }.filter { !$0.isEmpty }
    }
    emit(command)
  }

  /// Opens a group, if anything of it can be seen.
  private mutating func begin(_ g: Group, _ parent: Projection, clip: PixelRect, full: [PixelRect], fade: Double) {
    let t = parent * g.transform
    var opacity = min(1, g.opacity) * fade, inner = 1.0
    guard opacity > 0, !g.items.isEmpty else { return }
    let isHard =
      switch g.edges {
      case .asAround: self.isHard
      case .smooth: false
      case .hard: true
      }
    var bounds = clip, full = full, cut: Shape?
    if let outline = g.clip {
      guard let shape = Shape(outline, t, isHard: isHard) else { return }
      bounds = bounds.intersection(shape.bounds)
      full = shape.solid.flatMap { s in full.map { s.intersection($0) } }.filter { !$0.isEmpty }
      if !shape.isPixelAligned { cut = shape }
    }
    if bounds.isEmpty { return }
    let isFaded = opacity < 1 || g.mask != nil
    if isFaded { full = [] }
    if g.mask == nil, g.items.count == 1, !g.items[0].isSeveral { (inner, opacity) = (opacity, 1) }
    guard opacity < 1 || g.mask != nil || cut != nil else {
      return open.append(Level(group: g, items: g.items, t: t, clip: bounds, full: full, fade: inner, isHard: isHard))
    }
    var mask: CKPaint?
    if let items = g.mask {
      guard let made = coverage(of: items, t, within: &bounds) else { return }
      mask = made
    }

    let (depth, mending) = (saves.count, Mending(opacity: Int32(opacity * 255 + 0.5), mask: mask, cut: cut, bounds: bounds))
    waiting.append((depth, .init(.save(.band(depth), opacity: mending.savedOpacity), shape: cut?.ck, in: bounds)))
    saves.append(nil)
    plan.slots = max(plan.slots, saves.count)
    open.append(Level(group: g, items: g.items, t: t, clip: bounds, full: full, fade: inner, isHard: isHard, mending: mending))
  }

  /// Ends a group that was drawn over a saved picture.
  private mutating func mend(_ mending: Mending) {
    guard let (pass, index) = saves.removeLast() else { waiting.removeLast(); return }  // nothing was drawn
    var slot = Plan.Command.Slot.band(saves.count)
    if pass != plan.passes.count - 1 {
      slot = .picture(plan.kept.count)
      plan.passes[pass].commands[index].action = .save(slot, opacity: mending.savedOpacity)
      plan.kept.append(mending.parts)
    }
    emit(.init(.mend(slot, opacity: mending.opacity, mask: mending.mask), shape: mending.shape, in: mending.bounds))
  }

  private mutating func draw(_ b: Backdrop, _ t: Projection, clip: PixelRect, full: [PixelRect], fade: Double) {
    guard b.isVisible, let shape = Shape(RoundedRect(b.rect), t) else { return }
    let region = shape.bounds.intersection(clip)
    if region.isEmpty { return }
    if !shape.isPixelAligned, open.last?.group?.clip != RoundedRect(b.rect) {  // its own edges cut it
      return begin(Group(clip: RoundedRect(b.rect), [.backdrop(b)]), t, clip: clip, full: full, fade: fade)
    }
    var beneath: Item?
    for level in open.reversed() {
      let items = Array(level.items[..<level.done]) + (beneath.map { [$0] } ?? [])
      guard var group = level.group else {
        let recipe = BlurRecipe(sigma: b.sigma * scale)
        let step = Plan.BackdropStep(
          beneath: DisplayList(size: list.size, background: list.background, items: items), region: region, recipe: recipe,
          saturation: b.saturation, tint: b.tint.premultiplied, parts: BlurParts(recipe, region: region, shown: [region]))
        plan.passes.append(.init(step: step))
        break
      }
      // An open group is not yet faded or cut, a closed one of the same items is: the end tells them apart.
      group.items = items + [.backdrop(Backdrop(.zero, sigma: 0))]
      beneath = items.isEmpty ? nil : .group(group)
    }
    let hides = fade < 1 ? [] : full.map { $0.intersection(region) }.filter { !$0.isEmpty }
    emit(.init(.blurred(opacity: fade < 1 ? Int32(fade * 255 + 0.5) : 255), in: region, hides: hides))
  }

  private mutating func draw(_ s: Shadow, _ t: Projection, clip: PixelRect) {
    guard s.color.alpha > 0 else { return }
    guard s.sigma * scale > 0.1 else { return draw(paint(s.color), s.shape, t, clip, []) }
    guard let (paint, rect) = paint(s, t), let shape = Shape(RoundedRect(rect), t) else { return }
    let bounds = shape.bounds.intersection(clip)
    if !bounds.isEmpty { emit(.init(.paint(paint, hole: nil), in: bounds)) }
  }
}

extension Item {
  /// Whether it is several that can cover one another: they do not fade as one of themselves.
  fileprivate var isSeveral: Bool { if case .sprites = self { true } else { false } }
}
