import SegueApp
import TodayDemo

@main struct Segue: SegueApp {
  static var demos: [Demo] {
    Demo("today", "The App Store's Today page: press, open, drag down, go back") { TodayDemo.makeRootViewController() }
  }
}
