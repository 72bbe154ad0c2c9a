import QuartzCore

/// The base class of table cells. It allows a cell to be created from its metatype, although no initializer is `required`.
///
/// An example is `c.init(style: …, reuseIdentifier: …)` with `let c: UITableViewCell.Type`. `_UIFramed` has this role for views.
@preconcurrency @MainActor
open class _UIStyled: UIView {
  // This is the first and only new entry in the method table. `_UIStyledTable` has the corresponding entry at the same index.
  /// Creates a cell. Subclasses call this initializer with `super.init`.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(origin: .zero, size: TableMetrics.freshCell))
  }
  /// Creates a cell with the default style.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a cell from an archive. Segue cannot read archives yet, so nothing calls this initializer.
  public required init?(coder: NSCoder) { nil }
}

/// A class with the method table of `_UIStyled`. It is open, so that the optimizer cannot assume that it knows all subclasses.
@preconcurrency @MainActor
open class _UIStyledTable: UIView {
  /// Creates a cell. This initializer is at the index of `_UIStyled.init(style:reuseIdentifier:)` in the method table.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  /// Creates a cell from an archive. This initializer is not used.
  public required init?(coder: NSCoder) { nil }
}

extension _MadeByMetatype where Self: UITableViewCell {
  /// Creates a cell of the metatype's class with the class's `init(style:reuseIdentifier:)`.
  @_disfavoredOverload
  @_silgen_name("segue_make_cell")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  // The argument is consumed, as the caller of an initializer passes ownership of its arguments. A method would only borrow it.
  @usableFromInline
  @_silgen_name("segue_make_cell")
  static func makeCell(style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?) -> Self {
    let made: AnyObject = unsafeBitCast(self, to: _UIStyledTable.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
    return unsafeDowncast(made, to: Self.self)
  }
}

/// The base class of headers and footers in table views. It allows a view to be created from its metatype with `c.init(reuseIdentifier:
/// …)`.
@preconcurrency @MainActor
open class _UITitled: UIView {
  // This is the first and only new entry in the method table. `_UITitledTable` has the corresponding entry at the same index.
  /// Creates a header or footer. Subclasses call this initializer with `super.init`.
  public init(reuseIdentifier: String?) { super.init(frame: CGRect(origin: .zero, size: TableMetrics.freshCell)) }
  /// Creates a header or footer that is not reused.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view from an archive. Segue cannot read archives yet, so nothing calls this initializer.
  public required init?(coder: NSCoder) { nil }
}

/// A class with the method table of `_UITitled`. It is open, so that the optimizer cannot assume that it knows all subclasses.
@preconcurrency @MainActor
open class _UITitledTable: UIView {
  /// Creates a view. This initializer is at the index of `_UITitled.init(reuseIdentifier:)` in the method table.
  public required init(reuseIdentifier: String?) { super.init(frame: .zero) }
  /// Creates a view from an archive. This initializer is not used.
  public required init?(coder: NSCoder) { nil }
}

extension _MadeByMetatype where Self: UITableViewHeaderFooterView {
  /// Creates a view of the metatype's class with the class's `init(reuseIdentifier:)`.
  @_disfavoredOverload
  @_silgen_name("segue_make_title")
  public init(reuseIdentifier: String?)

  // The argument is consumed, as the caller of an initializer passes ownership of its arguments. A method would only borrow it.
  @usableFromInline
  @_silgen_name("segue_make_title")
  static func makeTitle(reuseIdentifier: consuming String?) -> Self {
    let made: AnyObject = unsafeBitCast(self, to: _UITitledTable.Type.self).init(reuseIdentifier: reuseIdentifier)
    return unsafeDowncast(made, to: Self.self)
  }
}
