/// The notes about books, one for each.
enum BookNotes {
  /// The notes, newest first, in the form that ``NoteTexts/parse(_:in:)`` reads.
  static let text: String = {
    var random = SeededNumbers(seed: 32)
    var day = CalendarDay(year: 2026, month: 10, day: 11)
    return books.enumerated().map { index, book -> String in
      if index > 0 { day = day.earlier(by: 7 + random.next(below: 12)) }
      let start = "\(day) 2\(1 + random.next(below: 2)):\(10 + random.next(below: 49))"
      return "# \(book.title) @ \(start)\n\(book.author). \(book.remark)\n\(verdicts[random.next(below: verdicts.count)])"
    }.joined(separator: "\n")
  }()

  private static let verdicts = [
    "Kept.", "Read again in ten years.", "For Tom.", "Lent to Miriam, without hope.", "Underlined too much.", "For a grey week.",
    "Better aloud.",
  ]

  private static let books: [(title: String, author: String, remark: String)] = [
    ("Middlemarch", "George Eliot", "Nobody is a villain, which is the terrible thing."),
    ("The Cherry Orchard", "Anton Chekhov", "Everyone hears the axe, and orders tea."),
    ("Walden", "Henry David Thoreau", "His mother did the laundry. Still."),
    ("Persuasion", "Jane Austen", "One letter, and eight years fall off."),
    ("Moby-Dick", "Herman Melville", "A hundred pages on rope, and I wanted more."),
    ("The Time Machine", "H. G. Wells", "Shorter than I remembered, and darker."),
    ("Cranford", "Elizabeth Gaskell", "The cow in flannel. We cried."),
    ("A Doll’s House", "Henrik Ibsen", "That door. One could build a set around it."),
    ("The Odyssey", "Homer", "He is late because he likes a story."),
    ("Frankenstein", "Mary Shelley", "She was eighteen, and it rained."),
    ("Great Expectations", "Charles Dickens", "The cake on the table is the whole design."),
    ("The Tempest", "William Shakespeare", "Read it three times, drew it twice."),
    ("Jane Eyre", "Charlotte Brontë", "The attic was there from page one."),
    ("Three Men in a Boat", "Jerome K. Jerome", "The tin of pineapple, aloud, on a train."),
    ("Kidnapped", "R. L. Stevenson", "Walked over half of Scotland in an armchair."),
    ("The Woman in White", "Wilkie Collins", "Everybody writes a diary, luckily."),
    ("Dubliners", "James Joyce", "Snow falls on the last page, and on me."),
    ("Dracula", "Bram Stoker", "Timetables are the only weapon that works."),
    ("Emma", "Jane Austen", "She is wrong on every page, and I am on her side."),
    ("The Seagull", "Anton Chekhov", "The lake must be heard, never seen."),
    ("Little Women", "Louisa May Alcott", "Jo, always. Amy, now and then."),
    ("Ghosts", "Henrik Ibsen", "It rains in all three acts. Good."),
    ("Candide", "Voltaire", "A garden, in the end. I could have told him."),
    ("The Moonstone", "Wilkie Collins", "The butler has one book, and it is enough."),
    ("Silas Marner", "George Eliot", "Gold for gold."),
    ("Treasure Island", "R. L. Stevenson", "The apple barrel is the best seat in the house."),
    ("The Trial", "Franz Kafka", "Low ceilings. I know how to build that."),
    ("Uncle Vanya", "Anton Chekhov", "Work is no comfort, but it fills the stage."),
    ("Wuthering Heights", "Emily Brontë", "All weather, no umbrella."),
    ("Hamlet", "William Shakespeare", "Everyone waits behind a curtain."),
    ("Faust", "J. W. von Goethe", "He wanted a moment to stay. So do I."),
    ("Orlando", "Virginia Woolf", "The frost fair alone is worth the centuries."),
  ]
}
