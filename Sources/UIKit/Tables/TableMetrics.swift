import CoreGraphics

/// The numbers of table views. (BEHAVIOUR-2 §19; where nothing else is said they are weak there, or chosen)
enum TableMetrics {
  /// A cell and a header before a table has placed them.
  static let freshCell = CGSize(width: 320, height: 44)
  /// The least height of a row that sizes itself, its separator included; what rows are guessed to be.
  static let row: CGFloat = 44
  /// Above and below the text of a cell.
  static let textInset: CGFloat = 11
  /// The sides of content; on wide tables.
  static let margin: CGFloat = 16, wideMargin: CGFloat = 20
  /// A step of indentation.
  static let indentation: CGFloat = 10

  // MARK: Sections

  /// A plain table's header, and the gap above it.
  static let plainHeader: CGFloat = 28, plainHeaderPadding: CGFloat = 22
  /// The gap above the first section of a grouped table that has no title, and half of the gap between others.
  static let firstGap: CGFloat = 35, halfGap: CGFloat = 17.5
  /// The gap above the first section of an inset grouped table.
  static let firstInsetGap: CGFloat = 22
  /// Below the last section of an inset grouped table.
  static let insetEnd: CGFloat = 10
  /// Above the title of a grouped section; of the first.
  static let titleTop: CGFloat = 16, firstTitleTop: CGFloat = 33.5
  /// Between a title and the rows; between the rows and a footer's text; below that text.
  static let titleBottom: CGFloat = 6, footerTop: CGFloat = 8, footerBottom: CGFloat = 8
  /// A header or footer of less height is none: apps give leastNonzeroMagnitude for that.
  static let leastTitle: CGFloat = 0.01
  /// The corners of an inset grouped section.
  static let corner: CGFloat = 10

  // MARK: Cells

  /// Between an image and the text.
  static let imageGap: CGFloat = 15
  /// Between the texts of a value1 cell.
  static let valueGap: CGFloat = 8
  /// The width of a value2 cell's first text, and the gap after it.
  static let value2Label: CGFloat = 91, value2Gap: CGFloat = 6
  /// What accessories take of the content, at a margin of 16.
  static let disclosureRoom: CGFloat = 33, checkmarkRoom: CGFloat = 39, detailRoom: CGFloat = 47, bothRoom: CGFloat = 67
  /// How large accessories are.
  static let disclosure = CGSize(width: 10.5, height: 14), checkmark = CGSize(width: 19, height: 18), detail = CGSize(width: 22, height: 22)
  /// Between content and an accessory.
  static let accessoryGap: CGFloat = 8

  // MARK: Editing

  /// How far content moves for the controls at the leading edge; the room of the reorder control.
  static let editingShift: CGFloat = 38, reorderRoom: CGFloat = 42
  /// The circle at the leading edge: its size, and the distance from the edge.
  static let editingCircle: CGFloat = 22, editingCircleLead: CGFloat = 15
  /// A row that is held is drawn above the others with a shadow.
  static let heldShadow: CGFloat = 8, heldShadowOpacity: Float = 0.25

  // MARK: Swipe actions

  /// The least width of a button; around its title.
  static let swipeButton: CGFloat = 74, swipeButtonInset: CGFloat = 12
  /// How much of a row's width buttons take at most while it is open (K).
  static let widestSwipe: CGFloat = 0.8
  /// Beyond this share of the row's width the first action is performed by letting go.
  static let fullSwipe: CGFloat = 0.5
  /// How fast a let go row still opens or closes, in points per second.
  static let swipeFlick: CGFloat = 300
  /// How long the first action takes to spread over the others.
  static let fullSwipeDuration = 0.2

  // MARK: Section index

  /// The width of the index at the trailing edge, a title's height and its size.
  static let indexWidth: CGFloat = 15, indexLine: CGFloat = 14, indexFont: CGFloat = 11

  // MARK: Motion

  /// The speed in which a row is let go to close counts up to so many ways a second: a faster one would swing beyond (a choice).
  static let fastestClosing: CGFloat = 30
  /// From so near, in points, a row that is let go cannot swing (a choice).
  static let leastSwing: CGFloat = 0.1
  /// How long updates, and the beginning and end of editing take; how long a selection fades.
  static let updateDuration = 0.3, editingDuration = 0.3, deselectDuration = 0.3
  /// How many screens ahead rows are prefetched.
  static let prefetchScreens: CGFloat = 1
}
