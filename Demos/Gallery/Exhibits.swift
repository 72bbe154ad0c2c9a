import DropDemo
import PhotosDemo
import PushDemo
import SheetDemo
import TodayDemo
import UIKit

extension GalleryDemo {
  /// All demos, in the order of the cards. A demo is a line here, and one of `exhibits` in Package.swift.
  public static let exhibits: [Exhibit] = [
    Exhibit(
      "today", "Featured", "Today", "The App Store's page: press, open, drag down, go back", .card, root: TodayDemo.makeRootViewController),
    Exhibit(
      "photos", "Gestures", "Photos", "A grid to full screen, thrown away by a finger and caught again", .photos,
      root: PhotosDemo.makeRootViewController),
    Exhibit(
      "drop", "Dynamics", "Tear-off", "A calendar: a sheet swings, falls, and can be caught, thrown or put back", .drop,
      root: DropDemo.makeRootViewController),
    Exhibit(
      "sheet", "Detents", "Sheets", "Sheets over a map: heights, a drag shared with a list, sheets over sheets", .sheet,
      root: SheetDemo.makeRootViewController),
    Exhibit(
      "push", "Navigation", "Push", "A list, its pages and the way back: large titles, edge swipe, toolbar", .push,
      root: PushDemo.makeRootViewController),
  ]
}
