import HostInterface
import NotesDemo
import SegueTesting
import Testing
import UIKit

/// The notes as their user has them: opened, swiped away, looked for, written, turned; and left while something is under way.
@MainActor @Suite struct NotesDemoTests {
  private func launch(_ device: Device = .iPhone14, _ environment: EnvironmentSettings = EnvironmentSettings()) -> TestApp {
    let app = TestApp(device: device, environment: environment) { NotesDemo.makeRootViewController() }
    app.advance(by: 0.1)
    return app
  }
  private func tap(_ label: String, in app: TestApp, line: UInt = #line) throws {
    let frame = try app.element(labelled: label, line: line).frame
    app.tap(CGPoint(x: frame.midX, y: frame.midY))
  }
  private func rows(_ app: TestApp) -> [String] {
    app.session.shownViews.compactMap(\.identifier).filter { $0.hasPrefix("notes.row.") }
  }
  private func isShown(_ label: String, in app: TestApp) -> Bool { app.elements.contains { $0.label?.hasPrefix(label) == true } }
  /// Opens Sourdough, the fourth note, which is pinned.
  private func openBread(in app: TestApp) throws {
    try app.tap("notes.search")
    try app.settle()
    app.typeText("sourdough")
    try app.settle()
    try app.tap("notes.row.3")
    try app.settle()
  }

  // MARK: Opening

