import CoreGraphics

/// The dimensions and durations of table views. Most are folklore or choices. (Docs/behaviour/lists.md, "Table geometry")
enum TableMetrics {
  /// The size of a cell or a header before a table view has placed it.
  static let freshCell = CGSize(width: 320, height: 44)
  /// The minimum height of a row that sizes itself, including its separator. It is also the estimate for rows.
  static let row: CGFloat = 44
  /// The insets above and below the text of a cell.
  static let textInset: CGFloat = 11
  /// The margins at the sides of the content, and those in wide table views.
  static let margin: CGFloat = 16, wideMargin: CGFloat = 20
  /// The width of one step of indentation.
  static let indentation: CGFloat = 10

  // MARK: Sections

  /// The height of a header in a plain table view, and the gap above it.
  static let plainHeader: CGFloat = 28, plainHeaderPadding: CGFloat = 22
  /// The gap above the first section of a grouped table view without a title, and half of the gap between other sections.
  static let firstGap: CGFloat = 35, halfGap: CGFloat = 17.5
  /// The gap above the first section of an inset grouped table view.
  static let firstInsetGap: CGFloat = 22
  /// The gap below the last section of an inset grouped table view.
  static let insetEnd: CGFloat = 10
  /// The gap above the title of a grouped section, and that of the first section.
  static let titleTop: CGFloat = 16, firstTitleTop: CGFloat = 33.5
  /// The gaps between a title and the rows, between the rows and a footer's text, and below that text.
  static let titleBottom: CGFloat = 6, footerTop: CGFloat = 8, footerBottom: CGFloat = 8
  /// The height below which a header or footer does not exist. Apps use `leastNonzeroMagnitude` for that purpose.
  static let leastTitle: CGFloat = 0.01
  /// The corner radius of an inset grouped section.
  static let corner: CGFloat = 10

  // MARK: Cells

  /// The gap between an image and the text.
  static let imageGap: CGFloat = 15
  /// The gap between the texts of a value1 cell.
  static let valueGap: CGFloat = 8
  /// The width of the first text in a value2 cell, and the gap after it.
  static let value2Label: CGFloat = 91, value2Gap: CGFloat = 6
  /// The width that accessories take from the content, with a margin of 16 points.
  static let disclosureRoom: CGFloat = 33, checkmarkRoom: CGFloat = 39, detailRoom: CGFloat = 47, bothRoom: CGFloat = 67
  /// The sizes of accessories.
  static let disclosure = CGSize(width: 10.5, height: 14), checkmark = CGSize(width: 19, height: 18), detail = CGSize(width: 22, height: 22)
  /// The gap between the content and an accessory.
  static let accessoryGap: CGFloat = 8

  // MARK: Editing

  /// The distance by which the content moves for the controls at the leading edge, and the width of the reorder control.
  static let editingShift: CGFloat = 38, reorderRoom: CGFloat = 42
  /// The size of the circle at the leading edge, and its distance from the edge.
  static let editingCircle: CGFloat = 22, editingCircleLead: CGFloat = 15
  /// The shadow of a row that the user moves.
  static let heldShadow: CGFloat = 8, heldShadowOpacity: Float = 0.25

  // MARK: Swipe actions

  /// The minimum width of a button, and the insets of its title.
  static let swipeButton: CGFloat = 74, swipeButtonInset: CGFloat = 12
  /// The fraction of a row's width that the buttons take at most. It is folklore.
  static let widestSwipe: CGFloat = 0.8
  /// The fraction of the row's width beyond which the first action is performed on release.
  static let fullSwipe: CGFloat = 0.5
  /// The speed above which a released row opens or closes in the direction of the drag, in points per second.
  static let swipeFlick: CGFloat = 300
  /// The duration in which the first action extends over the others, in seconds.
  static let fullSwipeDuration = 0.2

  // MARK: Section index

  /// The width of the index at the trailing edge, the height of a title and its font size.
  static let indexWidth: CGFloat = 15, indexLine: CGFloat = 14, indexFont: CGFloat = 11

  // MARK: Motion

  /// The maximum speed with which a released row closes, in whole distances per second. A faster row would swing too far. It is a choice.
  static let fastestClosing: CGFloat = 30
  /// The distance in points below which a released row cannot swing. It is a choice.
  static let leastSwing: CGFloat = 0.1
  /// The durations of updates, of the beginning and end of editing, and of the fade of a selection, in seconds.
  static let updateDuration = 0.3, editingDuration = 0.3, deselectDuration = 0.3
  /// The distance at which rows are prefetched, in screens.
  static let prefetchScreens: CGFloat = 1
}
