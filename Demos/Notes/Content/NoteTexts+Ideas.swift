extension NoteTexts {
  /// The ideas from the bath, the bus and the night.
  static let ideas = """
    # A museum of waiting rooms @ 2026-10-15 23:10
    Twelve rooms, one bench each. You may leave at any time.
    # Things that are better slow @ 2026-10-12 22:35
    Bread, trains, answers, stairs, soup.
    # A play for one lamp @ 2026-10-08 23:50 *
    The lamp decides who is on the stage.
    It starts with an empty room and a switch. Somebody comes home, and somebody else is already there, in the dark part.
    Forty minutes. No blackout: the light only ever moves.
    # Overheard on the 76 @ 2026-10-03 17:15
    “I’m not late, I’m early for the next one.”
    # Letter to my younger self @ 2026-08-23 21:45
    Buy the drawing table. Do not buy the sofa.
    # Colours without a name @ 2026-09-25 19:30
    The inside of a shell. A bus window at five in November.
    # A calendar of smells @ 2026-06-07 20:20
    January: wool. May: cut grass. August: rain on dust.
    # One drawing a day @ 2026-01-01 12:00
    Small, in ink, no rubber. It may be bad.
    By October: 271 drawings, of which 9 are good. That is more than last year.
    # Names for a boat @ 2026-07-05 16:00
    Second Breakfast. Maybe Tomorrow. The Understudy.
    # The quiet hour @ 2026-05-10 06:45
    No telephone before eight. See who minds.
    # Sentences to steal @ 2026-04-26 22:10
    “He had the manners of a man who owns one good coat.”
    # A map of everywhere I was happy @ 2026-03-08 21:05
    More kitchens than beaches.
    # Talk for the school @ 2026-02-24 18:15
    What a set is for: it tells you where to look.
    Bring the broken model. Children trust broken things.
    # A clock with one hand @ 2025-10-26 20:40
    Nobody needs the minutes on a Sunday.
    # Questions for Grandpa @ 2025-08-31 19:00
    What did the street sound like? Who taught you to whistle?
    # What rain is good for @ 2025-06-15 17:25
    Roofs, reading, second thoughts.
    """
}
