import AlongsideDemo
import BounceDemo
import DoorDemo
import DropDemo
import FoldDemo
import LibraryDemo
import NotesDemo
import PhotosDemo
import PinchPopDemo
import PushDemo
import SettingsDemo
import SheetDemo
import SlideDemo
import StackDemo
import StressDemo
import TabsDemo
import TodayDemo
import TodaySlidesDemo
import UIKit

extension GalleryDemo {
  /// All demos, in the order of the cards. A demo is a line here, and one of `exhibits` in Package.swift.
  public static let exhibits: [GalleryEntry] = [
    GalleryEntry(
      "today", "Featured", "Today", "The App Store's page: press, open, drag down, go back", .card, root: TodayDemo.makeRootViewController),
    GalleryEntry(
      "photos", "Gestures", "Photos", "A grid to full screen, thrown away by a finger and caught again", .photos,
      root: PhotosDemo.makeRootViewController),
    GalleryEntry(
      "drop", "Dynamics", "Tear-off", "A calendar: a sheet swings, falls, and can be caught, thrown or put back", .drop,
      root: DropDemo.makeRootViewController),
    GalleryEntry(
      "sheet", "Detents", "Sheets", "Sheets over a map: heights, a drag shared with a list, sheets over sheets", .sheet,
      root: SheetDemo.makeRootViewController),
    GalleryEntry(
      "push", "Navigation", "Push", "A list, its pages and the way back: large titles, edge swipe, toolbar", .push,
      root: PushDemo.makeRootViewController),
    GalleryEntry(
      "settings", "Tables", "Settings", "Switches, fields and lists; by day, by night, with text of any size", .settings,
      root: SettingsDemo.makeRootViewController),
    GalleryEntry(
      "notes", "A whole app", "Notes", "Two hundred notes: swipes, a search, folders, and pages to write on", .notes,
      root: NotesDemo.makeRootViewController),
    GalleryEntry(
      "slide", "Four directions", "Slide", "A screen slides over another: a push, a presentation or a change of tabs", .slide,
      root: SlideDemo.makeRootViewController),
    GalleryEntry(
      "bounce", "Springs", "Bounce", "A screen arrives on a spring, and can be caught while it swings", .bounce,
      root: BounceDemo.makeRootViewController),
    GalleryEntry(
      "fold", "Keyframes", "Fold", "A screen folds up like a map while another unfolds", .fold, root: FoldDemo.makeRootViewController),
    GalleryEntry(
      "door", "Snapshots", "Door", "A screen opens like a double door, and another comes nearer", .door,
      root: DoorDemo.makeRootViewController),
    GalleryEntry(
      "stack", "Layouts", "Stack", "A pile of records that two fingers spread out to a shelf, between two layouts", .stack,
      root: StackDemo.makeRootViewController),
    GalleryEntry(
      "pinch-pop", "Two fingers", "Pinch to Pop", "From an ocean into a drop of honey; two fingers lead out", .pinch,
      root: PinchPopDemo.makeRootViewController),
    GalleryEntry(
      "alongside", "Coordination", "Alongside", "A climb: a colour, a bar and a counter go along with each page", .alongside,
      root: AlongsideDemo.makeRootViewController),
    GalleryEntry(
      "tabs", "Tab bars", "Seasons", "A year in four tabs: a finger walks from season to season", .tabs,
      root: TabsDemo.makeRootViewController),
    GalleryEntry(
      "library", "Tables", "Library", "Books grow out of their rows, and rows come and go while they are open", .library,
      root: LibraryDemo.makeRootViewController),
    GalleryEntry(
      "stress", "Changes", "Stress", "Cards that shuffle, come and go by themselves while one of them is open", .stress,
      root: StressDemo.makeRootViewController),
    GalleryEntry(
      "today-slides", "Looking back", "The Slides", "Today as the talk's slides built it: its motion, written out by the app", .slides,
      root: TodaySlidesDemo.makeRootViewController),
  ]
}