  @Test func `the list begins with what is pinned, and a throw leads far down`() throws {
    let app = launch()
    #expect(isShown("Market list for Saturday", in: app))
    #expect(app.elements.contains { $0.label?.hasSuffix("08:12  ·  Kitchen, Pinned") == true })
    app.flick(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -600), duration: 0.05)
    try app.settle()
    #expect(!isShown("Market list for Saturday", in: app))
    #expect(rows(app).count >= 4)
    #expect(app.diagnostics == [])
  }

  @Test func `a note that is opened and left by the edge is where it was, and one that is pulled half way stays`() throws {
    let app = launch()
    try app.tap("notes.row.0")
    try app.settle()
    #expect(app.exists("notes.text"))
    let finger = app.touch(CGPoint(x: 3, y: 400))
    finger.move(by: CGVector(dx: 150, dy: 0), duration: 0.3)
    app.advance(by: 0.2)
    finger.lift()
    try app.settle()
    #expect(app.exists("notes.text") && !app.exists("notes.list"))
    app.flick(from: CGPoint(x: 3, y: 400), by: CGVector(dx: 250, dy: 0))
    try app.settle()
    #expect(app.exists("notes.list") && !app.exists("notes.text"))
    #expect(app.diagnostics == [])
  }

  // MARK: Swipes

  @Test func `a row that is swiped and put back stays, and one that is swiped across is deleted`() throws {
    let app = launch()
    let frame = try app.view("notes.row.0").frame
    try app.drag("notes.row.0", by: CGVector(dx: -150, dy: 0))
    try app.settle()
    #expect(isShown("Delete", in: app))
    app.tap(CGPoint(x: 60, y: frame.midY + 200))
    try app.settle()
    #expect(!isShown("Delete", in: app))
    #expect(app["notes.row.0"]?.frame == frame)
    let finger = app.touch(CGPoint(x: frame.maxX - 40, y: frame.midY))
    finger.move(by: CGVector(dx: -300, dy: 0), duration: 0.3)
    app.advance(by: 0.3)
    finger.lift()
    try app.settle()
    #expect(!app.exists("notes.row.0"))
    #expect(isShown("The Tempest, first ideas", in: app))
    #expect(app.diagnostics == [])
  }

  @Test func `a swipe that a call interrupts deletes nothing`() throws {
    let app = launch()
    let frame = try app.view("notes.row.0").frame
    let finger = app.touch(CGPoint(x: frame.maxX - 40, y: frame.midY))
    finger.move(by: CGVector(dx: -300, dy: 0), duration: 0.3)
    app.interrupt()
    finger.lift()
    app.endInterruption()
    try app.settle()
    #expect(app.exists("notes.row.0"))
    #expect(app.diagnostics == [])
  }

  @Test func `a note that is pinned by a swipe goes up, and its row is not there twice`() throws {
    let app = launch()
    app.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 100))
    try app.settle()
    let row = try #require(rows(app).last { app[$0].map { $0.frame.maxY < 740 && $0.frame.minY > 200 } ?? false })
    try app.drag(row, by: CGVector(dx: 120, dy: 0))
    try app.settle()
    let isPinned = isShown("Unpin", in: app)
    try tap(isPinned ? "Unpin" : "Pin", in: app)
    try app.settle()
    #expect(rows(app).count == Set(rows(app)).count)
    #expect(!isShown("Pin", in: app) && !isShown("Unpin", in: app))
    #expect(app.diagnostics == [])
  }

  // MARK: Search

  @Test func `ten letters leave the notes that have them, letter by letter, and Cancel brings all back`() throws {
    let app = launch()
    let before = rows(app)
    try app.tap("notes.search")
    try app.settle()
    var counts: [Int] = []
    for letter in "a doll’s h" {
      app.typeText(String(letter))
      counts.append(rows(app).count)
    }
    #expect(counts == counts.sorted(by: >))
    try app.settle()
    #expect(rows(app).count == 1 && isShown("A Doll’s House", in: app))
    app.typeText("zz")
    try app.settle()
    #expect(rows(app).isEmpty && app.exists("notes.empty"))
    app.deleteBackward(times: 2)
    try app.settle()
    #expect(rows(app).count == 1 && !app.exists("notes.empty"))
    try tap("Cancel", in: app)
    try app.settle()
    #expect(rows(app) == before)
    #expect(!app.session.typing.isWanted)
    #expect(app.diagnostics == [])
  }

  @Test func `a result is opened while the field is edited, and the search is still there afterwards`() throws {
    let app = launch()
    try openBread(in: app)
    #expect(app.exists("notes.text"))
    app.flick(from: CGPoint(x: 3, y: 400), by: CGVector(dx: 250, dy: 0))
    try app.settle()
    #expect(rows(app).contains("notes.row.3") && rows(app).count < 4)
    #expect(app.diagnostics == [])
  }

  // MARK: Writing

  @Test func `what is typed in a note is in the list, which has it at the top of its day`() throws {
    let app = launch()
    try openBread(in: app)
    try app.tap("notes.text")
    try app.settle()
    #expect(app.session.typing.isWanted)
    app.press(key: "command+up")
    app.typeText("My ")
    try tap("Done", in: app)
    try app.settle()
    #expect(!app.session.typing.isWanted)
    try tap("Notes", in: app)
    try app.settle()
    #expect(isShown("My Sourdough, the short version", in: app))
    #expect(app.diagnostics == [])
  }

  @Test func `a new note comes with the keyboard, is kept when something was written, and is gone when nothing was`() throws {
    let app = launch()
    try tap("New Note", in: app)
    try app.settle()
    #expect(app.session.typing.isWanted)
    app.typeText("Ring Piet\nabout the water")
    app.flick(from: CGPoint(x: 3, y: 200), by: CGVector(dx: 250, dy: 0))
    try app.settle()
    app.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 100))
    try app.settle()
    #expect(isShown("Ring Piet, about the water", in: app))
    try tap("New Note", in: app)
    try app.settle()
    try tap("Notes", in: app)
    try app.settle()
    #expect(!isShown("New Note, No more text", in: app))
    #expect(app.diagnostics == [])
  }

  @Test func `a circle that is tapped is ticked, and no caret goes there`() throws {
    let app = launch()
    try app.tap("notes.row.0")
    try app.settle()
    let text = try #require(app.perform { app.session.window.firstTextView })
    let before = try #require(text.text)
    let place = (before as NSString).range(of: "○ Rye")
    let start = try #require(text.position(from: text.beginningOfDocument, offset: place.location))
    let end = try #require(text.position(from: start, offset: 1))
    let range = try #require(text.textRange(from: start, to: end))
    let circle = app.perform { text.convert(text.firstRect(for: range), to: nil) }
    app.tap(CGPoint(x: circle.midX, y: circle.midY))
    try app.settle()
    #expect(text.text == before.replacingOccurrences(of: "○ Rye", with: "✓ Rye"))
    #expect(!app.session.typing.isWanted)
    app.tap(CGPoint(x: circle.midX, y: circle.midY))
    try app.settle()
    #expect(text.text == before)
    #expect(app.diagnostics == [])
  }

  @Test func `a list in a note goes on after the return key`() throws {
    let app = launch()
    try tap("New Note", in: app)
    try app.settle()
    app.typeText("Shopping\n○ milk\neggs")
    let text = try #require(app.perform { app.session.window.firstTextView })
    #expect(text.text == "Shopping\n○ milk\n○ eggs")
    #expect(app.diagnostics == [])
  }

  // MARK: Menus

  @Test func `a note is deleted from the menu of a row that was held, and the page of the menu is gone with it`() throws {
    let app = launch()
    try app.press("notes.row.0")
    try app.settle()
    #expect(app.exists("notes.preview"))
    try tap("Delete", in: app)
    try app.settle()
    #expect(!app.exists("notes.preview") && !app.exists("notes.row.0"))
    #expect(app.diagnostics == [])
  }

  @Test func `the list is in the order of titles while the menu says so`() throws {
    let app = launch()
    try tap("More", in: app)
    try app.settle()
    try tap("Title", in: app)
    try app.settle()
    app.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 40))
    try app.settle()
    app.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 40))
    try app.settle()
    #expect(isShown("A better lunch box", in: app))
    try tap("More", in: app)
    try app.settle()
    try tap("Date Edited", in: app)
    try app.settle()
    #expect(app.diagnostics == [])
  }

  // MARK: Folders and settings

  @Test func `a folder is made in a form, over the keyboard and its bar, and a form that is left asks first`() throws {
    let app = launch()
    try tap("Folders", in: app)
    try app.settle()
    try tap("New Folder", in: app)
    try app.settle()
    try app.tap("notes.form.name")
    try app.settle()
    app.typeText("Choir\nWednesdays at eight")
    try tap("Cancel", in: app)
    try app.settle()
    try tap("Keep Editing", in: app)
    try app.settle()
    #expect(app.exists("notes.form"))
    try app.tap("notes.form.tint.5")
    try app.settle()
    try tap("Create", in: app)
    try app.settle()
    #expect(!app.exists("notes.form"))
    app.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300))
    try app.settle()
    #expect(isShown("Choir, 0 notes", in: app))
    #expect(app.diagnostics == [])
  }

  @Test func `a folder goes with its notes, once somebody has said so`() throws {
    let app = launch()
    try tap("Folders", in: app)
    try app.settle()
    for answer in ["Cancel", "Delete"] {
      try app.press("notes.folder.kitchen")
      try app.settle()
      try tap("Delete Folder", in: app)
      try app.settle()
      try tap(answer, in: app)
      try app.settle()
      #expect(app.exists("notes.folder.kitchen") == (answer == "Cancel"))
    }
    try tap("Notes", in: app)
    try app.settle()
    #expect(!isShown("Market list for Saturday", in: app))
    #expect(app.diagnostics == [])
  }

  @Test func `a switch in the settings changes the rows of another tab`() throws {
    let app = launch()
    let height = try app.view("notes.row.0").frame.height
    try tap("Settings", in: app)
    try app.settle()
    try app.tap("notes.settings.previews")
    try app.settle()
    try tap("Notes", in: app)
    try app.settle()
    #expect(try app.view("notes.row.0").frame.height < height)
    #expect(app.diagnostics == [])
  }

  // MARK: On the way

  @Test func `a tab that is changed while the keyboard comes, and a turn while it goes, leave nothing behind`() throws {
    let app = launch()
    try app.tap("notes.search")
    app.advance(by: 0.1)
    app.rotate(to: .landscapeLeft)
    app.advance(by: 0.1)
    app.typeText("tea")
    app.rotate(to: .portrait)
    try app.settle()
    #expect(rows(app).count >= 2)
    try tap("Cancel", in: app)
    app.advance(by: 0.1)
    try tap("Folders", in: app)
    try app.settle()
    #expect(app.exists("notes.folders") && !app.session.typing.isWanted)
    try tap("Notes", in: app)
    try app.settle()
    #expect(app.exists("notes.row.0"))
    #expect(app.diagnostics == [])
  }

  @Test func `the largest text, night and a turn come while a note is pushed, and go while it is popped`() throws {
    let app = launch()
    let before = try app.view("notes.row.0").frame
    try app.tap("notes.row.0")
    app.advance(by: 0.1)
    app.choose(.contentSize(.AX5))
    app.choose(.style(.dark))
    app.rotate(to: .landscapeRight)
    try app.settle()
    #expect(app.exists("notes.text"))
    try tap("Notes", in: app)
    app.advance(by: 0.1)
    app.choose(.contentSize(.L))
    app.choose(.style(.light))
    app.rotate(to: .portrait)
    try app.settle()
    #expect(app["notes.row.0"]?.frame == before)
    #expect(app.diagnostics == [])
  }
}

extension UIView {
  fileprivate var firstTextView: UITextView? { (self as? UITextView) ?? subviews.lazy.compactMap(\.firstTextView).first }
}
