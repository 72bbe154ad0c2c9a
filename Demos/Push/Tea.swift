import UIKit

/// The content of one row of the list.
struct Tea {
  let name: String
  let origin: String
  /// The colour of the infusion, in light and in dark mode.
  let color: UIColor
  let minutes: Int
  let degrees: Int
  let words: String

  @MainActor static let all: [Tea] = [
    Tea(
      "Sencha", "Shizuoka", 0x9BB84B, 2, 75,
      "Steamed, rolled and dried the day it was picked. Grass after rain, a little sweetness, a little salt."),
    Tea(
      "Gyokuro", "Uji", 0x6E9A3C, 2, 55,
      "Three weeks under straw before the harvest. Brewed almost cold, it tastes of broth and of young peas."),
    Tea("Longjing", "Hangzhou", 0xC3C45A, 3, 80, "Pressed flat by hand in a hot pan. Chestnut first, then a cool, clean end."),
    Tea("White Peony", "Fuding", 0xE3CF9A, 4, 80, "Withered in the sun and nothing more. Melon, hay, the inside of a linen drawer."),
    Tea("Tieguanyin", "Anxi", 0xD9B44A, 3, 90, "Half way between green and black. Orchid in the first cup, butter in the third."),
    Tea("Dong Ding", "Nantou", 0xCF9B3F, 3, 92, "From a mountain that is mostly fog. Roasted lightly, so that the flowers stay."),
    Tea("Da Hong Pao", "Wuyi", 0xA8592A, 3, 95, "Grown between rocks and roasted over charcoal for a night. Stone, cocoa, smoke."),
    Tea("Darjeeling", "Kurseong", 0xC98B3A, 3, 90, "First flush: the buds of March. Muscat and green almond, gone within the minute."),
    Tea("Assam", "Jorhat", 0x8A3B1E, 4, 98, "The strength in every breakfast blend. Malt, and a colour like old brass."),
    Tea("Keemun", "Qimen", 0x7C2F1D, 4, 95, "Made slowly, which is the whole secret. Cocoa, pine and a trace of rose."),
    Tea("Lapsang", "Tongmu", 0x6B3A24, 4, 98, "Dried over burning pine. A campfire the morning after."),
    Tea("Pu-erh", "Yunnan", 0x4A2318, 5, 100, "Pressed into cakes and forgotten for years. Forest floor, dates, patience."),
    Tea("Hojicha", "Kyoto", 0x9A5B32, 1, 98, "Green tea, roasted until it is brown. Toast and caramel, and fit for the evening."),
    Tea("Genmaicha", "Kanazawa", 0xB9A24E, 2, 85, "With rice that has burst in the heat. It was a poor man's tea once."),
  ]

  private init(_ name: String, _ origin: String, _ color: Int, _ minutes: Int, _ degrees: Int, _ words: String) {
    (self.name, self.origin, self.minutes, self.degrees, self.words) = (name, origin, minutes, degrees, words)
    self.color = UIColor(
      red: CGFloat(color >> 16 & 255) / 255, green: CGFloat(color >> 8 & 255) / 255, blue: CGFloat(color & 255) / 255, alpha: 1)
  }
}
