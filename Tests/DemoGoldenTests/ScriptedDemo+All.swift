import AlongsideDemo
import BounceDemo
import DoorDemo
import DropDemo
import FoldDemo
import Foundation
import GalleryDemo
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

extension ScriptedDemo {
  /// The gallery and all that it lists. A script is a word here, with what is seen at its end.
  static let known = [
    today, gallery, photos, drop, sheet, push, settings, notes, slide, bounce, fold, door, stack, pinchPop, alongside, tabs, library,
    stress, todaySlides,
  ]

  /// Those that are tested: all, or with `SEGUE_DEMO` one alone.
  static let all = known.filter { demo in ProcessInfo.processInfo.environment["SEGUE_DEMO"].map { $0 == demo.name } ?? true }

  static let today = ScriptedDemo(
    "today", TodayDemo.touchScripts, pages: ["today", "detail"],
    ends: [
      ("open", ["today", "detail"]), ("five-phases", ["today"]), ("button", ["today"]), ("cancelled", ["today", "detail"]),
      ("interrupted", ["today", "detail"]), ("apps", ["today"]), ("moving", ["today"]), ("series", ["today"]), ("ipad", ["today"]),
      ("interrupted-by-rotation", ["today"]), ("interrupted-by-dark", ["today", "detail"]), ("interrupted-by-text-size", ["today"]),
      ("interrupted-by-background", ["today"]), ("film", ["today"]), ("film-cancelled", ["today", "detail"]),
      ("film-interrupted", ["today", "detail"]),
    ], makeRoot: { TodayDemo.makeRootViewController() })

  static let library = ScriptedDemo(
    "library", LibraryDemo.touchScripts, pages: ["library.reading", "library.finished", "library.page"],
    ends: [
      ("finished", ["library.reading"]), ("cancelled", ["library.reading", "library.page"]), ("returned", ["library.reading"]),
      ("finished-while-open", ["library.finished"]), ("swiped", ["library.reading"]), ("interrupted", ["library.reading", "library.page"]),
      ("interrupted-by-rotation", ["library.reading"]), ("interrupted-by-dark", ["library.reading"]),
      ("interrupted-by-text-size", ["library.reading"]), ("interrupted-by-background", ["library.reading"]),
    ], makeRoot: { LibraryDemo.makeRootViewController() })

  static let stress = ScriptedDemo(
    "stress", StressDemo.touchScripts, pages: ["stress", "stress.page"],
    ends: [
      ("finished", ["stress"]), ("cancelled", ["stress", "stress.page"]), ("interrupted", ["stress", "stress.page"]),
      ("interrupted-by-rotation", ["stress"]), ("interrupted-by-dark", ["stress"]), ("interrupted-by-text-size", ["stress"]),
      ("interrupted-by-background", ["stress"]),
    ], makeRoot: { StressDemo.makeRootViewController() })

  static let todaySlides = ScriptedDemo(
    "today-slides", TodaySlidesDemo.touchScripts, pages: ["today", "detail"],
    ends: [
      ("five-phases", ["today"]), ("press-and-scroll", ["today"]), ("open", ["today", "detail"]), ("open-and-scroll", ["today", "detail"]),
      ("drag-down-and-dismiss", ["today"]), ("drag-down-and-back", ["today", "detail"]), ("quick-flick", ["today"]),
      ("edge-pan", ["today"]), ("edge-pan-cancelled", ["today", "detail"]), ("second-finger", ["today", "detail"]),
      ("tap-during-transition", ["today", "detail"]), ("interrupted-by-background", ["today", "detail"]),
      ("interrupted-by-dark", ["today", "detail"]), ("interrupted-by-text-size", ["today", "detail"]),
      ("interrupted-by-rotation", ["today"]),
    ],
    makeRoot: { TodaySlidesDemo.makeRootViewController() })

  static let gallery = ScriptedDemo(
    "gallery", GalleryDemo.touchScripts, pages: ["gallery", "gallery.page", "backdrop"],
    ends: [
      ("finished", ["gallery"]), ("cancelled", ["gallery", "gallery.page", "backdrop"]), ("interrupted", ["gallery"]),
      ("visit", ["gallery"]),
      ("scroll", ["gallery"]), ("interrupted-by-dark", ["gallery"]), ("interrupted-by-rotation", ["gallery", "gallery.page", "backdrop"]),
    ], makeRoot: { GalleryDemo.makeRootViewController() })

  static let photos = ScriptedDemo(
    "photos", PhotosDemo.touchScripts, pages: ["photos", "photos.page"],
    ends: [
      ("finished", ["photos"]), ("cancelled", ["photos", "photos.page"]), ("interrupted", ["photos", "photos.page"]),
      ("button", ["photos"]), ("interrupted-by-rotation", ["photos", "photos.page"]),
      ("interrupted-by-background", ["photos", "photos.page"]),
    ], makeRoot: { PhotosDemo.makeRootViewController() })

  static let drop = ScriptedDemo(
    "drop", DropDemo.touchScripts, linger: 1.6, pages: (0..<3).map { "drop.page.\($0)" } + ["drop.sheet"],
    ends: [
      ("finished", ["drop.page.1"]), ("there-and-back", ["drop.page.0"]), ("caught-and-put-back", ["drop.page.0"]),
      ("thrown", ["drop.page.1"]), ("caught-twice", ["drop.page.1"]),
      ("interrupted-by-rotation", ["drop.page.0"]), ("interrupted-by-background", ["drop.page.0"]),
    ], makeRoot: { DropDemo.makeRootViewController() })

