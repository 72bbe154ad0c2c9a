import DropDemo
import PushDemo
import SegueApp
import SheetDemo
import TabsDemo
import TodayDemo

@main struct Segue: SegueApp {
  static var demos: [Demo] {
    Demo("today", "The App Store's Today page: press, open, drag down, go back") { TodayDemo.makeRootViewController() }
    Demo("drop", "A tear-off calendar: a sheet swings, falls, and can be caught, thrown or put back") {
      DropDemo.makeRootViewController()
    }
    Demo("push", "A list, its pages and the way back: large titles, edge swipe, toolbar") { PushDemo.makeRootViewController() }
    Demo("sheet", "Sheets over a map: heights, a drag shared with a list, sheets over sheets") { SheetDemo.makeRootViewController() }
    Demo("tabs", "A year in four tabs: a finger walks from season to season, the bar's mark goes along") {
      TabsDemo.makeRootViewController()
    }
  }
}
