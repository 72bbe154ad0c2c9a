extension NoteTexts {
  /// The notes about sets for the Lantern, a theatre with 180 seats.
  static let studio = """
    # The Tempest, first ideas @ 2026-10-16 07:30 *
    No island. A flooded library, and the water rises in every act.
    The floor is a mirror under two centimetres of water. Ask Piet whether the stage can carry it.
    The books float in the third act. Paper, wax, and a very thin thread.
    Ariel never touches the water. Everybody else does.
    # Notes from the model showing @ 2026-10-13 16:50
    They like the stairs. They do not like what the stairs cost.
    ✓ Half a landing instead of two
    ○ Ask the fire officer about the trap
    ○ New quote from Brandon Steel
    Miriam wants to enter through the wardrobe. So do I.
    # Budget, act one @ 2026-10-12 11:20
    £8,400 of £9,000, without the water.
    Timber 2,150. Steel 1,900. Paint 640. Hire 1,310. Everything else 2,400.
    # Call with the lighting desk @ 2026-10-07 14:00
    Warm from the left only. Leave the right side to the moon.
    # Model box, to do @ 2026-10-05 09:30
    Scale 1:25. The figures are still giants.
    ○ Cut the treads from 2 mm card
    ○ Paint the back wall twice
    ✓ Photograph it from seat F12
    # Colours that survive tungsten @ 2026-09-16 10:10
    Prussian blue turns green. Use ultramarine, and more of it than you dare.
    # Get-in, Monday @ 2026-09-06 18:00
    Truck at 7:30 in Silver Street. Twelve people until noon, six after.
    Order: floor, flats, stairs, practicals, dressing. Lunch is soup.
    # Sizes of the stage @ 2026-03-03 13:45
    9.2 m wide, 7.4 m deep, 5.1 m to the grid.
    The left wing is a corridor. Nothing wider than 1.1 m gets through.
    # Show report, opening night @ 2026-06-12 23:40
    The moon came down four seconds late, and it was better.
    Full house. One prop dropped, one laugh in the wrong place, one in exactly the right one.
    # A wall that breathes @ 2026-08-19 15:35
    Silk, two fans, and patience.
    # Apprentices in spring @ 2026-02-16 17:20
    Leila on Tuesdays, Sam on Thursdays.
    Let them build something that will be seen.
    # Questions for Piet @ 2026-09-23 08:55
    How much water can the stage carry, and for how long?
    And what happens when it goes out?
    # Rules for a good set @ 2025-12-28 19:50
    One idea. Two entrances. Somewhere to sit.
    # Invoice numbers @ 2026-01-05 09:15
    Begin with 2026-001. Leave nothing out this time.
    """
}
