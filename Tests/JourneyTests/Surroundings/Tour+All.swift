import Testing
import UIKit

extension Tour {
  /// One for each demo, with five looks unless it says otherwise.
  static let all =
    [today, todaySlides, library, stress, gallery, photos, drop, sheet, push, settings, notes, stack, pinchPop, alongside, tabs]
    + ["slide", "bounce", "fold", "door"].map(playbill)

  static let today = cards("today")
  static let todaySlides = cards("today-slides")

  private static func cards(_ name: String) -> Tour {
    Tour(name) { tourist in
      try tourist.stop()
      try tourist.tap("today.card.0")
      tourist.look(after: 0.25)
      try tourist.stop()
      let finger = tourist.pull(from: CGPoint(x: tourist.size.width / 2, y: tourist.size.height * 0.3), down: 150)
      tourist.look()
      finger.move(by: CGVector(dx: 0, dy: 150), duration: 0.1)
      finger.lift()
      try tourist.app.settle()
      tourist.app.flick(from: CGPoint(x: tourist.size.width / 2, y: tourist.size.height * 0.7), by: CGVector(dx: 0, dy: -160))
      try tourist.stop()
    }
  }

  static let library = Tour("library", looks: 6) { tourist in
    try tourist.stop()
    try tourist.tap("library.cover.tide")
    tourist.look(after: 0.25)
    try tourist.stop()
    try tourist.scroll(to: "library.move")
    try tourist.tap("library.move")
    try tourist.app.settle()
    try tourist.scroll(to: "library.return")
    try tourist.stop()
    try tourist.tap("library.return")
    tourist.look(after: 0.25)
    try tourist.stop()
  }

  static let stress = Tour("stress", looks: 6) { tourist in
    try tourist.stop()
    try tourist.tap("stress.card.1")
    tourist.look(after: 0.25)
    try tourist.stop()
    let finger = tourist.pull(from: CGPoint(x: tourist.size.width / 2, y: tourist.size.height * 0.3), down: 150)
    tourist.look()
    finger.move(by: CGVector(dx: 0, dy: 150), duration: 0.1)
    finger.lift()
    tourist.look(after: 0.2)
    try tourist.stop()
  }

  static let gallery = Tour("gallery") { tourist in
    try tourist.stop()
    try tourist.tap("gallery.card.today")
    tourist.look(after: 0.3)
    try tourist.stop()
    try tourist.tap("gallery.close")
    tourist.look(after: 0.25)
    try tourist.app.settle()
    tourist.app.flick(from: CGPoint(x: tourist.size.width / 2, y: tourist.size.height * 0.8), by: CGVector(dx: 0, dy: -200))
    try tourist.stop()
  }

  static let photos = Tour("photos") { tourist in
    try tourist.stop()
    try tourist.tap("photos.cell.1")
    tourist.look(after: 0.15)
    try tourist.stop()
    let finger = tourist.pull(from: CGPoint(x: tourist.size.width / 2, y: tourist.size.height * 0.5), down: 120)
    tourist.look()
    finger.lift()
    try tourist.stop()
  }

  static let drop = Tour("drop") { tourist in
    try tourist.stop()
    try tourist.tap("drop.options")
    try tourist.stop()
    tourist.app.tap(CGPoint(x: tourist.size.width / 2, y: 30))
    try tourist.app.settle()
    try tourist.tap("drop.tear")
    tourist.look(after: 0.3)
    tourist.look(after: 0.25)
    try tourist.stop()
  }

  static let sheet = Tour("sheet") { tourist in
    try tourist.stop()
    try tourist.tap("sheet.open")
    tourist.look(after: 0.15)
    try tourist.stop()
    try tourist.tap("sheet.row.0")
    try tourist.stop()
    try tourist.tap("sheet.start")
    try tourist.stop()
  }

