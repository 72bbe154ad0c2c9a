import DropDemo
import SegueApp
import PushDemo
import TodayDemo

@main struct Segue: SegueApp {
  static var demos: [Demo] {
    Demo("drop", "A tear-off calendar: a sheet swings, falls, and can be caught, thrown or put back") {
      DropDemo.makeRootViewController()
    }
    Demo("push", "A list, its pages and the way back: large titles, edge swipe, toolbar") { PushDemo.makeRootViewController() }
    Demo("today", "The App Store's Today page: press, open, drag down, go back") { TodayDemo.makeRootViewController() }
  }
}
