import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// Views that avoid the keyboard, and actions that dismiss it. (Docs/behaviour/presentations.md, "Sheet detents and drags" and "Alerts
/// and action sheets", and Docs/behaviour/controls.md, "Keyboard")
@MainActor @Suite struct KeyboardAvoidanceTests {
  private func list(_ mode: UIScrollView.KeyboardDismissMode) throws -> (TextStage, UIScrollView) {
    let stage = TextStage(), list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    stage.app.perform {
      list.contentSize = CGSize(width: 390, height: 3000)
      list.keyboardDismissMode = mode
      stage.page.view.insertSubview(list, at: 0)
      list.addSubview(stage.field)
    }
    try stage.begin(stage.field)
    stage.forget()
    return (stage, list)
  }

  @Test func `a drag sends it down as it begins, where it is told to`() throws {
    let (stage, _) = try list(.onDrag)
    let finger = stage.app.touch(CGPoint(x: 200, y: 450))
    finger.move(by: CGVector(dx: 0, dy: -40), duration: 0.2)
    #expect(!stage.field.isFirstResponder)
    finger.lift()
    try stage.app.settle()
    #expect(!stage.keyboard.isUp)
  }

  @Test func `a drag leaves it where nothing was said`() throws {
    let (stage, _) = try list(.none)
    stage.app.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 700))
    try stage.app.settle()
    #expect(stage.keyboard.isUp && stage.keyboard.frame.minY == 508)
  }

  @Test func `the finger draws it down from its top edge, and up again`() throws {
    let (stage, _) = try list(.interactive)
    let finger = stage.app.touch(CGPoint(x: 200, y: 400))
    finger.move(to: CGPoint(x: 200, y: 500), duration: 0.2)
    #expect(stage.keyboard.frame.minY == 508)
    finger.move(to: CGPoint(x: 200, y: 700), duration: 0.2)
    #expect(stage.keyboard.host.frame.minY == 700)
    #expect(stage.log == [], "nobody is told before the finger lets go")
    finger.move(to: CGPoint(x: 200, y: 600), duration: 0.2)
    #expect(stage.keyboard.host.frame.minY == 600)
    stage.app.advance(by: 0.3)
    finger.lift()
    try stage.app.settle()
    #expect(stage.field.isFirstResponder && stage.keyboard.host.frame.minY == 508)
  }

  @Test func `thrown down it goes, and the editing ends; taken away it comes back`() throws {
    for isCancelled in [false, true] {
      let (stage, _) = try list(.interactive)
      let finger = stage.app.touch(CGPoint(x: 200, y: 400))
      finger.move(to: CGPoint(x: 200, y: 700), duration: 0.15)
      if isCancelled { finger.cancel() } else { finger.lift() }
      try stage.app.settle()
      #expect(stage.field.isFirstResponder == isCancelled)
      #expect(stage.keyboard.isUp == isCancelled)
      #expect(stage.keyboard.host.superview == nil || stage.keyboard.host.frame.minY == 508)
    }
  }

  @Test(arguments: [0.0, 0.03, 0.1, 0.2])
  // Docs/behaviour/controls.md, "Keyboard", and Docs/behaviour/environment.md, "App life cycle".
  func `let go, caught again on its way up and put in the background it is where it was`(moment: Double) throws {
    let (stage, _) = try list(.interactive)
    let first = stage.app.touch(CGPoint(x: 200, y: 400))
    first.move(to: CGPoint(x: 200, y: 600), duration: 0.3)
    stage.app.advance(by: 0.3)
    first.lift()
    stage.app.advance(by: moment)
    let second = stage.app.touch(CGPoint(x: 200, y: 420))
    second.move(to: CGPoint(x: 200, y: 620), duration: 0.2)
    #expect(stage.keyboard.host.frame.minY > 560)
    stage.app.background()
    stage.app.advance(by: 0.1)
    second.move(to: CGPoint(x: 200, y: 700), duration: 0.1)
    second.lift()
    stage.app.foreground()
    try stage.app.settle()
    #expect(stage.field.isFirstResponder && stage.keyboard.isUp && stage.keyboard.host.frame.minY == 508)
    let third = stage.app.touch(CGPoint(x: 200, y: 400))
    third.move(to: CGPoint(x: 200, y: 700), duration: 0.15)
    third.lift()
    try stage.app.settle()
    #expect(!stage.field.isFirstResponder && stage.keyboard.host.superview == nil)
  }

  @Test(arguments: [0.0, 0.03, 0.1, 0.2])
  // Docs/behaviour/controls.md, "Keyboard", and Docs/behaviour/environment.md, "App life cycle".
  func `thrown down and put in the background on its way it is gone, whatever a finger does meanwhile`(moment: Double) throws {
    for isCaught in [false, true] {
      let (stage, _) = try list(.interactive)
      let first = stage.app.touch(CGPoint(x: 200, y: 400))
      first.move(to: CGPoint(x: 200, y: 700), duration: 0.15)
      first.lift()
      stage.app.advance(by: moment)
      let second = isCaught ? stage.app.touch(CGPoint(x: 200, y: 420)) : nil
      second?.move(to: CGPoint(x: 200, y: 500), duration: 0.05)
      stage.app.background()
      stage.app.advance(by: 0.1)
      stage.app.foreground()
      second?.lift()
      try stage.app.settle()
      #expect(!stage.field.isFirstResponder && !stage.keyboard.isUp && stage.keyboard.host.superview == nil)
      _ = stage.app.perform { stage.field.becomeFirstResponder() }
      try stage.app.settle()
      #expect(stage.keyboard.host.frame.minY == 508)
    }
  }

  @Test func `a field that is removed while a finger draws its keyboard leaves nothing behind`() throws {
    let (stage, _) = try list(.interactive)
    let finger = stage.app.touch(CGPoint(x: 200, y: 400))
    finger.move(to: CGPoint(x: 200, y: 650), duration: 0.2)
    stage.app.perform { stage.field.removeFromSuperview() }
    finger.move(to: CGPoint(x: 200, y: 600), duration: 0.2)
    finger.lift()
    try stage.app.settle()
    #expect(!stage.keyboard.isUp && stage.keyboard.host.superview == nil)
  }

  @Test func `content under a finger that draws the keyboard down does not leap to what is edited`() throws {
    let (stage, list) = try list(.interactive)
    stage.app.perform {
      list.avoidsKeyboard = true
      stage.field.frame.origin.y = 870
      list.contentOffset.y = 400
    }
    let finger = stage.app.touch(CGPoint(x: 200, y: 400))
    var offsets: [CGFloat] = []
    for _ in 0..<20 {
      finger.move(by: CGVector(dx: 0, dy: 10), duration: 1.0 / 60)
      offsets.append(list.contentOffset.y)
    }
    #expect(stage.keyboard.frame.minY > 508)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { (0...21).contains($0 - $1) }, "\(offsets)")
    finger.lift()
    try stage.app.settle()
  }

  @Test func `a collection controller's content keeps clear of it and shows what is edited`() throws {
    final class Page: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    }
    let page = Page(collectionViewLayout: UICollectionViewFlowLayout()), app = TestApp(page, device: .iPhone14)
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
    app.perform {
      page.collectionView.alwaysBounceVertical = true
      page.collectionView.addSubview(field)
    }
    let before = page.collectionView.adjustedContentInset.bottom
    _ = app.perform { field.becomeFirstResponder() }
    try app.settle()
    #expect(page.collectionView.adjustedContentInset.bottom == 336)
    _ = app.perform { field.resignFirstResponder() }
    try app.settle()
    #expect(page.collectionView.adjustedContentInset.bottom == before)
  }

  @Test func `after a rotation what is edited is seen above the keyboard, and after the next one too (behaviour: Keyboard)`() throws {
    final class Fields: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil), field = UITextField()
        field.frame = CGRect(x: 16, y: 0, width: 200, height: 44)
        field.accessibilityIdentifier = "field.\(indexPath.row)"
        cell.contentView.addSubview(field)
        return cell
      }
    }
    let app = TestApp { Fields(style: .plain) }
    try app.tap("field.4")
    try app.settle()
    for orientation in [Device.Orientation.landscapeLeft, .portrait, .landscapeRight] {
      app.rotate(to: orientation)
      try app.settle()
      let field = try app.view("field.4").frame
      #expect(field.minY > 0 && field.maxY < app.session.runtime.keyboard.frame.minY, "\(orientation)")
    }
  }

  // Docs/behaviour/lists.md, "Table view controllers and diffable data sources".
  @Test func `a table controller's rows keep clear of it, and the row of what is edited is shown`() throws {
    final class Page: UITableViewController {
      var fields: [Int: UITextField] = [:]
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = fields[indexPath.row] ?? UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 34))
        fields[indexPath.row] = field
        cell.contentView.addSubview(field)
        return cell
      }
    }
    let page = Page(style: .insetGrouped), app = TestApp(page, device: .iPhone14)
    let before = page.tableView.adjustedContentInset.bottom
    let field = try #require(page.fields[15])
    _ = app.perform { field.becomeFirstResponder() }
    try app.settle()
    #expect(page.tableView.adjustedContentInset.bottom == 336)
    let place = field.convert(field.bounds, to: nil)
    #expect(place.maxY <= 508 && place.minY > 0)
    // Rows that go while one of them is edited, and the page left with the keyboard up.
    app.perform {
      page.tableView.reloadData()
      page.fields[15]?.removeFromSuperview()
    }
    try app.settle()
    #expect(page.tableView.adjustedContentInset.bottom == before)
    let other = try #require(page.fields[3])
    app.perform { page.tableView.contentOffset.y = -page.tableView.adjustedContentInset.top }
    app.advance(by: 0.1)
    _ = app.perform { other.becomeFirstResponder() }
    try app.settle()
    #expect(page.tableView.adjustedContentInset.bottom == 336)
    _ = app.perform { other.resignFirstResponder() }
    try app.settle()
    #expect(page.tableView.adjustedContentInset.bottom == before)
  }

  @Test func `an alert's fields are edited as it comes, above the keyboard, and return goes on to the preferred action`() throws {
    let stage = TextStage()
    var chosen: [String] = []
    let alert = stage.app.perform {
      let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
      let ok = UIAlertAction(title: "OK", style: .default) { _ in chosen.append("OK") }
      alert.addAction(ok)
      alert.preferredAction = ok
      stage.page.present(alert, animated: true)
      return alert
    }
    try stage.app.settle()
    #expect(alert.textFields?.count == 2)
    #expect(alert.textFields?[0].isFirstResponder == true)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame.maxY < 508 && abs(frame.midY - (47 + 508) / 2) < 2)
    stage.app.typeText("me\nsecret")
    #expect(alert.textFields?.map { $0.text ?? "" } == ["me", "secret"])
    stage.app.typeText("\n")
    try stage.app.settle()
    #expect(chosen == ["OK"])
    #expect(!stage.keyboard.isUp)
  }

  @Test func `an alert with a field that is dismissed leaves no keyboard, nor one whose field is removed`() throws {
    let stage = TextStage()
    stage.app.perform {
      let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      stage.page.present(alert, animated: true)
    }
    stage.app.advance(by: 0.1)
    stage.app.perform { (stage.page.presentedViewController as? UIAlertController)?.textFields?.first?.removeFromSuperview() }
    try stage.app.settle()
    #expect(!stage.keyboard.isUp)
    let alert = stage.page.presentedViewController!
    #expect(abs(alert.view.convert(alert.view.bounds, to: nil).midY - (47 + 810) / 2) < 2)
    stage.app.perform { stage.page.dismiss(animated: true) }
    try stage.app.settle()
    #expect(!stage.keyboard.isUp && stage.page.presentedViewController == nil)
  }

  @Test func `a medium sheet goes up while its field edits, and down again (behaviour: Sheet detents and drags)`() throws {
    let stage = TextStage(), sheet = UIViewController(), field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    stage.app.perform {
      sheet.view.addSubview(field)
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      stage.page.present(sheet, animated: true)
    }
    try stage.app.settle()
    let before = sheet.view.convert(sheet.view.bounds, to: nil).minY
    try stage.begin(field)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY < before - 200)
    _ = stage.app.perform { field.resignFirstResponder() }
    try stage.app.settle()
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY == before)
  }

  // Docs/behaviour/bars.md, "Hidden bars and extended layout".
  @Test func `bars go with the keyboard's coming where a navigation controller says so`() throws {
    let stage = TextStage(navigation: true), navigation = stage.page.navigationController!
    try stage.begin(stage.field)
    #expect(!navigation.isNavigationBarHidden)
    _ = stage.app.perform { stage.field.resignFirstResponder() }
    stage.app.perform { navigation.hidesBarsWhenKeyboardAppears = true }
    try stage.begin(stage.field)
    #expect(navigation.isNavigationBarHidden)
    _ = stage.app.perform { stage.field.resignFirstResponder() }
    try stage.app.settle()
    #expect(navigation.isNavigationBarHidden, "they stay away")
  }
}
