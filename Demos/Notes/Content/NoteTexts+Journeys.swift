extension NoteTexts {
  /// The notes about trains, boats and packing.
  static let journeys = """
    # Lisbon by train @ 2026-10-11 20:10 *
    Four trains, three nights, no airport.
    Bristol to Paris in a day. The night in Hendaye is worth it for the sea at breakfast.
    ○ Seats from Irun, as soon as they open
    ○ The small suitcase only
    ✓ Ask Nuno for his sofa
    # What to take to the islands @ 2026-07-28 18:30
    One bag, two jumpers, the good boots.
    ✓ Head torch
    ✓ Oatcakes
    ✓ A book that can get wet
    # Ferry times @ 2026-07-30 07:45
    Out 9:40, back 16:15, never on Sundays.
    # Three days in Ghent @ 2026-04-04 21:00
    Go up the belfry first, then get lost.
    The altarpiece before nine. Waffles after. The bicycle from the shop behind the station.
    # Night train, lessons @ 2026-04-07 10:25
    Upper berth, earplugs, and get up before the others.
    # Walk from Bath to Bristol @ 2026-09-13 17:55
    26 km along the river, five and a half hours with tea.
    The Jolly Sailor at Saltford has the better tea. The last hour is all wind.
    # Camping on the Gower @ 2026-08-09 22:10
    Pitch high, the field floods on the left.
    # Passport @ 2026-01-12 12:40
    Runs out on 3 March 2027. Renew in December.
    # Words in Portuguese @ 2026-10-04 19:20
    Bom dia. Uma bica. Onde fica a estação?
    A conta, por favor. Nuno says that I sound like a radio.
    # A day in Cardiff @ 2026-05-30 16:35
    The museum is free, and the upper floor is empty.
    # Winter in Orkney, maybe @ 2025-12-14 20:50
    Six hours of light. Book the room with the window.
    # Lost and found @ 2026-03-15 11:10
    The blue umbrella is at Temple Meads, number 4417.
    # Rooms with a view @ 2026-02-01 21:15
    Hendaye, room 12. Oban, the attic. Ghent, any on the canal.
    # Packing, the last hour @ 2025-07-19 22:30
    Take out a third. Put the book back in.
    """
}
