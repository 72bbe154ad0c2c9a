import UIKit

extension Story {
  /// The stories of the page, from the top.
  package static let all: [Story] = [
    Story(
      kicker: "WORLD PREMIERE", title: "The Last\nQuiet Ridge", summary: "A walking game with no map, no score and a very good night sky.",
      artwork: .duskMountains, ink: .white, article: walking),
    Story(
      kicker: "GAME OF THE DAY", title: "Deep Makes\na Splash", summary: "The ocean is a big place. This week it grew by one whale.",
      artwork: .whale, ink: .white, article: ocean),
    Story(
      kicker: "OUR FAVOURITES", title: "Towns That\nGrow Alone", summary: "Five small worlds for the train ride home.",
      artwork: .sunsetCity, ink: .white, article: cities),
    Story(
      kicker: "THE BASICS", title: "Draw What\nYou Eat", summary: "Still lifes for people who have never held a brush.",
      artwork: .boldFruit, ink: UIColor(red: 0.20, green: 0.09, blue: 0.06, alpha: 1), article: drawing),
    Story(
      kicker: "BEHIND THE SCENES", title: "How to Land\non a Ring", summary: "Two brothers, one physics engine, four thousand moons.",
      artwork: .ringedPlanet, ink: .white, article: planets),
    Story(
      kicker: "MEET THE MAKER", title: "A Forest\nCut from Paper", summary: "Every leaf was cut by hand, then taught to move.",
      artwork: .paperForest, ink: .white, article: forest),
  ]

  private static let walking: [Paragraph] = [
    Paragraph(
      lead: "There is nothing to win here.",
      text:
        "You start at the foot of a mountain with a thermos and a folding chair. The path goes up. If you follow it you see the valley; "
        + "if you do not, you see something else. The game keeps no count of either."),
    Paragraph(
      lead: "The light does the storytelling.",
      text:
        "Dusk lasts as long as you keep walking. Stop, and the stars come out one after the other, in their true places for the latitude "
        + "and the date of your phone. Sit down, and the camera sits down too."),
    Paragraph(
      lead: "Made by four people in a hut.",
      text:
        "The studio spent two winters recording snow. There are forty kinds of it in the game, and each is quiet in its own way: the kind "
        + "that squeaks, the kind that sighs, and the kind that has been waiting all day for a boot."),
    Paragraph(
      lead: "When to play.",
      text: "Late, with headphones, in one sitting. The way down is shorter than the way up, and the last hundred steps are the best of "
        + "the year so far."),
  ]
  private static let ocean: [Paragraph] = [
    Paragraph(
      lead: "A whale arrived on Tuesday.",
      text:
        "Nobody announced it. Players who had charted the northern trench for months heard a sound that was in no list, followed it, and "
        + "found an animal the size of a village swimming in slow circles around a wreck."),
    Paragraph(
      lead: "It remembers you.",
      text:
        "Come too close, too often, and it leaves for a week. Keep your distance and it will surface beside your boat, look at you with "
        + "one enormous eye, and go back to whatever whales do when nobody is writing it down."),
    Paragraph(
      lead: "The sea itself is new.",
      text: "Waves are now computed from the wind three days back, as real ones are. Storms have a memory. So do harbours: the water there "
        + "stays restless long after the sky has cleared."),
    Paragraph(
      lead: "A tip for beginners.",
      text:
        "Turn the sonar off. The ocean is full of things that can be heard perfectly well without it, and most of them would rather not "
        + "be shouted at."),
  ]
  private static let cities: [Paragraph] = [
    Paragraph(
      lead: "You place the first house.",
      text:
        "After that the town has ideas of its own. Streets look for the river, bakeries look for the streets, and by the third evening there "
        + "is a tram that you are quite sure you did not build."),
    Paragraph(
      lead: "Small rules, large places.",
      text: "Each of the five games in this collection runs on fewer than a dozen rules. None of them explains itself. You find out by "
        + "putting a fountain where no fountain should be, and watching who comes."),
    Paragraph(
      lead: "They end well.",
      text: "A round takes about as long as a commute. When the sun goes down the lights come on, window by window, and the city is "
        + "saved to a shelf where you can look at it and do nothing at all."),
    Paragraph(
      lead: "Our pick.",
      text: "Start with the harbour. It has the best weather, the worst traffic, and an old crane that insists on being the tallest thing "
        + "in town."),
  ]
  private static let drawing: [Paragraph] = [
    Paragraph(
      lead: "Begin with an orange.",
      text: "An orange is a circle, a shadow and a small dot of light. If you can make those three marks, you have drawn an orange, and "
        + "most of the fruit bowl is an orange that somebody has pulled, pushed or cut in half."),
    Paragraph(
      lead: "Use fewer colours.",
      text: "The lessons give you five. By the second week you will want six; by the fourth you will be using three. Limits are not a "
        + "punishment here, they are the fastest way to a picture that holds together."),
    Paragraph(
      lead: "Look longer than you draw.",
      text: "Each lesson opens with a minute in which the brush does not work. It feels endless. It is also the minute in which you notice "
        + "that the shadow of a lemon is not gray at all."),
    Paragraph(
      lead: "Then eat it.",
      text: "The app will not let you draw the same fruit twice. Supper is part of the course."),
  ]
  private static let planets: [Paragraph] = [
    Paragraph(
      lead: "The bug was beautiful.",
      text:
        "In the first build every moon fell through the ring and came out the other side, slightly faster. The brothers left it running "
        + "overnight. In the morning they had a galaxy, and a game."),
    Paragraph(
      lead: "Everything pulls on everything.",
      text:
        "Four thousand bodies, each with a weight, none of them faked. On a phone that should not be possible; the trick is that nobody "
        + "minds if a pebble behind the planet is a few metres off."),
    Paragraph(
      lead: "Landing is the hard part.",
      text:
        "A ring is not a floor. It is a crowd of ice, all of it in a hurry, and you are asked to match its pace and set down a ship the "
        + "size of a bus. The first attempt will be short. The fiftieth is a kind of dance."),
    Paragraph(
      lead: "What comes next.",
      text: "Comets, say the brothers, and then a long holiday somewhere flat."),
  ]
  private static let forest: [Paragraph] = [
    Paragraph(
      lead: "It began with a greeting card.",
      text: "She cut a fir, then another behind it, and held them to the lamp. The gap between the two sheets was perhaps a millimetre. "
        + "It looked like a mile."),
    Paragraph(
      lead: "Eleven layers of paper.",
      text:
        "Every scene in the game is a stack of real sheets, photographed one by one and set moving at different speeds. Where the paper "
        + "curls, it curls. The glue is visible if you know where to look."),
    Paragraph(
      lead: "The deer was the hardest.",
      text: "Forty joints, each a tiny paper rivet. It walks as real deer walk, which is to say as though the ground might at any moment "
        + "turn out to be a bad idea."),
    Paragraph(
      lead: "Bring a child.",
      text: "Or bring nobody. The forest is small, and it takes about an hour to see all of it, and then you will want to see it again "
        + "with the lamp on the other side."),
  ]
}
