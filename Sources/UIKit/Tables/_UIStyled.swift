import QuartzCore

/// The root of table cells, which are made by their metatype, `c.init(style: …, reuseIdentifier: …)` with `let c: UITableViewCell.Type`,
/// although no initializer is `required`.
///
/// As `_UIFramed` is for views.
@preconcurrency @MainActor
open class _UIStyled: UIView {
  // The first and only entry of its own in the table of methods: `_UIStyledTable` has the same one at the same place.
  /// The way up for subclasses.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(origin: .zero, size: TableMetrics.freshCell))
  }
  /// Of the default style.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// For cells that an archive describes; Segue reads no archives yet, so nothing calls it.
  public required init?(coder: NSCoder) { nil }
}

/// Has the table of methods of `_UIStyled`. It is open so that no optimizer knows all of its subclasses.
@preconcurrency @MainActor
open class _UIStyledTable: UIView {
  /// In the place of `_UIStyled.init(style:reuseIdentifier:)`.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  /// Not used.
  public required init?(coder: NSCoder) { nil }
}

extension _MadeByMetatype where Self: UITableViewCell {
  /// A new cell of the class that the metatype stands for, by that class's `init(style:reuseIdentifier:)`.
  @_disfavoredOverload
  @_silgen_name("segue_make_cell")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  // Owned, as what an initializer is given: a method only borrows, and who called the initializer has handed them over.
  @usableFromInline
  @_silgen_name("segue_make_cell")
  static func makeCell(style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?) -> Self {
    let made: AnyObject = unsafeBitCast(self, to: _UIStyledTable.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
    return unsafeDowncast(made, to: Self.self)
  }
}

/// The root of table views' headers and footers, which are made by their metatype, `c.init(reuseIdentifier: …)`, as cells are.
@preconcurrency @MainActor
open class _UITitled: UIView {
  // The first and only entry of its own in the table of methods: `_UITitledTable` has the same one at the same place.
  /// The way up for subclasses.
  public init(reuseIdentifier: String?) { super.init(frame: CGRect(origin: .zero, size: TableMetrics.freshCell)) }
  /// Not used again.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// For views that an archive describes; Segue reads no archives yet, so nothing calls it.
  public required init?(coder: NSCoder) { nil }
}

/// Has the table of methods of `_UITitled`. It is open so that no optimizer knows all of its subclasses.
@preconcurrency @MainActor
open class _UITitledTable: UIView {
  /// In the place of `_UITitled.init(reuseIdentifier:)`.
  public required init(reuseIdentifier: String?) { super.init(frame: .zero) }
  /// Not used.
  public required init?(coder: NSCoder) { nil }
}

extension _MadeByMetatype where Self: UITableViewHeaderFooterView {
  /// A new view of the class that the metatype stands for, by that class's `init(reuseIdentifier:)`.
  @_disfavoredOverload
  @_silgen_name("segue_make_title")
  public init(reuseIdentifier: String?)

  // Owned, as what an initializer is given: a method only borrows, and who called the initializer has handed them over.
  @usableFromInline
  @_silgen_name("segue_make_title")
  static func makeTitle(reuseIdentifier: consuming String?) -> Self {
    let made: AnyObject = unsafeBitCast(self, to: _UITitledTable.Type.self).init(reuseIdentifier: reuseIdentifier)
    return unsafeDowncast(made, to: Self.self)
  }
}
