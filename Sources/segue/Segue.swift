import SegueApp
import PushDemo
import TodayDemo

@main struct Segue: SegueApp {
  static var demos: [Demo] {
    Demo("today", "The App Store's Today page: press, open, drag down, go back", scripts: [TodayDemo.touchScripts]) {
      TodayDemo.makeRootViewController()
    }
    Demo("push", "A list, its pages and the way back: large titles, edge swipe, toolbar", scripts: [PushDemo.touchScripts]) {
      PushDemo.makeRootViewController()
    }
  }
}
