import BounceDemo
import DoorDemo
import DropDemo
import FoldDemo
import PushDemo
import SegueApp
import SheetDemo
import SlideDemo
import StackDemo
import TodayDemo

@main struct Segue: SegueApp {
  static var demos: [Demo] {
    Demo("today", "The App Store's Today page: press, open, drag down, go back") { TodayDemo.makeRootViewController() }
    Demo("drop", "A tear-off calendar: a sheet swings, falls, and can be caught, thrown or put back") {
      DropDemo.makeRootViewController()
    }
    Demo("push", "A list, its pages and the way back: large titles, edge swipe, toolbar") { PushDemo.makeRootViewController() }
    Demo("slide", "A screen slides over another, from four sides: a push or a presentation") { SlideDemo.makeRootViewController() }
    Demo("bounce", "A screen arrives on a spring, and can be caught while it swings") { BounceDemo.makeRootViewController() }
    Demo("fold", "A screen folds up like a map while another unfolds") { FoldDemo.makeRootViewController() }
    Demo("door", "A screen opens like a double door, and another comes nearer") { DoorDemo.makeRootViewController() }
    Demo("stack", "A pile of records that two fingers spread out to a shelf: one collection view between two layouts") {
      StackDemo.makeRootViewController()
    }
    Demo("sheet", "Sheets over a map: heights, a drag shared with a list, sheets over sheets") { SheetDemo.makeRootViewController() }
  }
}
