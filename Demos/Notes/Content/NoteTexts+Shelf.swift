extension NoteTexts {
  /// The notes about reading, besides those about each book.
  static let shelf = """
    # To read next @ 2026-10-14 22:20
    Two at a time: one for the day, one for the bed.
    ○ Middlemarch, again, in spring
    ○ The one that Leila will not stop talking about
    ✓ Something short
    # Lent out @ 2026-09-05 12:15
    Tom has Walden. Miriam has the blue Chekhov, since May.
    # Book circle @ 2026-10-08 20:05
    Next: 5 November, at Ewa’s. Bring bread.
    We read Cranford. Half of us cried at the wrong cow.
    # Rules for the shelf @ 2026-01-25 15:50
    One in, one out. Atlases do not count.
    # Best first lines @ 2026-05-06 22:40
    Melville needs three words. Dickens needs a hundred and twenty.
    # Library card @ 2025-09-14 11:30
    Number 2 417 880. They open at ten, and on Thursdays until seven.
    """

  /// The notes about running, besides those about each run.
  static let running = """
    # Half marathon, the plan @ 2026-09-08 06:50 *
    Four runs a week, none of them heroic.
    Tuesday: easy. Thursday: hills at Ashton Court. Saturday: easy. Sunday: long, and slower than you think.
    Race on 15 November. Two weeks before it, less of everything.
    # Shoes @ 2026-08-13 18:55
    The grey pair since 13 August. Change at 700 km.
    # What the knee likes @ 2026-04-22 20:00
    Stairs down slowly. Squats. Not the camber on Coronation Road.
    # Songs that are exactly three kilometres @ 2026-06-17 19:45
    There is one. It is by a choir from Tallinn, and it ends on the bridge.
    """
}
