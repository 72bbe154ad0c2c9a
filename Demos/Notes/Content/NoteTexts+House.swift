extension NoteTexts {
  /// The notes about the house in Redcliffe and its residents.
  static let house = """
    # Before the winter @ 2026-10-15 18:05
    Gutters, boiler, the draught under the kitchen door.
    ✓ Gutters
    ○ Boiler, ring Mr Hale
    ○ Brush strip, 84 cm
    # Who to ring @ 2026-01-03 10:00 *
    Plumber: Mr Hale. Roof: the two brothers. Everything else: Dad.
    # Meter readings @ 2026-10-01 08:00
    Gas 4,218. Electricity 17,904. Water 633.
    September: gas 4,196. Electricity 17,731. Water 627.
    # Paint in the hall @ 2026-05-03 13:30
    Old White below, Pointing above, two coats each.
    The tin is in the cellar, behind the bicycle.
    # The cat @ 2026-09-18 19:10
    Half a tablet in butter. She knows, but she likes butter.
    Next visit on 12 November at 17:20. Take the small basket.
    # Presents @ 2026-10-06 21:40
    Mum: the bird book. Ravi: a day off.
    ○ Ada: bulbs in a good pot
    ○ Tom: tickets, two
    ✓ Hannah: jam
    # Shelf in the alcove @ 2026-08-02 11:45
    112.4 cm at the back, 111.8 at the front. Nothing here is square.
    Cut at 111.5 and let the paint forgive it.
    # Rent for the workshop @ 2026-09-01 09:00
    £340 until March, then they want to talk.
    # The bicycle @ 2026-06-28 15:20
    New chain at 3,000 km. The squeak is the saddle, not the wheel.
    # When we are away @ 2026-07-25 20:30
    For Hannah: the cat eats twice, and lies about it.
    Water the tomatoes, not the cactus. The key sticks: lift, then turn.
    # Sunday jobs @ 2026-03-22 10:10
    Sheets, compost, one letter by hand.
    # Sizes @ 2025-11-22 14:05
    Blind in the bedroom: 94 by 137 cm. Bulbs: E14, warm.
    # If the boiler stops @ 2025-12-06 07:20
    Black knob to the right, wait a minute, then the white one.
    # Neighbours @ 2025-09-07 18:40
    Number 9: Ewa and Karl. Number 13: the choir, Wednesdays.
    """
}