  static let sheet = ScriptedDemo(
    "sheet", SheetDemo.touchScripts, pages: ["sheet.map", "sheet.walks", "sheet.walk"],
    ends: [
      ("finished", ["sheet.map"]), ("cancelled", ["sheet.map", "sheet.walks"]), ("interrupted", ["sheet.map", "sheet.walks"]),
      ("hand-over", ["sheet.map", "sheet.walks"]), ("over", ["sheet.map", "sheet.walks"]),
      ("interrupted-by-dark", ["sheet.map", "sheet.walks"]), ("interrupted-by-text-size", ["sheet.map"]),
      ("interrupted-by-rotation", ["sheet.map", "sheet.walks"]),
    ], makeRoot: { SheetDemo.makeRootViewController() })

  static let push = ScriptedDemo(
    "push", PushDemo.touchScripts, pages: ["teas", "tea", "brew"],
    ends: [
      ("finished", ["teas"]), ("cancelled", ["tea"]), ("interrupted", ["teas"]), ("large-title", ["teas"]), ("toolbar", ["tea"]),
      ("interrupted-by-background", ["tea"]), ("interrupted-by-rotation", ["tea"]), ("interrupted-by-dark", ["teas"]),
    ], makeRoot: { PushDemo.makeRootViewController() })

  static let settings = ScriptedDemo(
    "settings", SettingsDemo.touchScripts,
    pages: ["home", "profile", "appearance", "text", "wireless", "sounds", "notices", "languages", "about"].map { "settings.\($0)" },
    ends: [
      ("finished", ["settings.home"]), ("cancelled", ["settings.sounds"]), ("typed", ["settings.home"]), ("swiped", ["settings.notices"]),
      ("edited", ["settings.languages"]), ("interrupted-by-dark", ["settings.appearance"]), ("interrupted-by-text-size", ["settings.home"]),
      ("interrupted-by-rotation", ["settings.home"]), ("interrupted-by-a-call", ["settings.home"]),
    ], makeRoot: { SettingsDemo.makeRootViewController() })

  static let notes = ScriptedDemo(
    "notes", NotesDemo.touchScripts,
    pages: ["list", "page", "folders", "form", "settings", "preview"].map { "notes.\($0)" },
    ends: [
      ("finished", ["notes.list"]), ("cancelled", ["notes.page"]), ("interrupted", ["notes.list"]), ("searched", ["notes.list"]),
      ("written", ["notes.list"]), ("folder", ["notes.folders"]), ("interrupted-by-rotation", ["notes.list"]),
      ("interrupted-by-dark", ["notes.list"]), ("interrupted-by-text-size", ["notes.list"]),
      ("interrupted-by-background", ["notes.list"]),
    ], makeRoot: { NotesDemo.makeRootViewController() })

  static let slide = playbill("slide", SlideDemo.touchScripts) { SlideDemo.makeRootViewController() }
  static let bounce = playbill("bounce", BounceDemo.touchScripts) { BounceDemo.makeRootViewController() }
  static let fold = playbill("fold", FoldDemo.touchScripts) { FoldDemo.makeRootViewController() }
  static let door = playbill("door", DoorDemo.touchScripts) { DoorDemo.makeRootViewController() }

  static let stack = ScriptedDemo(
    "stack", StackDemo.touchScripts, pages: ["stack.collection"],
    ends: ["finished", "cancelled", "interrupted", "pushed", "interrupted-by-rotation", "interrupted-by-text-size"].map {
      ($0, ["stack.collection"])
    },
    makeRoot: { StackDemo.makeRootViewController() })

  static let pinchPop = ScriptedDemo(
    "pinch-pop", PinchPopDemo.touchScripts, linger: 1.2, pages: (0..<5).map { "pinch.level.\($0)" },
    ends: [
      ("finished", ["pinch.level.0"]), ("cancelled", ["pinch.level.1"]), ("interrupted", ["pinch.level.0"]),
      ("interrupted-by-background", ["pinch.level.0"]), ("interrupted-by-rotation", ["pinch.level.1"]),
    ],
    makeRoot: { PinchPopDemo.makeRootViewController() })

  static let alongside = ScriptedDemo(
    "alongside", AlongsideDemo.touchScripts, linger: 1.2, pages: (0..<5).map { "alongside.station.\($0)" },
    ends: [
      ("finished", ["alongside.station.1"]), ("cancelled", ["alongside.station.1"]), ("interrupted", ["alongside.station.0"]),
      ("interrupted-by-text-size", ["alongside.station.2"]), ("interrupted-by-rotation", ["alongside.station.1"]),
    ],
    makeRoot: { AlongsideDemo.makeRootViewController() })

  static let tabs = ScriptedDemo(
    "tabs", TabsDemo.touchScripts, pages: (0..<4).map { "season.\($0)" },
    ends: [
      ("finished", ["season.2"]), ("cancelled", ["season.0"]), ("interrupted", ["season.1"]), ("taps", ["season.3"]),
      ("interrupted-by-background", ["season.3"]), ("interrupted-by-rotation", ["season.2"]), ("interrupted-by-text-size", ["season.3"]),
    ],
    makeRoot: { TabsDemo.makeRootViewController() })

  private static func playbill(
    _ name: String, _ touchScripts: @autoclosure @escaping @Sendable () -> URL,
    _ makeRoot: @escaping @MainActor @Sendable () -> UIViewController
  ) -> ScriptedDemo {
    ScriptedDemo(
      name, touchScripts(), linger: 1.2, pages: ["\(name).setup", "\(name).poster"],
      ends: [
        ("finished", ["\(name).setup"]), ("cancelled", ["\(name).poster"]), ("interrupted", ["\(name).poster"]),
        ("presented", ["\(name).setup"]), ("tab", ["\(name).setup"]),
        ("interrupted-by-rotation", ["\(name).setup"]), ("interrupted-by-background", ["\(name).poster"]),
        ("interrupted-by-text-size", ["\(name).setup"]),
      ], makeRoot: makeRoot)
  }
}
