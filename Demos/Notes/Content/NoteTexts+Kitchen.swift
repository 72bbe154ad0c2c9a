extension NoteTexts {
  /// The recipes and the shopping lists.
  static let kitchen = """
    # Market list for Saturday @ 2026-10-16 08:12 *
    Before ten, or the good mushrooms are gone.
    ○ 1 kg chestnut mushrooms
    ○ Two squashes, the blue ones
    ✓ Eggs from Hannah
    ○ Rye flour
    ○ Comté, a small piece
    # Squash and sage risotto @ 2026-10-14 19:40
    Roast the squash first. It takes longer than the rice.
    Serves four: 1 squash, 320 g carnaroli, a glass of white wine, 1.2 l stock, sage, butter.
    Fry the sage leaves in butter until they stop hissing, and keep the butter.
    Next time: less stock at the end.
    # Lentil soup for eight @ 2026-10-09 17:25
    500 g red lentils, 4 carrots, 2 tins of tomatoes, cumin, lemon.
    Soften the onions for a full fifteen minutes. Lemon only in the bowls, never in the pot.
    Everybody had seconds. Tom had thirds.
    # Sourdough, the short version @ 2026-09-27 21:05 *
    Feed at 9, mix at 13, fold four times, bake at 20.
    450 g strong white, 50 g rye, 375 g water, 100 g starter, 10 g salt.
    Lid on for 25 minutes at 240 °C, off for 20 at 220 °C.
    A cold night in the fridge makes it better and costs nothing.
    # Plum jam @ 2026-08-30 16:10
    2.4 kg plums, 1.6 kg sugar, one lemon. Seven jars.
    Set at 104 °C. The thermometer reads two degrees low, so stop at 102.
    # Dinner with Ada and Jonas @ 2026-10-02 12:30
    Jonas does not eat fish. Ada brings the pudding.
    Beetroot tart, green salad, the good bread. Open the red an hour before.
    # Pancakes by weight @ 2026-05-17 09:20
    125 g flour, 2 eggs, 300 ml milk, a pinch of salt.
    Rest for half an hour. The first one is for the cook.
    # Freezer, as of today @ 2026-09-20 18:45
    Four soups, two loaves, peas, one mystery.
    ○ Label the mystery
    ✓ Eat the oldest soup
    # Coffee, what works @ 2026-07-12 08:50
    16 g, 250 g of water at 94 °C, three minutes in all.
    Bloom with 40 g for 40 seconds. Two pours after that. Grinder at 18.
    # Fennel salad @ 2026-06-21 19:15
    Fennel, orange, olives, and nothing else.
    Slice it so thin that you can read through it.
    # Birthday cake for Ravi @ 2026-04-11 10:00
    Lemon, three layers, no nuts at all.
    Double the curd. Borrow the turntable from Hannah.
    # Stock, whenever there are bones @ 2026-02-08 15:30
    Cold water, slow heat, four hours, no salt.
    # A better lunch box @ 2026-01-19 20:40
    Grain, green, something sour, something that crunches.
    Barley with pickled onions was the best of the month.
    # Things that taste of October @ 2025-10-12 18:05
    Quince, walnuts, the first fire, mushrooms on toast.
    """
}
