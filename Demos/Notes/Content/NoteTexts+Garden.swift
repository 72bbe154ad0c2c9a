extension NoteTexts {
  /// The notes about plot 14 of the allotments.
  static let garden = """
    # Plot 14, what goes where next year @ 2026-10-15 20:20 *
    Move the beans. Nothing from the onion family in bed two.
    Bed one: potatoes, then winter salad.
    Bed two: peas and beans along the north side, so that they shade nothing.
    Bed three: squashes, and let them run over the path.
    Bed four: rest, with green manure.
    # Garlic to plant @ 2026-10-10 11:00
    Two kinds this year: Solent Wight and Carcassonne.
    ✓ Clear bed four
    ○ Compost, two barrows
    ○ Plant before the 25th
    # Seeds to order @ 2026-09-29 21:30
    Broad beans, chard, the yellow tomato that nobody believes.
    ○ Aquadulce Claudia
    ○ Bright Lights
    ○ Golden Sunrise
    ✓ Sweet peas, saved from this year
    # How to prune the currants @ 2026-02-21 14:15
    A third of the oldest wood, right at the ground.
    Red currants fruit on old wood, black ones on young. Never the other way round.
    # Rota for the water tank @ 2026-06-02 19:00
    Mondays and Fridays until the end of August.
    Key under the third slab. Fill to the red line and no further.
    # Slugs @ 2026-05-24 07:10
    Beer works. So does going out at ten with a torch.
    Forty-one in one night. I have stopped being sorry.
    # The shed @ 2026-03-29 16:40
    New felt, two sheets of glass, a hinge.
    Measured: 1.83 by 1.22 m. The door opens outwards and always will.
    # Advice from Mr Okoro @ 2026-04-18 12:25
    Plant potatoes when the soil is warm enough to sit on.
    He has had his plot for thirty-eight years. He did not say how one tests it.
    # Frost dates @ 2025-11-03 18:30
    Last frost 24 April, first one 2 November.
    # What I would tell a beginner @ 2025-08-17 20:15
    Start with half of it, and cover the other half.
    """
}
