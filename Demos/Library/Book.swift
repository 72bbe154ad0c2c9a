import Foundation

/// A book and the reader's progress in it.
struct Book: Identifiable, Sendable {
  /// The identifier, which is one unique word.
  let id: String
  let title: String
  let author: String
  let pages: Int
  let read: Int
  let cover: Cover
  /// The paragraphs about the book, of two or three sentences each.
  let blurb: [String]

  static func of(_ id: ID) -> Book? { all.first { $0.id == id } }
}

extension Book {
  /// All books of the library.
  static let all: [Book] = [
    Book(
      id: "salt", title: "The Salt Road", author: "Ines Harrow", pages: 342, read: 214, cover: Cover(.dunes, 0xE07A5F, 0x3D405B, 0xF4F1DE),
      blurb: [
        "A caravan of eleven sets out with enough water for nine. Nobody says so; everybody counts.",
        "Harrow walked the whole way herself, twice, the second time with a notebook. It shows in the knees of every sentence.",
      ]),
    Book(
      id: "tide", title: "Low Tide, High Street", author: "Owen Pascoe", pages: 268, read: 41,
      cover: Cover(.waves, 0x1D7874, 0x071E22, 0xF4C095),
      blurb: [
        "Once a year the sea leaves the harbour town of Merrin for a day, and the shops move out after it.",
        "A comedy of tents, rents and weather, told by the only policeman who owns boots.",
      ]),
    Book(
      id: "clock", title: "A Clock for Birds", author: "Leonie Abt", pages: 190, read: 188,
      cover: Cover(.sun, 0xF2CC8F, 0x81B29A, 0x3D405B),
      blurb: [
        "Which bird sings first, and why is it never late? Twenty-four chapters, one for each hour, to be read at that hour.",
        "The chapter for four in the morning is two pages long and worth getting up for.",
      ]),
    Book(
      id: "north", title: "North of Anything", author: "Sami Lund", pages: 411, read: 120,
      cover: Cover(.peaks, 0x5C80BC, 0x1B2A49, 0xE8EEF2),
      blurb: [
        "Two sisters keep a weather station that has lost its radio, and then its reason.",
        "Lund writes about cold as others write about love: with patience, and from a great distance.",
      ]),
    Book(
      id: "moths", title: "Moths at the Opera", author: "Carlotta Venn", pages: 223, read: 9,
      cover: Cover(.moon, 0x6D597A, 0x231942, 0xFFD6A5),
      blurb: [
        "The lights of the Teatro Grande draw more than an audience. A novel in three acts and one long interval.",
        "The villain is a chandelier.",
      ]),
    Book(
      id: "bread", title: "The Patient Loaf", author: "Tomas Reuter", pages: 156, read: 77,
      cover: Cover(.rings, 0xC08552, 0x5E3023, 0xF3E9DC),
      blurb: [
        "Forty recipes, each of which begins a day earlier than you would like.",
        "Not a cookery book so much as a defence of waiting, with crusts.",
      ]),
    Book(
      id: "letters", title: "Letters to a Lighthouse", author: "Anouk Devereux", pages: 204, read: 60,
      cover: Cover(.beam, 0xBC4749, 0x1F2041, 0xF2E8CF),
      blurb: [
        "A keeper answers the mail of those who write to the light. Some of them believe that it is listening.",
        "Every letter is one page, as the rules of the service demanded.",
      ]),
    Book(
      id: "garden", title: "Walls Have Ivy", author: "Gwen Oduya", pages: 298, read: 150,
      cover: Cover(.leaves, 0x6A994E, 0x386641, 0xF2E8CF),
      blurb: [
        "An inspector of old houses finds that the plants know more than the owners, and testify.",
        "The first case of three. The second has roses.",
      ]),
    Book(
      id: "maps", title: "Maps of Small Places", author: "Idris Cole", pages: 132, read: 30,
      cover: Cover(.paths, 0xE9C46A, 0x264653, 0xE76F51),
      blurb: [
        "A kitchen drawer, a bus stop, the underside of a bridge: drawn to scale, with legends.",
        "You will not find your way with it. You will want to stay.",
      ]),
    Book(
      id: "ferry", title: "The Eleventh Ferry", author: "Ruth Calloway", pages: 377, read: 377,
      cover: Cover(.waves, 0x457B9D, 0x1D3557, 0xF1FAEE),
      blurb: ["Ten boats leave on time. The eleventh leaves when everybody is aboard, and has not left yet."]),
    Book(
      id: "stars", title: "Stars by Telephone", author: "Hugo Lindqvist", pages: 251, read: 251,
      cover: Cover(.moon, 0x2B2D42, 0x0B0C1A, 0xEDF2F4),
      blurb: ["An astronomer who cannot see describes the sky to callers, from memory, and is never wrong by more than a minute."]),
    Book(
      id: "hill", title: "Everyone's Hill", author: "Mabel Achterberg", pages: 188, read: 188,
      cover: Cover(.dunes, 0x84A59D, 0x52796F, 0xF6BD60),
      blurb: ["The village owns one hill, and four hundred opinions of it."]),
  ]
}