  static let push = Tour("push") { tourist in
    try tourist.stop()
    try tourist.tap("tea.1")
    tourist.look(after: 0.2)
    try tourist.stop()
    let finger = tourist.pullFromEdge(by: 0.5)
    tourist.look()
    finger.move(by: CGVector(dx: 0, dy: 1), duration: 0.2)
    finger.cancel()
    try tourist.app.settle()
    try tourist.tap(labelled: "Brew")
    try tourist.stop()
  }

  static let settings = Tour("settings") { tourist in
    try tourist.stop()
    try tourist.tap("settings.home.profile")
    tourist.look(after: 0.2)
    try tourist.app.settle()
    try tourist.tap("settings.field.first")
    try tourist.stop()
    try tourist.tap(labelled: "Done")
    try tourist.app.settle()
    for (row, page) in [("appearance", "appearance"), ("text", "text")] {
      try tourist.scroll(to: "settings.home.\(row)")
      try tourist.tap("settings.home.\(row)")
      try tourist.stop()
      #expect(tourist.app.exists("settings.\(page)"))
      try tourist.tap(labelled: "Settings")
      try tourist.app.settle()
    }
  }

  static let notes = Tour("notes", looks: 6) { tourist in
    try tourist.stop()
    try tourist.scroll(to: "notes.row.0")
    try tourist.tap("notes.row.0")
    tourist.look(after: 0.2)
    try tourist.app.settle()
    try tourist.tap("notes.text")
    try tourist.stop()
    try tourist.tap(labelled: "Done")
    try tourist.app.settle()
    try tourist.tap(labelled: "Notes")
    try tourist.app.settle()
    try tourist.tap(labelled: "Folders")
    try tourist.stop()
    try tourist.tap(labelled: "New Folder")
    try tourist.stop()
    try tourist.tap(labelled: "Cancel")
    try tourist.app.settle()
    try tourist.tap(labelled: "Settings")
    try tourist.stop()
  }

  static let stack = Tour("stack") { tourist in
    try tourist.stop()
    try tourist.tap("stack.toggle")
    tourist.look(after: 0.3)
    try tourist.stop()
    tourist.app.flick(from: CGPoint(x: tourist.size.width / 2, y: tourist.size.height * 0.8), by: CGVector(dx: 0, dy: -160))
    try tourist.stop()
    tourist.app.tap(CGPoint(x: tourist.size.width / 2, y: 4))
    try tourist.stop()
  }

  static let pinchPop = Tour("pinch-pop") { tourist in
    try tourist.stop()
    try tourist.tap("pinch.in")
    tourist.look(after: 0.3)
    try tourist.stop()
    try tourist.tap("pinch.in")
    try tourist.stop()
    try tourist.tap("pinch.out")
    tourist.look(after: 0.3)
  }

  static let alongside = Tour("alongside") { tourist in
    try tourist.stop()
    try tourist.tap("alongside.next")
    tourist.look(after: 0.2)
    try tourist.stop()
    let finger = tourist.pullFromEdge(by: 0.5)
    tourist.look()
    finger.cancel()
    try tourist.app.settle()
    try tourist.tap("alongside.next")
    try tourist.stop()
  }

  static let tabs = Tour("tabs") { tourist in
    try tourist.stop()
    let way = tourist.size.width * (tourist.scene == .mirrored ? 0.4 : -0.4)
    let finger = tourist.app.touch(CGPoint(x: tourist.size.width * 0.5, y: tourist.size.height * 0.45))
    finger.move(by: CGVector(dx: way, dy: 0), duration: 0.3)
    tourist.look()
    finger.move(by: CGVector(dx: way * 0.4, dy: 0), duration: 0.05)
    finger.lift()
    try tourist.stop()
    try tourist.tap(labelled: "Autumn")
    try tourist.stop()
    try tourist.tap(labelled: "Winter")
    try tourist.stop()
  }

  private static func playbill(_ name: String) -> Tour {
    Tour(name) { tourist in
      try tourist.stop()
      try tourist.tap("\(name).play")
      tourist.look(after: 0.15)
      tourist.look(after: 0.2)
      try tourist.stop()
      try tourist.tap("\(name).back")
      tourist.look(after: 0.25)
    }
  }
}
